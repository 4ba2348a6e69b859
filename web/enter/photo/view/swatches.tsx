// The colours of a reading side by side, so that one sees which of them are alike. The legend below
// has their names.

import type { Palette } from '../../../../src/puzzle/palette.ts';
import styles from './lines.module.css';

export function Swatches({ palette }: { readonly palette: Palette }) {
  return (
    <span aria-hidden className={styles.swatches}>
      {palette.slice(1).map(({ rgb, symbol }) => (
        <span key={symbol} className={styles.swatch} style={{ background: rgb }} />
      ))}
    </span>
  );
}
