// Reads a puzzle from an image: finds its grid, straightens it, reads the digits of its clues, and
// has the solver settle what they are. Cost: about 0.4 s for a photo of a 30x30 puzzle, a third of
// it for finding the grid.

import type { Image } from '../create/images/image-samples.ts';
import type { Limits } from '../engine/options.ts';
import type { ClueReadings } from '../explain/clue-readings/clue-reading.ts';
import { likeliestClues } from '../explain/clue-readings/likeliest-clues.ts';
import { settleReading } from '../explain/clue-readings/settle-reading.ts';
import { EXPLAIN_LIMITS } from '../explain/model/explain-limits.ts';
import { makePace } from '../pacing/pace.ts';
import { yieldToHost } from '../pacing/yield-to-host.ts';
import { defined } from '../puzzle/defined.ts';
import type { Size } from '../puzzle/places.ts';
import { failure, type Outcome, type Problem, success } from '../puzzle/problem.ts';
import { boardMarks } from './clues/board-marks.ts';
import type { ReadClues } from './clues/read-clues.ts';
import { clarityOf, type TurnedReading, uprightReading } from './clues/upright-reading.ts';
import { LONGEST_SIDE } from './page/clearest-puzzle.ts';
import { goesOnAtBorder, goesOnAtClues, reachesBorder } from './page/cut-off.ts';
import { type FoundPuzzle, findPuzzles } from './page/find-puzzles.ts';
import { placedPuzzle } from './page/placed-puzzle.ts';
import { boxOfPart } from './page/straight-puzzle.ts';
import { cornersOf } from './page/straighten.ts';
import type {
  GridPlace,
  PhotoProgress,
  PhotoReading,
  PhotoWish,
  PixelPoint,
} from './photo-reading.ts';

interface PhotoOptions {
  /** Limits of the solver that settles the clues; 5 seconds by default. */
  readonly limits?: Limits;
  readonly stop?: () => boolean;
  readonly onProgress?: (progress: PhotoProgress) => void;
}

/**
 * The problems: `too-large` and `bad-corners` for a place that can be none, `no-puzzle` where no
 * grid is found, `no-clues` where no numbers are beside it, `no-such-puzzle` where the image has
 * fewer puzzles than the wish says, `cancelled`.
 */
export async function readPhoto(
  image: Image,
  wish: PhotoWish = {},
  options: PhotoOptions = {},
): Promise<Outcome<PhotoReading>> {
  const misplaced = wish.place && placeProblem(wish.place, image);
  if (misplaced !== undefined) return failure(misplaced);
  const begin = beginStages(options);
  if (!(await begin('finding'))) return failure(CANCELLED);
  const { stop = () => false, limits = {} } = options;
  const puzzles = await puzzlesOf(image, wish, stop);
  if (puzzles === undefined) return failure(CANCELLED);
  const isPlaced = wish.place !== undefined;
  const chosen = isPlaced ? 0 : wish.puzzle;
  if (puzzles.length === 0) return failure(NO_PUZZLE);
  if (puzzles[chosen ?? 0] === undefined) return failure(noSuchPuzzle(puzzles.length));
  if (!(await begin('reading'))) return failure(CANCELLED);
  const clear = await clearReading(image, puzzles, { chosen, isPlaced, stop });
  if (clear === undefined) return failure(stop() ? CANCELLED : NO_CLUES);
  const { puzzle, reading, readings } = clear;
  if (!(await begin('solving'))) return failure(CANCELLED);
  const settled = await settleReading(readings, {
    ...{ limits, stop },
    onProgress: settlingProgress(options),
  });
  if (stop()) return failure(CANCELLED);
  const { haveDone, areColoursAlike } = reading.clues;
  const marks =
    wish.readsMarks || haveDone ? boardMarks(reading.straight, readings.palette) : undefined;
  const isUnsolved = settled.verdict === 'none';
  const isCutOff =
    goesOnAtBorder(image, reading.puzzle) ||
    goesOnAtClues(image, reading) ||
    (isUnsolved && reachesBorder(image, reading));
  const parts = {
    ...partsOf(reading),
    isCutOff,
    // No number can be done where nothing is marked, and grey ones may have a colour of their own.
    areColoursAlike: areColoursAlike || (haveDone && !marks?.some((mark) => mark >= 0)),
    ...(wish.readsMarks ? defined({ marks }) : {}),
  };
  return success({ ...parts, puzzles: puzzles.length, puzzle, readings, settled });
}

/** Returns what is wrong with a place of a grid: too many lines, or corners that make no shape. */
function placeProblem({ width, height, corners }: GridPlace, image: Size): Problem | undefined {
  if (Math.max(width, height) > LONGEST_SIDE) return TOO_MANY_LINES;
  if (!corners.every((corner) => isNear(corner, image))) return FAR_CORNERS;
  return isConvex(corners) ? undefined : BAD_CORNERS;
}

/** A corner may be outside of the image if the grid is cut off, but no farther than a side. */
function isNear({ x, y }: PixelPoint, { width, height }: Size): boolean {
  return x >= -width && x <= 2 * width && y >= -height && y <= 2 * height;
}

/** The corners of a grid go clockwise, and none of them lies between its neighbours. */
function isConvex(corners: GridPlace['corners']): boolean {
  return corners.every((corner, i) => {
    const [before, after] = [corners[(i + 3) % 4], corners[(i + 1) % 4]];
    const turn =
      (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x);
    return turn > LEAST_TURN;
  });
}

