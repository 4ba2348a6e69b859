// The colours of the puzzle. Patterns, number keys and names help to tell the colours apart. Only
// the first nine colours have a number key, and the names are shown only where there is room.

import { useId } from 'react';
import type { Palette } from '../../../src/puzzle/palette.ts';
import { useText } from '../../app/texts.ts';
import { patternOf } from '../../board/view/colour-patterns.ts';
import { colourNames } from '../../board/view/spoken-names.ts';
import { Radio } from '../../design/radio.tsx';
import styles from './tools.module.css';
import type { BoardTools } from './use-board-tools.ts';

interface ColourChoiceProps {
  readonly palette: Palette;
  readonly tools: BoardTools;
}

export function ColourChoice({ palette, tools }: ColourChoiceProps) {
  const text = useText();
  const group = useId();
  const names = colourNames(text, palette);
  const nameOf = (key: number): string => {
    const name = names[key];
    return hasKey(key) ? text('play.colour.name', { name, key }) : name;
  };
  return (
    <div role="radiogroup" className={styles.colours} aria-label={text('play.colour')}>
      {palette.slice(1).map(({ rgb, symbol }, i) => (
        <Radio
          key={symbol}
          group={group}
          name={nameOf(i + 1)}
          className={styles.colour}
          checked={tools.colour === i + 1}
          onChoose={() => tools.setColour(i + 1)}
        >
          <span
            className={styles.swatch}
            style={{ background: `${patternOf(i + 1, rgb)} 0 0 / 8px 8px ${rgb}` }}
            aria-hidden
          />
          <span className={styles.colourName} aria-hidden>
            {names[i + 1]}
          </span>
          {hasKey(i + 1) && <kbd aria-hidden>{i + 1}</kbd>}
        </Radio>
      ))}
    </div>
  );
}

function hasKey(colour: number): boolean {
  return colour <= 9;
}
