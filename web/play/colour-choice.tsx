// The colours of the puzzle, each with the pattern, the letter and the number key that stand for it, so that nobody has to tell
// them apart by colour alone.

import { ToggleGroup } from 'radix-ui';
import type { Palette } from '../../src/puzzle/palette.ts';
import { useText } from '../app/words.tsx';
import { colourNames } from '../board/names.ts';
import { patternOf } from '../board/patterns.ts';
import styles from './tools.module.css';
import type { BoardTools } from './use-board-tools.ts';

export interface ColourChoiceProps {
  readonly palette: Palette;
  readonly tools: BoardTools;
}

export function ColourChoice({ palette, tools }: ColourChoiceProps) {
  const text = useText();
  const names = colourNames(text, palette);
  const nameOf = (key: number): string => {
    const name = names[key];
    return key <= 9
      ? text('play.colour.name', { name, key })
      : text('play.colour.keyless', { name });
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
          <span aria-hidden>{symbol}</span>
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