/** The area, in pixels, that two sides of a grid span at least. */
const LEAST_TURN = 100;

/** How much of the work is done when a stage begins. */
const DONE: Readonly<Record<PhotoProgress['stage'], number>> = {
  finding: 0,
  reading: 0.4,
  solving: 0.8,
};

/**
 * Returns a function that reports a stage, lets the host have a turn and tells whether to go on.
 */
function beginStages({ stop = () => false, onProgress = () => {} }: PhotoOptions) {
  return async (stage: PhotoProgress['stage']): Promise<boolean> => {
    onProgress({ stage, done: DONE[stage] });
    await yieldToHost();
    return !stop();
  };
}

/** Tells the progress by the time that is left, because nobody knows how many readings are. */
function settlingProgress({ limits, onProgress = () => {} }: PhotoOptions): () => void {
  const { seconds } = { ...EXPLAIN_LIMITS.settling, ...limits };
  const begun = Date.now();
  return () => {
    const share = Math.min(1, (Date.now() - begun) / (1000 * seconds));
    onProgress({ stage: 'solving', done: DONE.solving + (1 - DONE.solving) * share });
  };
}

/** Returns undefined if it is stopped. */
async function puzzlesOf(
  image: Image,
  { place }: PhotoWish,
  stop: () => boolean,
): Promise<FoundPuzzle[] | undefined> {
  if (place === undefined) return findPuzzles(image, makePace({ stop }));
  const puzzle = placedPuzzle(image, place);
  return puzzle === undefined ? [] : [puzzle];
}

interface ChoiceOptions {
  /** The number of the puzzle that is wished for. */
  readonly chosen: number | undefined;
  readonly isPlaced: boolean;
  readonly stop: () => boolean;
}

interface ClearReading {
  /** The number of the puzzle. */
  readonly puzzle: number;
  readonly reading: TurnedReading;
  readonly readings: ClueReadings;
}

/**
 * Reads the puzzle that is chosen, or the first that has clues: a block of text or a table on the
 * page may look like a grid. Returns undefined if there are no clues, or if it is stopped.
 */
async function clearReading(
  image: Image,
  puzzles: readonly FoundPuzzle[],
  { chosen, ...options }: ChoiceOptions,
): Promise<ClearReading | undefined> {
  for (const [puzzle, found] of puzzles.entries()) {
    if (chosen !== undefined && puzzle !== chosen) continue;
    const reading = await uprightReading(image, found, options);
    if (reading === undefined) return undefined;
    const readings = readingsOf(reading.clues);
    if (clarityOf(reading) >= LEAST_CLARITY && hasClues(readings)) {
      return { puzzle, reading, readings };
    }
  }
  return undefined;
}

/** The mean probability of the likeliest digits where there are clues at all. */
const LEAST_CLARITY = 0.5;

/** Clues are there if a quarter of the lines at least has numbers. */
function hasClues(readings: ClueReadings): boolean {
  const { rows, columns } = likeliestClues(readings);
  return [rows, columns].every((side) => {
    return side.filter((clue) => clue.length > 0).length >= side.length / 4;
  });
}

function readingsOf({ rows, columns, palette }: ReadClues): ClueReadings {
  return {
    width: columns.length,
    height: rows.length,
    rows: rows.map(({ digits }) => digits),
    columns: columns.map(({ digits }) => digits),
    palette,
  };
}

function partsOf({ puzzle, straight, clues }: TurnedReading) {
  return {
    place: placeOfGrid(puzzle),
    straight: straight.image,
    grid: boxOfPart(straight.grid, straight.cell),
    digitBoxes: {
      rows: clues.rows.map(({ boxes }) => boxes),
      columns: clues.columns.map(({ boxes }) => boxes),
    },
    clueBoxes: {
      rows: straight.rows.map((lane) => boxOfPart(lane, straight.cell)),
      columns: straight.columns.map((lane) => boxOfPart(lane, straight.cell)),
    },
  };
}

function placeOfGrid({ layout, placeOf }: FoundPuzzle): GridPlace {
  const { columns, rows } = layout.grid;
  return { width: columns, height: rows, corners: cornersOf(placeOf, layout.grid) };
}

const CANCELLED: Problem = { code: 'cancelled', message: 'reading was cancelled' };

const TOO_MANY_LINES: Problem = {
  code: 'too-large',
  message: `at most ${LONGEST_SIDE} rows and ${LONGEST_SIDE} columns are read from a photo`,
};

const BAD_CORNERS: Problem = {
  code: 'bad-corners',
  message: 'the corners are those of no grid: tell them clockwise, from the upper left on',
};

const FAR_CORNERS: Problem = {
  code: 'bad-corners',
  message: 'a corner is farther outside of the photo than the photo is wide or high',
};

const NO_PUZZLE: Problem = {
  code: 'no-puzzle',
  message:
    'no grid was found: take the photo from straight above, with all lines in sight, or tell where its corners are',
};

const NO_CLUES: Problem = {
  code: 'no-clues',
  message:
    'a grid was found, but hardly any numbers beside it: the clues must be in the image, sharp enough to read',
};

function noSuchPuzzle(puzzles: number): Problem {
  const message = puzzles === 1 ? 'the image has one puzzle' : `the image has ${puzzles} puzzles`;
  return { code: 'no-such-puzzle', message };
}
