// Stores what changed in the cells of a drawing as runs: neighbouring cells, also across the ends
// of rows, that all changed from the same colour to the same other one. A run takes six bytes, so
// runs take no more than single cells would, and an inverted sheet is a few of them.

/**
 * Three numbers a run: its first cell, the number of its cells, and its colours, which are the
 * colour before plus 256 times the colour after.
 */
export type CellRuns = Uint16Array;

const PARTS = 3;

export type RunSide = 'before' | 'after';

/** Both lists have the same length, of at most 65,536 cells. */
export function runsBetween(before: Uint8Array, after: Uint8Array): CellRuns {
  const runs: number[] = [];
  for (let cell = 0; cell < before.length; ) {
    const end = endOfRun(before, after, cell);
    if (before[cell] !== after[cell])
      runs.push(...runOf(cell, end - cell, before[cell], after[cell]));
    cell = end;
  }
  return Uint16Array.from(runs);
}

/** Returns the numbers of one run. */
export function runOf(start: number, length: number, before: number, after: number): number[] {
  return [start, length, before + 256 * after];
}

function endOfRun(before: Uint8Array, after: Uint8Array, start: number): number {
  let end = start + 1;
  while (end < before.length && before[end] === before[start] && after[end] === after[start]) end++;
  return end;
}

/** Returns the cells with the colours that the runs have on this side. */
export function withRuns(cells: Uint8Array, runs: CellRuns, side: RunSide): Uint8Array {
  const next = cells.slice();
  for (let i = 0; i < runs.length; i += PARTS)
    next.fill(colourOn(side, runs[i + 2]), runs[i], runs[i] + runs[i + 1]);
  return next;
}

function colourOn(side: RunSide, colours: number): number {
  return side === 'before' ? colours & 255 : colours >> 8;
}

/** Whether the value is runs within so many cells, in the colours from 0 to below `colours`. */
export function isCellRuns(value: unknown, cells: number, colours: number): value is CellRuns {
  if (!(value instanceof Uint16Array) || value.length % PARTS !== 0) return false;
  for (let i = 0; i < value.length; i += PARTS) {
    if (value[i] + value[i + 1] > cells) return false;
    const both = [colourOn('before', value[i + 2]), colourOn('after', value[i + 2])];
    if (both.some((colour) => colour >= colours)) return false;
  }
  return true;
}
