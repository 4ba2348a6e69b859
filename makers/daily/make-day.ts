// Makes the puzzles of a day. Every puzzle follows from its date and from the pictures before it,
// because no two pictures are to be alike.

import { isNewPicture } from '../../src/create/generate/seen-pictures.ts';
import { type Drawing, generate } from '../../src/create/index.ts';
import type { UniqueLabel } from '../../src/explain/rate/label.ts';
import {
  cellsOfDailySize,
  DAILY_SIZES,
  type DailyDay,
  type DailyEntry,
  type DailySize,
} from '../../src/packs/daily-day.ts';
import { unpackPicture } from '../../src/packs/packed-picture.ts';
import { packPuzzle } from '../../src/packs/packed-puzzle.ts';
import { BLACK_AND_WHITE } from '../../src/puzzle/palette.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { dailyWish } from './daily-wish.ts';
import { isWorthyPicture } from './worthy-picture.ts';

/** Days for which no picture of 5x5 cells comes again; there are too few for all of them. */
const SMALL_MEMORY = 366;
const MAX_ATTEMPTS = 500;

/** `before` has the days before this one, the earliest first. */
export async function makeDay(date: string, before: readonly DailyDay[]): Promise<DailyDay> {
  const made: [DailySize, DailyEntry][] = [];
  for (const size of DAILY_SIZES) made.push([size, await makeEntry(date, size, before)]);
  return { date, puzzles: Object.fromEntries(made) as DailyDay['puzzles'] };
}

async function makeEntry(
  date: string,
  size: DailySize,
  before: readonly DailyDay[],
): Promise<DailyEntry> {
  const seen = new Set<number>();
  const remembered = size === '5x5' ? before.slice(-SMALL_MEMORY) : before;
  for (const { puzzles } of remembered) isNewPicture(seen, drawingOf(size, puzzles[size]));
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const made = await makePuzzle(date, size, attempt);
    if (made === undefined) continue;
    const entry = { label: made.label, ...packPuzzle(made.puzzle) };
    const drawing = drawingOf(size, entry);
    if (isWorthyPicture(drawing) && isNewPicture(seen, drawing)) return entry;
  }
  throw new Error(`no puzzle of ${size} for ${date} in ${MAX_ATTEMPTS} attempts`);
}

interface Made {
  readonly puzzle: Puzzle;
  readonly label: UniqueLabel;
}

async function makePuzzle(
  date: string,
  size: DailySize,
  attempt: number,
): Promise<Made | undefined> {
  let made: Made | undefined;
  await generate(dailyWish(date, size, attempt), {
    onPuzzle: ({ puzzle, rating }) => {
      const label = rating?.label;
      if (label !== undefined && label !== 'ambiguous') made = { puzzle, label };
    },
  });
  return made;
}

function drawingOf(size: DailySize, { picture, palette }: DailyEntry): Drawing {
  const { width, height } = cellsOfDailySize(size);
  const cells = unpackPicture(picture, width * height, palette?.length ?? BLACK_AND_WHITE.length);
  if (cells === undefined) throw new Error(`the picture ${picture} of ${size} is damaged`);
  return { width, height, cells };
}
