// A bar with the colours and, in one line, the verdict on the drawing. It is for narrow screens,
// where the cards are out of sight while somebody draws.

import type { Palette } from '../../src/puzzle/palette.ts';
import { useText } from '../app/texts.ts';
import { briefJudgement } from './judging/brief-verdict.ts';
import type { Judgement } from './judging/judgement.ts';
import { paintNames } from './palette/colour-words.ts';
import { paintStyle } from './palette/paint-style.ts';
import palettes from './palette/palette-card.module.css';
import styles from './quick-bar.module.css';

interface QuickBarProps {
  readonly palette: Palette;
  readonly colour: number;
  readonly onColour: (colour: number) => void;
  readonly judgement: Judgement;
}

export function QuickBar({ palette, colour, onColour, judgement }: QuickBarProps) {
  const text = useText();
  const [Icon, words] = briefJudgement(text, judgement);
  return (
    <div className={styles.bar}>
      <fieldset className={styles.colours} aria-label={text('draw.colours.quick')}>
        {paintNames(text, palette).map((name, index) => (
          <button
            key={palette[index].symbol}
            type="button"
            className={styles.colour}
            aria-pressed={colour === index}
            aria-label={text('draw.colour.use', { name })}
            onClick={() => onColour(index)}
          >
            <span className={palettes.paint} style={paintStyle(palette, index)} />
          </button>
        ))}
      </fieldset>
      <p className={styles.verdict}>
        <Icon aria-hidden size={18} />
        {words}
      </p>
    </div>
  );
}
