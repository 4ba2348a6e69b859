// The paper's PROPAGATE: solves the dirty lines of a grid, first in, first out, until no line is
// dirty. A result that the cache has is taken from the cache. Cost: O(blocks x slack + cells of the
// line) for a line solve, O(cells of the line / 32) for a hit in the cache. Source: I-C. Wu and
// others, An efficient approach to solving nonograms, 2013.

import { cellInLine, indexOfLine, isRowLine, lineOfColumn } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { lineClues } from '../line-clues.ts';
import { type GridLayout, isDirty, makeLayout, setInLine } from './grids.ts';
import { entryOf, isKept, keep, type LineCache, makeLineCache, recall } from './line-cache.ts';
import {
  type LineScratch,
  type LineTable,
  lineTable,
  makeLineScratch,
  settleLine,
} from './line-solver.ts';

export interface Propagator {
  readonly layout: GridLayout;
  readonly tables: readonly LineTable[];
  /** Lines of the same size with the same clue have the same number, and so share their results. */
  readonly clueIds: Int32Array;
  readonly scratch: LineScratch;
  readonly cache: LineCache | undefined;
  /** A ring buffer of lines; each line is in it at most once. */
  readonly queue: Int32Array;
  readonly isQueued: Uint8Array;
  queueStart: number;
  queueSize: number;
  /** The cells that the last propagation settled, each as 2 * cell + value. */
  readonly gained: Int32Array;
  gains: number;
  readonly stats: Record<string, number>;
}

/** Makes a propagator, which counts lineSolves, cacheLookups and cacheHits in `stats`. */
export function makePropagator(
  puzzle: Puzzle,
  isCaching: boolean,
  stats: Record<string, number>,
): Propagator {
  const layout = makeLayout(puzzle);
  const tables = lineClues(puzzle).map(lineTable);
  const cells = puzzle.width * puzzle.height;
  return {
    layout,
    tables,
    clueIds: clueIdsOf(tables),
    scratch: makeLineScratch(tables),
    cache: isCaching ? makeLineCache(2 * Math.max(...layout.words), cells) : undefined,
    queue: new Int32Array(layout.lines),
    isQueued: new Uint8Array(layout.lines),
    queueStart: 0,
    queueSize: 0,
    gained: new Int32Array(2 * cells),
    gains: 0,
    stats,
  };
}

function clueIdsOf(tables: readonly LineTable[]): Int32Array {
  const ids = new Map<string, number>();
  return Int32Array.from(tables, ({ size, isUnknown, lengths, isBlotted }) => {
    const key = `${size}: ${isUnknown ? '*' : lengths.join()} ${isBlotted.join()}`;
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    return id;
  });
}

/** The number of lines to solve in one step. */
const STRIDE = 500;

/**
 * Solves the dirty lines of a grid to a fixpoint; false at a conflict, which leaves the grid
 * unusable.
 */
export function* propagateGrid(
  propagator: Propagator,
  grids: Int32Array,
  grid: number,
): Generator<undefined, boolean> {
  propagator.gains = 0;
  queueDirty(propagator, grids, grid);
  for (let solved = 1; propagator.queueSize > 0; solved++) {
    const line = dequeue(propagator);
    if (!lookAtLine(propagator, line, grids, grid + propagator.layout.at[line])) {
      clearQueue(propagator);
      return false;
    }
    applyLine(propagator, line, grids, grid);
    if (solved % STRIDE === 0) yield;
  }
  // All lines that were marked dirty on the way were queued too, and have been solved.
  grids.fill(0, grid + propagator.layout.dirtyAt, grid + propagator.layout.size);
  return true;
}

function queueDirty(propagator: Propagator, grids: Int32Array, grid: number): void {
  const { layout } = propagator;
  for (let line = 0; line < layout.lines; line++) {
    if (isDirty(layout, grids, grid, line)) enqueue(propagator, line);
  }
}

/** Solves a line into `scratch.out`, or takes the result from the cache; false at a conflict. */
function lookAtLine(
  { tables, clueIds, scratch, cache, layout, stats }: Propagator,
  line: number,
  grids: Int32Array,
  at: number,
): boolean {
  if (cache === undefined) {
    stats.lineSolves++;
    return settleLine(tables[line], grids, at, scratch);
  }
  const words = 2 * layout.words[line];
  const place = entryOf(cache, clueIds[line], grids, at, words);
  stats.cacheLookups++;
  if (isKept(cache, place)) {
    stats.cacheHits++;
    return recall(cache, place, words, scratch.out);
  }
  stats.lineSolves++;
  const isSolvable = settleLine(tables[line], grids, at, scratch);
  keep(cache, place, words, isSolvable, scratch.out);
  return isSolvable;
}

/**
 * Writes the solved line to the grid, and queues the crossing lines of the cells that become known.
 */
function applyLine(propagator: Propagator, line: number, grids: Int32Array, grid: number): void {
  const { layout, scratch, gained } = propagator;
  const { height, at, words } = layout;
  const isRow = isRowLine(line, height);
  const own = indexOfLine(line, height);
  for (let w = 0; w < 2 * words[line]; w++) {
    const here = grid + at[line] + w;
    let added = scratch.out[w] & ~grids[here];
    grids[here] |= scratch.out[w];
    const value = w < words[line] ? 0 : 1;
    for (; added !== 0; added &= added - 1) {
      const position = 32 * (w - value * words[line]) + 31 - Math.clz32(added & -added);
      const crossing = isRow ? lineOfColumn(position, height) : position;
      setInLine(layout, grids, grid, { line: crossing, position: own, value });
      enqueue(propagator, crossing);
      gained[propagator.gains++] = 2 * cellInLine(layout, line, position) + value;
    }
  }
}

function enqueue(propagator: Propagator, line: number): void {
  const { queue, isQueued, queueStart } = propagator;
  if (isQueued[line] === 1) return;
  isQueued[line] = 1;
  queue[(queueStart + propagator.queueSize++) % queue.length] = line;
}

function dequeue(propagator: Propagator): number {
  const { queue, isQueued } = propagator;
  const line = queue[propagator.queueStart];
  propagator.queueStart = (propagator.queueStart + 1) % queue.length;
  propagator.queueSize--;
  isQueued[line] = 0;
  return line;
}

function clearQueue(propagator: Propagator): void {
  propagator.isQueued.fill(0);
  propagator.queueSize = 0;
}
