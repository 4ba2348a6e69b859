// Finds where a sheet of paper ends beside a grid: what is dark from there on is no paper. The page
// of a dark screen is dark as well, but there bright numbers stand right before the dark, and on a
// sheet its blank margin. Cost: a look at each strip of each line.

import type { LightRange } from './light-range.ts';

/** Paper is as bright as this share of the paper at the grid; its edge is as many strips wide. */
const SAME_PAPER = 0.72;
const EDGE = 2;
/** The share of the lines that have a blank margin before the dark. */
const LEAST_MARGINS = 0.5;

interface SheetLine {
  /** The strips within the image, from the grid outwards. */
  readonly within: readonly LightRange[];
  /**
   * The last strip that is as bright as paper, and whether a blank one is right before the dark.
   */
  readonly last: number;
  readonly hasMargin: boolean;
}

/** Leaves out what is outside of the image, and what lies beyond the edge of the sheet. */
export function stripsOnSheet(
  lines: readonly (readonly (LightRange | undefined)[])[],
): LightRange[][] {
  const seen = lines.map(sheetLine);
  const ending = seen.filter(({ within, last }) => last < within.length - 1);
  const margins = ending.filter(({ hasMargin }) => hasMargin).length;
  const isSheet = margins >= LEAST_MARGINS * ending.length;
  return seen.map(({ within, last }) => {
    const isWhole = !isSheet || last === within.length - 1;
    return isWhole ? [...within] : within.slice(0, Math.max(0, last + 1 - EDGE));
  });
}

function sheetLine(strips: readonly (LightRange | undefined)[]): SheetLine {
  const end = strips.indexOf(undefined);
  const within = (end < 0 ? strips : strips.slice(0, end)).flatMap((range) => range ?? []);
  const paper = Math.max(...within.slice(0, 2).map(({ greatest }) => greatest));
  const last = within.findLastIndex(({ greatest }) => greatest >= SAME_PAPER * paper);
  const before = within.slice(Math.max(0, last - EDGE), last + 1);
  return { within, last, hasMargin: before.some(({ least }) => least >= SAME_PAPER * paper) };
}
