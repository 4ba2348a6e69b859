// Reads the clues of a puzzle upright: a photo may be turned by quarters, and digits tell, because
// most of them cannot be read from the side. A puzzle whose clues are left and above is turned only
// where its digits are not clear. Cost: one reading, and one or four of some lines.

import type { Image } from '../../create/images/image-samples.ts';
import type { DigitReading } from '../../explain/clue-readings/clue-reading.ts';
import { yieldToHost } from '../../pacing/yield-to-host.ts';
import { openDigitReader } from '../digits/read-digit.ts';
import type { FoundPuzzle } from '../page/find-puzzles.ts';
import type { LatticePart } from '../page/puzzle-shape.ts';
import { type StraightPuzzle, straightPuzzle } from '../page/straight-puzzle.ts';
import { turnedPuzzle } from '../page/turn-puzzle.ts';
import { type ReadClues, readStraightClues } from './read-clues.ts';
import { meanClarity } from './seen-digits.ts';

export interface TurnedReading {
  readonly puzzle: FoundPuzzle;
  readonly straight: StraightPuzzle;
  readonly clues: ReadClues;
}

/** Digits whose mean probability is no less stand upright. */
const UPRIGHT = 0.8;
/** How many rows, and how many columns, tell how a photo is turned. */
const SAMPLE = 8;
/** A turned reading is that much clearer, and has that share of the digits at least. */
const CLEARER = 0.06;
const LEAST_SHARE = 0.3;

interface TurnOptions {
  /** Whether somebody said where the grid is, and so how it is turned. */
  readonly isPlaced: boolean;
  readonly stop: () => boolean;
}

/** Returns undefined if it is stopped. */
export async function uprightReading(
  image: Image,
  puzzle: FoundPuzzle,
  { isPlaced, stop }: TurnOptions,
): Promise<TurnedReading | undefined> {
  const read = openDigitReader();
  const readingOf = (turned: FoundPuzzle, lanes: number): TurnedReading => {
    const straight = straightPuzzle(image, turned);
    return { puzzle: turned, straight, clues: readStraightClues(someLanes(straight, lanes), read) };
  };
  if (isPlaced) return readingOf(puzzle, Number.POSITIVE_INFINITY);
  const asFound = readingOf(puzzle, SAMPLE);
  const { rows, columns } = puzzle.layout;
  const isUsual = rows.side === 'before' && columns.side === 'before';
  if (isUsual && clarityOf(asFound) >= UPRIGHT) return readingOf(puzzle, Number.POSITIVE_INFINITY);
  let best = asFound;
  let most = clarityOf(asFound) + CLEARER;
  for (const quarters of [1, 2, 3]) {
    await yieldToHost();
    if (stop()) return undefined;
    const turned = readingOf(turnedPuzzle(puzzle, quarters), SAMPLE);
    const hasDigits = digitsOf(turned).length >= LEAST_SHARE * digitsOf(asFound).length;
    if (hasDigits && clarityOf(turned) > most) [best, most] = [turned, clarityOf(turned)];
  }
  return readingOf(best.puzzle, Number.POSITIVE_INFINITY);
}

/** Leaves some lines of each side, evenly spread. */
function someLanes(straight: StraightPuzzle, lanes: number): StraightPuzzle {
  const some = (all: readonly LatticePart[]): readonly LatticePart[] => {
    const step = Math.ceil(all.length / lanes) || 1;
    return all.filter((_, i) => i % step === 0);
  };
  return { ...straight, rows: some(straight.rows), columns: some(straight.columns) };
}

/** Returns the mean probability of the likeliest digits; 0 if there are none. */
export function clarityOf(reading: TurnedReading): number {
  return meanClarity(digitsOf(reading)) ?? 0;
}

function digitsOf({ clues: { rows, columns } }: TurnedReading): DigitReading[] {
  return [...rows, ...columns].flatMap((line) => line.digits);
}
