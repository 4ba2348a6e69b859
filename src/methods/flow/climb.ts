// Climbs by switches: four cells at the corners of a rectangle, painted along one diagonal and
// empty along the other, exchange colours, which keeps all sums. The measure of a grid is its
// mismatch: the sum over all lines of the least number of cells that would have to change to fit
// the clue. The climb takes switches that lower the mismatch until no switch does. No switch has a
// given cell.
//
// A switch moves one painted cell in each of four lines. The effect of a move on its line is
// computed once and stored until the line changes, so most switches cost four look-ups. Cost:
// O(cells of the line + blocks x slack) a move, at most cells x (width + height) / 4 moves while
// the grid stays the same; O(cells^2) look-ups a round. Memory: cells x (width + height) bytes.
// Source: H. J. Ryser, Combinatorial Properties of Matrices of Zeros and Ones, 1957 (switches); K.
// J. Batenburg, An evolutionary algorithm for discrete tomography, 2005 (climbing by switches).

import type { Random } from '../../engine/random.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { cellAt, type LineCells, lineCells, lineOfColumn } from '../../puzzle/places.ts';
import { type ExactPuzzle, startCells } from '../../puzzle/puzzle.ts';
import { type LineClue, lineClues } from '../line-clues.ts';
import { distanceScratch, lineDistance } from '../line-distance.ts';

export interface Climber {
  readonly width: number;
  readonly height: number;
  readonly clues: readonly LineClue[];
  readonly places: readonly LineCells[];
  /** The current grid, 0 or 1 for each cell. */
  readonly cells: Uint8Array;
  /** 1 for given cells. */
  readonly isGiven: Uint8Array;
  /** The number of wrong cells of each line. */
  readonly wrong: Int32Array;
  /**
   * moves[moveAt[line] + from * size + to]: how many wrong cells the line gains when a painted cell
   * moves; `UNKNOWN` until it is computed.
   */
  readonly moves: Int8Array;
  readonly moveAt: Int32Array;
  readonly scratch: Int32Array;
  mismatch: number;
  readonly round: Round;
}

/** One pass over all rectangles, from a random corner on, one pair of rows after another. */
interface Round {
  firstRow: number;
  firstColumn: number;
  /** The next pair of rows, counted from the first row. */
  upper: number;
  lower: number;
  /** The mismatch when the round started. */
  mismatch: number;
}

/**
 * A step ends after about this many switches, or about this many pairs of columns: some ms of work.
 */
const MOST_SWITCHES = 5000;
const MOST_LOOKS = 1_000_000;

/** Marks a move that is not computed. A computed move changes two cells, so it adds at most 2. */
const UNKNOWN = 127;

export function makeClimber(puzzle: ExactPuzzle): Climber {
  const { width, height } = puzzle;
  const clues = lineClues(puzzle);
  const places = clues.map((_, line) => lineCells(puzzle, line));
  const moveAt = new Int32Array(clues.length + 1);
  places.forEach(({ size }, line) => {
    moveAt[line + 1] = moveAt[line] + size * size;
  });
  return {
    width,
    height,
    clues,
    places,
    cells: new Uint8Array(width * height),
    isGiven: Uint8Array.from(startCells(puzzle), (candidates) => (isKnown(candidates) ? 1 : 0)),
    wrong: new Int32Array(clues.length),
    moves: new Int8Array(moveAt[clues.length]),
    moveAt,
    scratch: distanceScratch(clues),
    mismatch: 0,
    round: { firstRow: 0, firstColumn: 0, upper: 0, lower: 1, mismatch: 0 },
  };
}

/**
 * Measures the mismatch of the grid; call this function after setting `cells` and before the climb.
 */
export function measureMismatch(climber: Climber): void {
  const { height, clues, wrong, moves, round } = climber;
  climber.mismatch = 0;
  for (let line = 0; line < clues.length; line++) {
    wrong[line] = wrongCells(climber, line);
    climber.mismatch += wrong[line];
  }
  moves.fill(UNKNOWN);
  // This is the state at the end of a round that improved the grid, so that the climb starts a new
  // round.
  round.upper = height;
  round.mismatch = -1;
}

function wrongCells({ clues, places, cells, scratch }: Climber, line: number): number {
  return lineDistance(clues[line], cells, places[line], scratch);
}

/**
 * Climbs for some ms; returns true when no switch lowers the mismatch. Counts the `switches` that
 * it takes, and counts each switch that it looks at as an evaluation.
 */
