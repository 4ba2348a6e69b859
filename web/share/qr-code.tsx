// A link as a QR code, or a note that the link is too long for one.

import { useMemo } from 'react';
import { useText } from '../app/texts.ts';
import { qrImage } from './qr-image.ts';
import styles from './share.module.css';
import { SvgView } from './vector/svg-view.tsx';

export function QrCode({ url, title }: { readonly url: string; readonly title: string }) {
  const text = useText();
  const image = useMemo(() => qrImage(url), [url]);
  if (image === undefined) {
    return <p className={`${styles.note} ${styles.noCode}`}>{text('share.qr.tooLong')}</p>;
  }
  return <SvgView image={image} title={title} className={styles.code} />;
}
