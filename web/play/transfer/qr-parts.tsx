// The QR codes of a game, one at a time, so that a camera does not take the wrong one.

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../app/texts.ts';
import { IconButton } from '../../design/button.tsx';
import { QrCode } from '../../share/qr-code.tsx';
import styles from './transfer.module.css';

export function QrParts({ urls }: { readonly urls: readonly string[] }) {
  const text = useText();
  const [at, setAt] = useState(0);
  const parts = urls.length;
  return (
    <div className={styles.qr}>
      <QrCode url={urls[at]} title={text('transfer.qr', { part: at + 1, parts })} />
      {parts > 1 && (
        <div className={styles.turn}>
          <IconButton
            icon={ArrowLeft}
            label={text('transfer.qr.before')}
            aria-disabled={at === 0}
            onClick={() => setAt(Math.max(0, at - 1))}
          />
          <span aria-live="polite">{text('transfer.qr', { part: at + 1, parts })}</span>
          <IconButton
            icon={ArrowRight}
            label={text('transfer.qr.next')}
            aria-disabled={at === parts - 1}
            onClick={() => setAt(Math.min(parts - 1, at + 1))}
          />
        </div>
      )}
    </div>
  );
}
