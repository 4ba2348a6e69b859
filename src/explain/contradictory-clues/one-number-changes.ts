// Lists all changes of one number of one clue after which the sums of rows and columns agree, or
// can agree where blotted blocks and unknown lines leave them open. Changing, putting in or leaving
// out one number changes one sum; a blotted block has no number to change. So no such change helps
// when the sums of several colours differ, or when all sums agree and none is open. Otherwise the
// difference says by how much a number has to change; one open sum makes a bound of that, and two
// open sums leave it free. When one clue is too long for its line, the change must be in that line;
// when several clues are too long, no single change helps. Cost: one look at each block and at each
// place where a block can be put in, for each number that can stand there.

import { type Block, type Clue, gaps, paintedCells } from '../../puzzle/clue.ts';
import { isRowLine, lengthOfLine } from '../../puzzle/places.ts';
import { allLines, type ClueLines, tooLongLines } from './clue-lines.ts';
import { type ColourSums, differingSums, sumsOf } from './clue-sums.ts';

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
 * Returns the changes in some lines, all by default, after which the sums can agree and the changed
 * clue fits its line. No two changes in a line give the same clue.
 */
export function oneNumberChanges(
  lines: ClueLines,
  among: readonly number[] = allLines(lines),
): OneNumberChange[] {
  const sums = sumsToChange(lines);
  const tooLong = tooLongLines(lines);
  const places = tooLong.length === 0 ? among : among.filter((line) => line === tooLong[0].line);
  return places.flatMap((line) => {
    const clue = lines.clues[line];
    return clue === null ? [] : changesInLine(lines, line, clue, sums);
  });
}

/** Returns the sums of the colours of which a number may be changed; none if no change helps. */
export function sumsToChange(lines: ClueLines): ColourSums[] {
  const differing = differingSums(lines);
  if (differing.length > 1 || tooLongLines(lines).length > 1) return [];
  return sumsOf(lines)
    .slice(1)
    .filter(({ colour, rows, columns }) =>
      differing.length === 0 ? !(rows.isExact && columns.isExact) : colour === differing[0].colour,
    );
}

function changesInLine(
  lines: ClueLines,
  line: number,
  clue: readonly Block[],
  sums: readonly ColourSums[],
): OneNumberChange[] {
  const cells = lengthOfLine(lines, line);
  const seen = new Set([textOf(clue)]);
  return sums
    .flatMap((own) => changesOfColour(clue, own.colour, missingIn(lines, line, own), cells))
    .map((change) => ({ line, ...change }))
    .filter((change) => {
      const mended = changedClue(clue, change);
      if (paintedCells(mended) + gaps(mended) > cells) return false;
      const text = textOf(mended);
      const isNew = !seen.has(text);
      seen.add(text);
      return isNew;
    });
}

/**
 * A number can be changed by `from` at least, which may be below 0, and by `to` at most; either may
 * be infinite.
 */
interface Missing {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns how many cells of a colour the line may lack, so that the sums can agree. A side that is
 * not exact can have more cells than its clues need.
 */
function missingIn({ height }: ClueLines, line: number, sums: ColourSums): Missing {
  const { rows, columns } = sums;
  const [own, other] = isRowLine(line, height) ? [rows, columns] : [columns, rows];
  const missing = other.least - own.least;
  return {
    from: own.isExact ? missing : Number.NEGATIVE_INFINITY,
    to: other.isExact ? missing : Number.POSITIVE_INFINITY,
  };
}

/** Lists changes to numbers of up to `most` cells; some give the same clue. */
function changesOfColour(
  clue: readonly Block[],
  colour: number,
  missing: Missing,
  most: number,
): Omit<OneNumberChange, 'line'>[] {
  const changes: Omit<OneNumberChange, 'line'>[] = [];
  clue.forEach((own, block) => {
    const from = own.length;
    if (own.colour !== colour || from === null) return;
    for (let to = Math.max(0, from + missing.from); to <= Math.min(from + missing.to, most); to++) {
      changes.push({ block, kind: to === 0 ? 'drop' : 'change', colour, from, to });
    }
  });
  for (let block = 0; block <= clue.length; block++) {
    for (let to = Math.max(1, missing.from); to <= Math.min(missing.to, most); to++) {
      changes.push({ block, kind: 'insert', colour, from: 0, to });
    }
  }
  return changes;
}

function textOf(clue: readonly Block[]): string {
  return clue.map(({ length, colour }) => `${length}/${colour}`).join();
}

/** Returns the clues after a change; the clue of an unknown line has no number to change. */
export function changedClues(clues: readonly Clue[], change: OneNumberChange): Clue[] {
  return clues.map((clue, line) =>
    line === change.line && clue !== null ? changedClue(clue, change) : clue,
  );
}

export function changedClue(
  clue: readonly Block[],
  { block, kind, colour, to }: Omit<OneNumberChange, 'line'>,
): readonly Block[] {
  const mended: Block[] = kind === 'drop' ? [] : [{ length: to, colour }];
  return clue.toSpliced(block, kind === 'insert' ? 0 : 1, ...mended);
}
