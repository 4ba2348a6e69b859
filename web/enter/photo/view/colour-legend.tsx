// Says what the letters behind the numbers of a coloured puzzle stand for.

import type { Palette } from '../../../../src/puzzle/palette.ts';
import { useText } from '../../../app/texts.ts';
import { colourNames } from '../../../board/view/spoken-names.ts';
import styles from './lines.module.css';

export function ColourLegend({ palette }: { readonly palette: Palette }) {
  const text = useText();
  const names = colourNames(text, palette);
  return (
    <ul className={styles.legend} aria-label={text('photo.colours')}>
      {palette.slice(1).map(({ rgb, symbol }, i) => (
        <li key={symbol}>
          <span className={styles.colour} style={{ background: rgb }} />
          {text('photo.colour.letter', { letter: symbol, colour: names[i + 1] ?? '' })}
        </li>
      ))}
    </ul>
  );
}
