// The colours of the puzzle. Patterns, number keys and names help to tell the colours apart. Only
// the first nine colours have a number key, and the names are shown only where there is room.

import { ToggleGroup } from 'radix-ui';
import type { Palette } from '../../../src/puzzle/palette.ts';
import { useText } from '../../app/texts.ts';
import { patternOf } from '../../board/view/colour-patterns.ts';
import { colourNames } from '../../board/view/spoken-names.ts';
import styles from './tools.module.css';
import type { BoardTools } from './use-board-tools.ts';

interface ColourChoiceProps {
  readonly palette: Palette;
  readonly tools: BoardTools;
}

export function ColourChoice({ palette, tools }: ColourChoiceProps) {
  const text = useText();
  const names = colourNames(text, palette);
  const nameOf = (key: number): string => {
    const name = names[key];
    return hasKey(key) ? text('play.colour.name', { name, key }) : name;
  };
  return (
    <ToggleGroup.Root
      type="single"
      className={styles.colours}
      aria-label={text('play.colour')}
      value={String(tools.colour)}
      onValueChange={(next) => next !== '' && tools.setColour(Number(next))}
    >
      {palette.slice(1).map(({ rgb, symbol }, i) => (
        <ToggleGroup.Item
          key={symbol}
          value={String(i + 1)}
          className={styles.colour}
          aria-label={nameOf(i + 1)}
          title={nameOf(i + 1)}
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
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}

function hasKey(colour: number): boolean {
  return colour <= 9;
}
