// 21. The clues of a band of lines along an edge of the board say how many cells of a colour the
// band has. Each line across has at least, and at most, a certain number of these cells in the
// band; a person counts them line by line and adds the numbers up. When the sum of the least
// numbers, or of the greatest ones, is close to what the clues say, a line across can differ only
// little from its least or greatest number, and a value of a cell that would make it differ more is
// impossible. When blocks of the band are blotted, its clues give only a least number, to which the
// greatest numbers of the lines across can be close. Cost: O(lines^2 x blocks) to look at all
// bands, and a count of the arrangements of a line for each value of the few cells that matter.

import { coloursIn } from '../../puzzle/candidate-colours.ts';
import { isExactClue, paintedCells } from '../../puzzle/clue.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { allCandidates } from '../../puzzle/palette.ts';
import { cellsOfLine, isRowLine, lineOfColumn, linesOf } from '../../puzzle/places.ts';
import { clueOfLine } from '../../puzzle/puzzle.ts';
import { blottedCounter } from '../model/blotted-band.ts';
import {
  type Band,
  type Counts,
  countsInBand,
  countsInMarkedBand,
} from '../model/cells-in-band.ts';
import type { FoundStep } from '../model/found-step.ts';
import { masksOfLine } from '../model/line-masks.ts';
import { canBeArranged, type MarkedBoard, viewOf } from '../model/marked-board.ts';
import type { Fact, SumStep } from '../model/step.ts';

type Bound = SumStep['bound'];

/** A band of rows with the columns across it, or a band of columns with the rows across it. */
interface Sum {
  readonly band: Band;
  /** The lines of the band. */
  readonly lines: readonly number[];
  readonly across: readonly number[];
  /** How many cells of the colour the clues of the band ask for, at least if it is not exact. */
  readonly total: number;
  readonly isExact: boolean;
  readonly counts: readonly Counts[];
}

/** Finds a step by summing, in narrow bands first, because they are the easiest to count. */
export function summing(board: MarkedBoard): FoundStep<SumStep> | undefined {
  const sums = sumsOf(board).sort((a, b) => a.lines.length - b.lines.length);
  for (const sum of sums) {
    for (const bound of ['least', 'most'] as const) {
      const conclusions = conclusionsOf(board, sum, bound);
      const isPossible = conclusions.every(({ candidates }) => candidates !== 0);
      if (!isPossible || conclusions.length === 0) continue;
      const describe = () => stepOf(board, sum, bound, conclusions);
      return { technique: 'summing', tier: 6, conclusions, describe };
    }
  }
  return undefined;
}

/** Lists the bands from which something may follow. */
function sumsOf(board: MarkedBoard): Sum[] {
  const { width, height, palette } = board.puzzle;
  const rows = Array.from({ length: height }, (_, i) => i);
  const columns = Array.from({ length: width }, (_, i) => lineOfColumn(i, height));
  if (![...rows, ...columns].every((line) => canBeArranged(board, line))) return [];
  return [...palette.keys()]
    .slice(1)
    .flatMap((colour) => [
      ...bandsOf(board, colour, rows, columns),
      ...bandsOf(board, colour, columns, rows),
    ]);
}

/**
 * Lists the bands at both ends of `lines` from which something may follow; a band has at most half
 * of the lines.
 */
function bandsOf(
  board: MarkedBoard,
  colour: number,
  lines: readonly number[],
  across: readonly number[],
): Sum[] {
  const size = lines.length;
  const counters = across.map((line) => counterOf(board, line, colour));
  return Array.from({ length: Math.max(0, size - 1) }, (_, i) => i + 1).flatMap((cut) => {
    const [from, to] = 2 * cut <= size ? [0, cut] : [cut, size];
    const band = { from, to, colour };
    const counts = counters.map((countsIn) => countsIn(band));
    const sum = sumOf(board, { band, lines: lines.slice(from, to), across, counts });
    const isTight = sum?.counts.some(({ least, most }) => most - least > roomOf(sum));
    return sum !== undefined && isTight ? [sum] : [];
  });
}

/** Returns undefined for a band with an unknown line, which does not tell what it has. */
function sumOf({ puzzle }: MarkedBoard, shared: Omit<Sum, 'total' | 'isExact'>): Sum | undefined {
  const { lines, band } = shared;
  const clues = lines.map((line) => clueOfLine(puzzle, line));
  if (clues.includes(null)) return undefined;
  const blocks = clues.flatMap(
    (clue) => clue?.filter(({ colour }) => colour === band.colour) ?? [],
  );
  return { ...shared, total: paintedCells(blocks), isExact: isExactClue(blocks) };
}

/** Returns a function that counts in bands across a line that some arrangement fits. */
function counterOf(board: MarkedBoard, line: number, colour: number): (band: Band) => Counts {
  const clue = clueOfLine(board.puzzle, line);
  const view = viewOf(board, line);
  const nothing = { least: 0, most: 0 };
  if (view !== null && isExactClue(view.clue)) {
    const { clue: exact } = view;
    return (band) => countsInBand(exact, view, band);
  }
  const masks = masksOfLine(board.puzzle, board.cells, line);
  const countsIn =
    clue === null
      ? (band: Band) => countsInMarkedBand(clue, masks, band)
      : blottedCounter(clue, masks, colour);
  return (band) => countsIn(band) ?? nothing;
}

/**
 * Returns how many cells are left to share out, by the tighter bound, or infinity when this number
 * is below 0, because then the clues contradict the marks.
 */
function roomOf(sum: Sum): number {
  const room = Math.min(roomBy(sum, 'least'), roomBy(sum, 'most'));
  return room < 0 ? Number.POSITIVE_INFINITY : room;
}

