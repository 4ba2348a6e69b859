// Counts how many cells of a colour a line with blotted blocks can have in a part of the line, over
// all arrangements that fit its marks. The blocks are placed one after another: for each position
// that the blocks so far can lead to, the least and the greatest number are kept. Cost: O(blocks x
// cells).

import { type Block, needsGap } from '../../puzzle/clue.ts';
import type { Band, Counts } from './cells-in-band.ts';

/** The counts of the ways that lead to each position; undefined where no way leads. */
type Reached = (Counts | undefined)[];

/** Returns the counts; undefined when no arrangement fits the marks. */
export function countsBesideBlots(
  clue: readonly Block[],
  cells: Int32Array,
  band: Band,
): Counts | undefined {
  let reached: Reached = [{ least: 0, most: 0 }];
  for (const [j, block] of clue.entries()) {
    addBlanks(reached, cells);
    reached = endsOf(block, reached, cells, band);
    if (needsGap(clue, j)) reached = afterGap(reached, cells);
  }
  addBlanks(reached, cells);
  return reached[cells.length];
}

/** Adds the ways that go on through blank cells. */
function addBlanks(reached: Reached, cells: Int32Array): void {
  for (const [at, candidates] of cells.entries()) {
    if (candidates & 1) reached[at + 1] = either(reached[at + 1], reached[at]);
  }
}

function afterGap(reached: Reached, cells: Int32Array): Reached {
  const after: Reached = [];
  for (const [at, candidates] of cells.entries()) {
    if (candidates & 1) after[at + 1] = reached[at];
  }
  return after;
}

/** Returns the positions at which a block can end that starts where the ways so far lead. */
function endsOf(
  { length, colour }: Block,
  reached: Reached,
  cells: Int32Array,
  band: Band,
): Reached {
  const ends: Reached = [];
  for (let at = 0, run = 0; at < cells.length; at++) {
    run = (cells[at] >>> colour) & 1 ? run + 1 : 0;
    if (run === 0) continue;
    const end = at + 1;
    if (length === null) {
      ends[end] = withRun(either(reached[at], ends[at]), { from: at, to: end, colour }, band);
    } else if (run >= length) {
      const from = end - length;
      ends[end] = withRun(reached[from], { from, to: end, colour }, band);
    }
  }
  return ends;
}

/** Adds the cells of a run that count. */
function withRun(counts: Counts | undefined, run: Band, band: Band): Counts | undefined {
  const common = Math.min(run.to, band.to) - Math.max(run.from, band.from);
  if (counts === undefined || run.colour !== band.colour || common <= 0) return counts;
  return { least: counts.least + common, most: counts.most + common };
}

function either(one: Counts | undefined, other: Counts | undefined): Counts | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return { least: Math.min(one.least, other.least), most: Math.max(one.most, other.most) };
}
