// Lists all changes of one number of one clue after which the sums of rows and columns agree.
// Changing, putting in or leaving out one number changes one sum. So no such change helps when all
// sums agree or when the sums of several colours differ. Otherwise the difference says by how much
// a number has to change. When one clue is too long for its line, the change must be in that line;
// when several clues are too long, no single change helps. Cost: one look at each block and at each
// place where a block can be put in.

import { type Block, type Clue, gaps, paintedCells, sameClue } from '../../puzzle/clue.ts';
import { isRowLine, lengthOfLine } from '../../puzzle/places.ts';
import { allLines, type ClueLines, tooLongLines } from './clue-lines.ts';
import { differingSums } from './clue-sums.ts';

export interface OneNumberChange {
  /** The line: rows are numbered from 0, columns from the height. */
  readonly line: number;
  /**
   * The block, from 0, that is changed or left out, or before which the new block is put in; the
   * number of blocks when the new block is put in at the end.
   */
  readonly block: number;
  readonly kind: ChangeKind;
  readonly colour: number;
  /** The number that the clue has; 0 when a number is put in. */
  readonly from: number;
  /** The number that the clue should have; 0 when the number is left out. */
  readonly to: number;
}

export const CHANGE_KINDS = ['change', 'insert', 'drop'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * Returns the changes after which the sums agree and the changed clue fits its line. No two changes
 * in a line give the same clue.
 */
export function oneNumberChanges(lines: ClueLines): OneNumberChange[] {
  const sums = differingSums(lines);
  const tooLong = tooLongLines(lines);
  if (sums.length !== 1 || tooLong.length > 1) return [];
  const [{ colour, rows, columns }] = sums;
  const places = tooLong.length === 1 ? [tooLong[0].line] : allLines(lines);
  return places.flatMap((line) => {
    const missing = isRowLine(line, lines.height) ? columns - rows : rows - columns;
    return changesInLine(lines, line, colour, missing);
  });
}

function changesInLine(
  lines: ClueLines,
  line: number,
  colour: number,
  missing: number,
): OneNumberChange[] {
  const clue = lines.clues[line];
  const cells = lengthOfLine(lines, line);
  const changes: OneNumberChange[] = [];
  clue.forEach((own, block) => {
    const to = own.length + missing;
    if (own.colour !== colour || to < 0) return;
    changes.push({ line, block, kind: to === 0 ? 'drop' : 'change', colour, from: own.length, to });
  });
  for (let block = 0; missing > 0 && block <= clue.length; block++) {
    changes.push({ line, block, kind: 'insert', colour, from: 0, to: missing });
  }
  const seen: Clue[] = [];
  return changes.filter((change) => {
    const mended = changedClue(clue, change);
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
