// Says what the puzzles of a day are to be like: harder from Monday to Sunday, and symmetric in
// another way every day, so that they look like ornaments and masks.

import type { LabelRange } from '../../src/create/generate/puzzle-wish.ts';
import type { PictureSymmetry, PuzzleWish } from '../../src/create/index.ts';
import type { UniqueLabel } from '../../src/explain/rate/label.ts';
import { dayOf, weekdayOf } from '../../src/packs/calendar-date.ts';
import { cellsOfDailySize, DAILY_SIZES, type DailySize } from '../../src/packs/daily-day.ts';

/** The labels of each size from Monday to Sunday; a pair is the easiest and the hardest. */
const LABELS: Readonly<Record<DailySize, readonly (UniqueLabel | [UniqueLabel, UniqueLabel])[]>> = {
  '5x5': ['trivial', 'trivial', ['trivial', 'easy'], 'easy', 'medium', 'medium', 'medium'],
  '10x10': ['trivial', 'easy', 'easy', 'medium', 'medium', 'hard', ['hard', 'expert']],
  '15x15': ['easy', 'easy', ['easy', 'medium'], 'medium', 'medium', 'hard', 'expert'],
  '20x20': ['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'expert'],
};

/** Wednesday and Saturday. */
const COLOUR_DAYS = [2, 5];
const COLOURS = 3;

/** Pinwheels, which a quarter-turn keeps, are left out: worthy-picture.ts says why. */
const SYMMETRIES = [
  'left-right',
  'diagonal',
  'both',
  'half-turn',
] as const satisfies readonly PictureSymmetry[];

/** No medium picture of 5x5 cells with one of the other symmetries was ever found. */
const SMALL_MEDIUM = ['diagonal', 'half-turn'] as const satisfies readonly PictureSymmetry[];

/** The seeds of a puzzle, one for each attempt. */
const SEEDS = 1000;
/** Attempts after which another symmetry is tried. */
const PATIENCE = 5;

/** `attempt` counts the pictures that were refused. */
export function dailyWish(date: string, size: DailySize, attempt: number): PuzzleWish {
  const day = dayOf(date);
  const place = DAILY_SIZES.indexOf(size);
  const isColoured = size === '15x15' && COLOUR_DAYS.includes(weekdayOf(date));
  const difficulty = dailyLabels(date, size);
  const symmetries = size === '5x5' && difficulty.easiest === 'medium' ? SMALL_MEDIUM : SYMMETRIES;
  return {
    ...cellsOfDailySize(size),
    seed: (day * DAILY_SIZES.length + place) * SEEDS + attempt,
    look: 'blobs',
    symmetry: symmetries[(day + place + Math.floor(attempt / PATIENCE)) % symmetries.length],
    difficulty,
    ...(isColoured ? { colours: COLOURS } : {}),
  };
}

export function dailyLabels(date: string, size: DailySize): LabelRange {
  const labels = LABELS[size][weekdayOf(date)];
  const [easiest, hardest] = typeof labels === 'string' ? [labels, labels] : labels;
  return { easiest, hardest };
}
