// A picture of a single line with its clue. A board would also show the clues of the columns, which
// would reveal the line.

import type { CSSProperties } from 'react';
import type { Clue } from '../../src/puzzle/clue.ts';
import { useText } from '../app/texts.ts';
import { CROSS, UNMARKED } from '../board/state/mark.ts';
import { clueLabels } from '../board/view/clue-labels.ts';
import type { Highlights } from '../board/view/highlights.ts';
import styles from './line-picture.module.css';

interface LinePictureProps {
  readonly clue: Clue;
  readonly cells: Uint8Array;
  readonly highlights: Highlights;
  /** A word such as "After", which screen readers say before the clue and the cells. */
  readonly label: string;
}

export function LinePicture({ clue, cells, highlights, label }: LinePictureProps) {
  const text = useText();
  const { evidence = [], conclusions = [], blocks = [] } = highlights;
  const pointed = blocks.map(({ block }) => block);
  const name = text('help.technique.line', {
    label,
    clue: clueLabels(clue).join(' '),
    cells: [...cells].map((mark) => text(stateOf(mark))).join(', '),
  });
  return (
    <div className={styles.line} role="img" aria-label={name}>
      <span className={styles.clue}>
        {clueLabels(clue).map((label, block) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its index.
          <span key={block} data-pointed={pointed.includes(block) || undefined}>
            {label}
          </span>
        ))}
      </span>
      <span className={styles.cells} style={{ '--cells': cells.length } as CSSProperties}>
        {[...cells].map((mark, cell) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its index.
            key={cell}
            className={styles.cell}
            data-mark={mark === UNMARKED ? undefined : mark === CROSS ? 'cross' : 'paint'}
            data-look={lookOf(cell, evidence, conclusions)}
          />
        ))}
      </span>
    </div>
  );
}

function stateOf(mark: number) {
  if (mark === UNMARKED) return 'board.state.open';
  return mark === CROSS ? 'board.state.crossed' : 'board.state.painted';
}

function lookOf(cell: number, evidence: readonly number[], conclusions: readonly number[]) {
  if (conclusions.includes(cell)) return 'conclusion';
  return evidence.includes(cell) ? 'evidence' : undefined;
}
