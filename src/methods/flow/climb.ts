// Hill climbing by switches: four cells at the corners of a rectangle, painted along one diagonal
// and empty along the other, change places, which keeps all sums. A grid is worth its mismatch: the
// sum over all lines of the least number of cells to paint otherwise. The first switch that lowers
// it is taken, until none does.
//
// A switch moves one painted cell in each of four lines. What a move does to its line is computed
// once and remembered until the line changes, so that most switches cost four look-ups. Cost:
// O(blocks x slack) a move, at most cells x (width + height) / 4 moves; O(cells^2) look-ups a
// round. Memory: cells x (width + height) bytes. Source: H. J. Ryser, Combinatorial Properties of
// Matrices of Zeros and Ones, 1957 (switches); K. J. Batenburg, An evolutionary algorithm for
// discrete tomography, 2005 (climbing by them).

import type { Random } from '../../engine/random.ts';
import { cellAt, type LineCells, lineCells, lineOfColumn } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type LineClue, lineClues } from '../line-clues.ts';
import { distanceScratch, lineDistance } from '../line-distance.ts';

export interface Climber {
  readonly width: number;
  readonly height: number;
  readonly clues: readonly LineClue[];
  readonly places: readonly LineCells[];
  /** The grid at hand, 0 or 1 a cell. */
  readonly cells: Uint8Array;
  /** Wrong cells of each line. */
  readonly wrong: Int32Array;
  /**
   * moves[moveAt[line] + from * size + to]: what it adds to the wrong cells when a painted cell
   * moves.
   */
  readonly moves: Int8Array;
  readonly moveAt: Int32Array;
  readonly scratch: Int32Array;
  mismatch: number;
  readonly round: Round;
}

/** A look at every rectangle once, from a random corner on, one pair of rows after the other. */
interface Round {
  firstRow: number;
  firstColumn: number;
  /** Which rows come next, counted from the first. */
  upper: number;
  lower: number;
  /** At its start. */
  mismatch: number;
}

/** Switches looked at in a step, and pairs of columns on the way to them: some ms. */
const MOST_SWITCHES = 5000;
const MOST_LOOKS = 1_000_000;

/** Two cells change, so that a line gets better or worse by 2 at most. */
const UNKNOWN = 127;

export function makeClimber(puzzle: Puzzle): Climber {
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
    wrong: new Int32Array(clues.length),
    moves: new Int8Array(moveAt[clues.length]),
    moveAt,
    scratch: distanceScratch(clues),
    mismatch: 0,
    round: { firstRow: 0, firstColumn: 0, upper: 0, lower: 1, mismatch: 0 },
  };
}

/** To be called when `cells` were set, before the climb. */
export function measure(climber: Climber): void {
  const { height, clues, wrong, moves, round } = climber;
  climber.mismatch = 0;
  for (let line = 0; line < clues.length; line++) {
    wrong[line] = wrongCells(climber, line);
    climber.mismatch += wrong[line];
  }
  moves.fill(UNKNOWN);
  // As if at the end of a round that made things better.
  round.upper = height;
  round.mismatch = -1;
}

function wrongCells({ clues, places, cells, scratch }: Climber, line: number): number {
  return lineDistance(clues[line], cells, places[line].start, places[line].step, scratch);
}

/**
 * Climbs a little further; true at the top. Counts `switches` taken, and each one looked at as an
 * evaluation.
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

/** Returns how many pairs of columns it looked at. */
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

/**
 * What a switch adds to the mismatch that moves `from` to `to` in the row `top` and back in the row
 * `bottom`.
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

/** A line changed: its distance is taken again, its moves are forgotten. */
function lookAgain(climber: Climber, line: number): void {
  const { wrong, moves, moveAt } = climber;
  const before = wrong[line];
  wrong[line] = wrongCells(climber, line);
  climber.mismatch += wrong[line] - before;
  moves.fill(UNKNOWN, moveAt[line], moveAt[line + 1]);
}
