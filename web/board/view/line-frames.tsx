// Frames around whole rows and columns that are highlighted.

import type { CSSProperties } from 'react';
import { indexOfLine, isRowLine } from '../../../src/puzzle/places.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import styles from '../board.module.css';

interface LineBandsProps {
  readonly puzzle: Puzzle;
  /** Rows from 0, then columns from the height of the puzzle. */
  readonly lines: readonly number[] | undefined;
}

export function LineBands({ puzzle, lines = [] }: LineBandsProps) {
  return lines.map((line) => {
    const isRow = isRowLine(line, puzzle.height);
    const style = { '--at': indexOfLine(line, puzzle.height) } as CSSProperties;
    const kind = isRow ? styles.rowFrame : styles.columnFrame;
    return <div key={line} className={kind} style={style} aria-hidden />;
  });
}
