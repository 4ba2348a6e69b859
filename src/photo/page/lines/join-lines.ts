// Joins the parts of lines that were lost on the way, as where a thumb or a filled cell hides them.
// Cost: each part is held against the lines above it.

import { columnAt, type FoundLine, straightLine } from './found-line.ts';

/** How far apart, in rows, the parts of one line may be, and how far they may miss each other. */
const APART = 120;
const MISS = 2.5;
/** Shorter lines than so many others are left out; a noisy image has thousands of short ones. */
const MOST_JOINED = 800;

/** Joins parts of lines that lie in one straight line, and leaves out what stays short. */
export function joinLines(lines: readonly FoundLine[]): FoundLine[] {
  const longest = [...lines].sort((a, b) => b.support - a.support).slice(0, MOST_JOINED);
  const sorted = longest.sort((a, b) => a.from - b.from);
  const joined: FoundLine[] = [];
  for (const line of sorted) {
    const index = joined.findLastIndex((other) => areOneLine(other, line));
    if (index < 0) joined.push(line);
    else joined[index] = oneLine(joined[index], line);
  }
  return joined;
}

function areOneLine(upper: FoundLine, lower: FoundLine): boolean {
  if (lower.from < upper.to - 2 || lower.from - upper.to > APART) return false;
  const [top, bottom] = [(upper.from + upper.to) / 2, (lower.from + lower.to) / 2];
  const between = (upper.to + lower.from) / 2;
  const miss = (row: number): number => Math.abs(columnAt(upper, row) - columnAt(lower, row));
  return miss(between) < MISS && (miss(top) < 2 * MISS || miss(bottom) < 2 * MISS);
}

/** Puts a straight line through the ends of two parts, each with the weight of its support. */
function oneLine(upper: FoundLine, lower: FoundLine): FoundLine {
  const rows = [upper.from, upper.to, lower.from, lower.to];
  const parts = [upper, upper, lower, lower];
  const { offset, slope } = straightLine(
    rows,
    parts.map((part, i) => columnAt(part, rows[i])),
    parts.map((part) => part.support),
  );
  const support = upper.support + lower.support;
  const places = [...upper.places, ...lower.places];
  return { offset, slope, from: upper.from, to: lower.to, support, places };
}
