// Lists all ways to change one number of one clue that let rows and columns add up again. One
// number that changes, comes or goes changes one sum. So no such change helps when all sums agree
// or when those of several colours differ; else the difference says by how much every number would
// have to change. When one line is too long, the number is in that line; when several are, no
// single number helps. Cost: a look at each block and each place between two.

import { type Block, type Clue, gaps, paintedCells, sameClue } from '../../puzzle/clue.ts';
import { isRowLine, lengthOfLine } from '../../puzzle/places.ts';
import { allLines, type ClueLines, tooLongLines } from './clue-lines.ts';
import { differingSums } from './clue-sums.ts';

export interface OneNumberChange {
  /** Rows from 0, then columns from the height. */
  readonly line: number;
  /** The block that changes or goes, or before which the new one comes, from 0. */
  readonly block: number;
  readonly kind: ChangeKind;
  readonly colour: number;
  /** The number that is there, 0 where one is put in. */
  readonly from: number;
  /** The number that should be there, 0 where one is left out. */
  readonly to: number;
}

export const CHANGE_KINDS = ['change', 'insert', 'drop'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Each change leads to another clue that fits its line, and lets the sums agree. */
export function oneNumberChanges(lines: ClueLines): OneNumberChange[] {
  const sums = differingSums(lines);
  const tooLong = tooLongLines(lines);
  if (sums.length !== 1 || tooLong.length > 1) return [];
  const [{ colour, rows, columns }] = sums;
  const places = tooLong.length === 1 ? [tooLong[0].line] : allLines(lines);
  return places.flatMap((line) => {
    const missing = isRowLine(line, lines.height) ? columns - rows : rows - columns;
    return changesInLine(lines.clues[line], line, colour, missing, lengthOfLine(lines, line));
  });
}

function changesInLine(
  clue: Clue,
  line: number,
  colour: number,
  missing: number,
  cells: number,
): OneNumberChange[] {
  const slips: OneNumberChange[] = [];
  clue.forEach((own, block) => {
    const to = own.length + missing;
    if (own.colour !== colour || to < 0) return;
    slips.push({ line, block, kind: to === 0 ? 'drop' : 'change', colour, from: own.length, to });
  });
  for (let block = 0; missing > 0 && block <= clue.length; block++) {
    slips.push({ line, block, kind: 'insert', colour, from: 0, to: missing });
  }
  const seen: Clue[] = [];
  return slips.filter((slip) => {
    const mended = changedClue(clue, slip);
    const isNew = !seen.some((other) => sameClue(other, mended));
    seen.push(mended);
    return isNew && paintedCells(mended) + gaps(mended) <= cells;
  });
}

export function changedClue(
  clue: Clue,
  { block, kind, colour, to }: Omit<OneNumberChange, 'line'>,
): Clue {
  const mended: Block[] = kind === 'drop' ? [] : [{ length: to, colour }];
  return clue.toSpliced(block, kind === 'insert' ? 0 : 1, ...mended);
}