function roomBy({ total, isExact, counts }: Sum, bound: Bound): number {
  if (bound === 'least' && !isExact) return Number.POSITIVE_INFINITY;
  const shared = counts.reduce((sum, count) => sum + count[bound], 0);
  return bound === 'least' ? total - shared : shared - total;
}

function conclusionsOf(board: MarkedBoard, sum: Sum, bound: Bound): Fact[] {
  const room = roomBy(sum, bound);
  return sum.across.flatMap((line, i) => {
    const { least, most } = sum.counts[i];
    return most - least > room ? conclusionsIn(board, sum, bound, line) : [];
  });
}

/**
 * Returns the cells of a line across that lose values, each with the candidates that it keeps:
 * those that do not take too much room.
 */
function conclusionsIn(board: MarkedBoard, sum: Sum, bound: Bound, line: number): Fact[] {
  const cells = cellsOfLine(board.puzzle, line);
  const masks = masksOfLine(board.puzzle, board.cells, line);
  const isOver = overLimit(board, sum, bound, line);
  return cells.flatMap((cell, at) => {
    if (isKnown(masks[at])) return [];
    const kept = coloursIn(masks[at]).filter(
      (colour) => !isOver(withValue(masks, at, 1 << colour)),
    );
    const candidates = kept.reduce((mask, colour) => mask | (1 << colour), 0);
    return candidates === masks[at] ? [] : [{ cell, candidates }];
  });
}

/**
 * Returns a test of the marks of a line across. The test is true in three cases: no arrangement
 * fits the marks; or the line would have more cells in the band than the other lines across leave
 * to it, for the bound `least`; or fewer cells than the other lines need it to have, for the bound
 * `most`.
 */
function overLimit(
  { puzzle }: MarkedBoard,
  { band, across, counts, total }: Sum,
  bound: Bound,
  line: number,
): (masks: Int32Array) => boolean {
  const clue = clueOfLine(puzzle, line);
  const others = counts.reduce((sum, c, i) => (across[i] === line ? sum : sum + c[bound]), 0);
  const limit = total - others;
  return (masks) => {
    const own = countsInMarkedBand(clue, masks, band);
    return own === undefined || (bound === 'least' ? own.least > limit : own.most < limit);
  };
}

function withValue(masks: Int32Array, at: number, value: number): Int32Array {
  const changed = masks.slice();
  changed[at] = value;
  return changed;
}

/**
 * Makes the step. Its sentences are `summing.least` and `summing.most`, and `summing.most-blotted`
 * when the lines have at least `total` cells. The sentences say: the lines from `fromLine` to
 * `toLine` have `total` cells of the `colour`, and the lines across them have at least, or at most,
 * `shared` of these cells within the band. `room` is the difference of the two numbers; `across`
 * are the lines across in which something follows. Lines are numbered as in `LineStep`.
 */
function stepOf(board: MarkedBoard, sum: Sum, bound: Bound, conclusions: readonly Fact[]): SumStep {
  const { band, lines, across, total, counts } = sum;
  const shares = across.map((line, i) => ({
    line,
    count: counts[i][bound],
    evidence: evidenceIn(board, { sum, bound }, line, conclusions),
  }));
  return {
    kind: 'sum',
    technique: 'summing',
    tier: 6,
    band: lines,
    colour: band.colour,
    total,
    bound,
    shares,
    conclusions,
    message: {
      key: sum.isExact ? `summing.${bound}` : 'summing.most-blotted',
      params: {
        fromLine: lines[0],
        toLine: lines[lines.length - 1],
        colour: band.colour,
        total,
        shared: shares.reduce((sum, { count }) => sum + count, 0),
        room: roomBy(sum, bound),
        across: [...new Set(conclusions.map(({ cell }) => lineAcross(board, lines[0], cell)))],
      },
    },
  };
}

function lineAcross({ puzzle }: MarkedBoard, line: number, cell: number): number {
  const [row, column] = linesOf(puzzle, cell);
  return isRowLine(line, puzzle.height) ? column : row;
}

/**
 * Returns a minimal set of marks of a line across that suffices for its share and for what is
 * concluded in the line.
 */
function evidenceIn(
  board: MarkedBoard,
  { sum, bound }: { sum: Sum; bound: Bound },
  line: number,
  conclusions: readonly Fact[],
): number[] {
  const { puzzle } = board;
  const cells = cellsOfLine(puzzle, line);
  const marks = masksOfLine(puzzle, board.cells, line);
  const count = sum.counts[sum.across.indexOf(line)][bound];
  const isOver = overLimit(board, sum, bound, line);
  const facts = conclusions.flatMap(({ cell, candidates }) => {
    const at = cells.indexOf(cell);
    return at < 0 ? [] : coloursIn(marks[at] & ~candidates).map((colour) => ({ at, colour }));
  });
  const clue = clueOfLine(puzzle, line);
  return neededMarks(marks, allCandidates(puzzle.palette), (masks) => {
    const isSame = countsInMarkedBand(clue, masks, sum.band)?.[bound] === count;
    return isSame && facts.every(({ at, colour }) => isOver(withValue(masks, at, 1 << colour)));
  }).map((at) => cells[at]);
}

/** Returns positions of marks that suffice, and of which none can be left out. */
function neededMarks(
  marks: Int32Array,
  all: number,
  suffices: (masks: Int32Array) => boolean,
): number[] {
  const masks = marks.slice();
  for (let at = 0; at < masks.length; at++) {
    masks[at] = all;
    if (!suffices(masks)) masks[at] = marks[at];
  }
  return [...masks.keys()].filter((at) => masks[at] !== all);
}
