// Numbers the lines of a grid: finds the lines that follow one another in steps which a camera
// would make of equal steps. Lines that are missing leave numbers out, and lines that do not fit
// are left aside. Cost: one walk to both sides from each pair of neighbouring lines.

import { bentColumnAt, type FoundLine } from './found-line.ts';

export interface NumberedLine extends FoundLine {
  /** The number of the line; the first has 0. */
  readonly index: number;
}

interface Placed {
  readonly line: FoundLine;
  readonly at: number;
}

interface Step {
  readonly placed: Placed;
  readonly index: number;
}

/** The shortest side of a cell in pixels, and how many cells make the longest side at least. */
const SHORTEST_CELL = 6;
const LEAST_SERIES_CELLS = 3;
/** How many lines in a row may be missing, and how far a line may be off, in cells. */
const MOST_MISSING = 3;
const OFF = 0.17;
/** How many lines after a line are tried as its neighbour. */
const NEIGHBOURS = 6;
/** The cost of a missing line, in shares of a line that is there. */
const MISSING_COST = 0.7;
/** Shorter lines than this share of a long one are no lines of the grid. */
const LEAST_SHARE = 0.22;
/**
 * How many of the longest lines are looked at: the largest grid that is read has about as many with
 * those of its clues.
 */
const MOST_SERIES_LINES = 300;

/** Returns the series with the most support where the lines cross a row; none if there is none. */
export function lineSeries(lines: readonly FoundLine[], row: number): NumberedLine[] {
  const long = longLines(lines);
  const placed = long
    .map((line) => ({ line, at: bentColumnAt(line, row) }))
    .sort((a, b) => a.at - b.at);
  let best: Step[] = [];
  let most = 0;
  for (const [i, first] of placed.entries()) {
    for (const second of placed.slice(i + 1, i + 1 + NEIGHBOURS)) {
      if (second.at - first.at < SHORTEST_CELL) continue;
      const steps = grow(placed, first, second);
      const worth = worthOf(steps);
      if (worth > most) [best, most] = [steps, worth];
    }
  }
  if (best.length <= LEAST_SERIES_CELLS) return [];
  const offset = best[0].index;
  return best.map(({ placed: { line }, index }) => ({ ...line, index: index - offset }));
}

function longLines(lines: readonly FoundLine[]): FoundLine[] {
  const lengths = lines.map(({ support }) => support).sort((a, b) => b - a);
  const long = lengths[Math.min(lengths.length - 1, LEAST_SERIES_CELLS + 1)];
  const least = Math.max(LEAST_SHARE * long, lengths[MOST_SERIES_LINES] ?? 0);
  return lines.filter(({ support }) => support >= least);
}

/** Walks from two neighbouring lines to both sides. */
function grow(placed: readonly Placed[], first: Placed, second: Placed): Step[] {
  const seed = [
    { placed: first, index: 0 },
    { placed: second, index: 1 },
  ];
  const right = walk(placed, seed, 1);
  const all = walk(placed, right.toReversed(), -1);
  return all.toReversed();
}

/** Adds lines beyond the last step, in steps that change as the last ones did. */
function walk(placed: readonly Placed[], seed: readonly Step[], direction: 1 | -1): Step[] {
  const steps = [...seed];
  for (;;) {
    const last = steps[steps.length - 1];
    const next = nextStep(placed, steps, last, direction);
    if (next === undefined) return steps;
    steps.push(next);
  }
}

function nextStep(
  placed: readonly Placed[],
  steps: readonly Step[],
  last: Step,
  direction: 1 | -1,
): Step | undefined {
  const { size, growth } = latestCells(steps);
  let at = last.placed.at;
  for (let missing = 0, cell = size; missing <= MOST_MISSING; missing++) {
    cell *= growth;
    at += direction * cell;
    const found = nearest(placed, at, (OFF + 0.03 * missing) * cell);
    if (found !== undefined && direction * (found.at - last.placed.at) > 0.5 * cell) {
      return { placed: found, index: last.index + direction * (missing + 1) };
    }
  }
  return undefined;
}

/** The number of steps that tell how cells grow. */
const LATEST = 7;

/** Returns the size of the latest cells, and by which factor cells grow in this direction. */
function latestCells(steps: readonly Step[]): { readonly size: number; readonly growth: number } {
  const end = steps.length - 1;
  const start = Math.max(0, steps.length - LATEST);
  const half = (end + 1 - start) >> 1;
  const size = cellBetween(steps[start], steps[end]);
  if (half < 2) return { size, growth: 1 };
  const earlier = cellBetween(steps[start], steps[start + half]);
  const later = cellBetween(steps[end - half], steps[end]);
  const cells = Math.abs(steps[end].index - steps[start].index);
  const growth = Math.max(0.96, Math.min(1.04, (later / earlier) ** (2 / cells)));
  return { size: size * growth ** (cells / 2), growth };
}

function cellBetween(from: Step, to: Step): number {
  return Math.abs((to.placed.at - from.placed.at) / (to.index - from.index));
}

/** Returns the line nearest to a place; among lines that are nearly as near, the longest. */
function nearest(placed: readonly Placed[], at: number, reach: number): Placed | undefined {
  let [low, high] = [0, placed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (placed[middle].at < at - reach) low = middle + 1;
    else high = middle;
  }
  let best: Placed | undefined;
  let worth = 0;
  for (let i = low; i < placed.length && placed[i].at <= at + reach; i++) {
    const closeness = 1.3 - Math.abs(placed[i].at - at) / reach;
    const own = placed[i].line.support * closeness;
    if (own > worth) [best, worth] = [placed[i], own];
  }
  return best;
}

/** Counts the support of the lines that are there, less those that are missing. */
function worthOf(steps: readonly Step[]): number {
  const support = steps.reduce((sum, { placed }) => sum + placed.line.support, 0);
  const missing = steps[steps.length - 1].index - steps[0].index + 1 - steps.length;
  return support * (1 - (MISSING_COST * missing) / steps.length);
}