export function climb(climber: Climber, random: Random, stats: Record<string, number>): boolean {
  const { height, round } = climber;
  const enough = stats.evaluations + MOST_SWITCHES;
  for (let looks = 0; looks < MOST_LOOKS && stats.evaluations < enough; ) {
    if (round.upper >= height - 1) {
      if (climber.mismatch === round.mismatch) return true;
      startRound(climber, random);
    } else {
      const top = (round.firstRow + round.upper) % height;
      const bottom = (round.firstRow + round.lower) % height;
      looks += climbRows(climber, top, bottom, stats);
      if (++round.lower === height) round.lower = ++round.upper + 1;
    }
  }
  return false;
}

function startRound({ width, height, round, mismatch }: Climber, random: Random): void {
  round.firstRow = random.below(height);
  round.firstColumn = random.below(width);
  round.mismatch = mismatch;
  round.upper = 0;
  round.lower = 1;
}

/**
 * Looks at the switches of two rows, and takes each switch that lowers the mismatch. Returns how
 * many pairs of columns it looked at, plus the width.
 */
function climbRows(
  climber: Climber,
  top: number,
  bottom: number,
  stats: Record<string, number>,
): number {
  const { width, cells, round } = climber;
  let looks = width;
  for (let i = 0; i < width; i++) {
    const left = (round.firstColumn + i) % width;
    for (let j = i + 1; j < width; j++) {
      looks++;
      const at = cells[cellAt(top, left, width)];
      if (at === cells[cellAt(bottom, left, width)]) break;
      const right = (round.firstColumn + j) % width;
      if (cells[cellAt(top, right, width)] === at || cells[cellAt(bottom, right, width)] !== at)
        continue;
      if (hasGivenCell(climber, top, bottom, left) || hasGivenCell(climber, top, bottom, right))
        continue;
      const from = at === 1 ? left : right;
      const to = at === 1 ? right : left;
      stats.evaluations++;
      if (gain(climber, top, bottom, from, to) >= 0) continue;
      takeSwitch(climber, top, bottom, from, to);
      stats.switches++;
    }
  }
  return looks;
}

function hasGivenCell(
  { width, isGiven }: Climber,
  top: number,
  bottom: number,
  column: number,
): boolean {
  return (isGiven[cellAt(top, column, width)] | isGiven[cellAt(bottom, column, width)]) === 1;
}

/**
 * Returns the change of the mismatch by the switch that moves a painted cell from column `from` to
 * `to` in the row `top`, and a painted cell from `to` to `from` in the row `bottom`.
 */
function gain(climber: Climber, top: number, bottom: number, from: number, to: number): number {
  const { height } = climber;
  return (
    moveCell(climber, top, from, to) +
    moveCell(climber, bottom, to, from) +
    moveCell(climber, lineOfColumn(from, height), top, bottom) +
    moveCell(climber, lineOfColumn(to, height), bottom, top)
  );
}

function moveCell(climber: Climber, line: number, from: number, to: number): number {
  const { places, cells, wrong, moves, moveAt } = climber;
  const { start, step, size } = places[line];
  const at = moveAt[line] + from * size + to;
  if (moves[at] !== UNKNOWN) return moves[at];
  const source = start + from * step;
  const target = start + to * step;
  cells[source] = 0;
  cells[target] = 1;
  moves[at] = wrongCells(climber, line) - wrong[line];
  cells[source] = 1;
  cells[target] = 0;
  return moves[at];
}

function takeSwitch(climber: Climber, top: number, bottom: number, from: number, to: number): void {
  const { width, height, cells } = climber;
  cells[cellAt(top, from, width)] = 0;
  cells[cellAt(top, to, width)] = 1;
  cells[cellAt(bottom, from, width)] = 1;
  cells[cellAt(bottom, to, width)] = 0;
  lookAgain(climber, top);
  lookAgain(climber, bottom);
  lookAgain(climber, lineOfColumn(from, height));
  lookAgain(climber, lineOfColumn(to, height));
}

/** Measures a line again after it changed, and drops its stored moves. */
function lookAgain(climber: Climber, line: number): void {
  const { wrong, moves, moveAt } = climber;
  const before = wrong[line];
  wrong[line] = wrongCells(climber, line);
  climber.mismatch += wrong[line] - before;
  moves.fill(UNKNOWN, moveAt[line], moveAt[line + 1]);
}
