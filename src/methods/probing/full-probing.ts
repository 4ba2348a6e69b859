// Full probing tries both values of each unknown cell, and propagates each. If one value ends in a
// contradiction, the cell has the other value; otherwise everything that follows from both values
// holds. FP1 does this to a fixpoint. FP2 adds contrapositives: if p = c implies q = v for two
// cells p and q, then q = not v implies p = not c, which lines alone may not find. (As printed, the
// paper's pseudocode adds p = not c to the grid of q = v. That is wrong: it loses solutions. The
// program of the authors adds it to the grid of q = not v.) FP3 chains the implications of all
// tries: see implied-tries.ts.
//
// What two fixpoints have in common is a fixpoint too, so no line needs to be solved again. Time:
// O(unknown cells) propagations a round. Source: I-C. Wu and others, An efficient approach to
// solving nonograms, 2013.

import {
  addCommon,
  addKnown,
  countKnownInGrid,
  type GridLayout,
  isOpen,
  isValue,
  setValue,
} from './grids.ts';
import { giveToImplying, takeImplied } from './implied-tries.ts';
import { propagateGrid } from './propagate-grid.ts';
import { BOARD, type FullProbing, makeGrids, tryIndex } from './tries.ts';

/**
 * Probes to a fixpoint, at most one cell a step; false at a conflict. Calls `onGain` with each cell
 * whose probe added cells to the board.
 */
export function* probeAll(
  probing: FullProbing,
  onGain: (cell: number) => void,
): Generator<undefined, boolean> {
  const { layout, grids, open } = probing;
  for (let isQuiet = false; !isQuiet; ) {
    isQuiet = true;
    for (const cell of open) {
      if (isUpToDate(probing, cell) || !isOpen(layout, grids, BOARD, cell)) continue;
      isQuiet = false;
      const before = probing.board;
      if (!(yield* probeCell(probing, cell))) return false;
      if (probing.board > before) onGain(cell);
      yield;
    }
  }
  return true;
}

function isUpToDate(
  { rank, isMade, isStale, boardSeen, board }: FullProbing,
  cell: number,
): boolean {
  const i = rank[cell];
  return isMade[i] === 1 && isStale[i] === 0 && boardSeen[i] === board;
}

/** Tries both values of a cell; false when both end in a contradiction. */
function* probeCell(probing: FullProbing, cell: number): Generator<undefined, boolean> {
  const { layout, grids, rank } = probing;
  makeGrids(probing, cell);
  probing.isStale[rank[cell]] = 0;
  const empty = yield* bringUpToDate(probing, cell, 0);
  const painted = yield* bringUpToDate(probing, cell, 1);
  if (empty === 'conflict' && painted === 'conflict') return false;
  const [one, other] = [tryIndex(probing, cell, 0), tryIndex(probing, cell, 1)];
  if (empty === 'conflict') takeOver(probing, other);
  else if (painted === 'conflict') takeOver(probing, one);
  else if (empty === 'changed' || painted === 'changed') {
    if (addCommon(layout, grids, one, other, BOARD)) probing.board++;
  }
  probing.boardSeen[rank[cell]] = probing.board;
  return true;
}

/** Replaces the board by the grid of the only value that a cell can have. */
function takeOver(probing: FullProbing, grid: number): void {
  const { grids, layout } = probing;
  grids.copyWithin(BOARD, grid, grid + layout.size);
  probing.board++;
}

/**
 * Adds the board to the grid of a try, and propagates the new cells there: those from the board and
 * those from contrapositives of other tries.
 */
function* bringUpToDate(
  probing: FullProbing,
  cell: number,
  value: number,
): Generator<undefined, 'conflict' | 'changed' | 'same'> {
  const { layout, grids, stats } = probing;
  const grid = tryIndex(probing, cell, value);
  addKnown(layout, grids, BOARD, grid);
  if (!hasDirty(layout, grids, grid)) return 'same';
  stats.probes++;
  if (!(yield* settleTry(probing, cell, value))) return 'conflict';
  probing.known[2 * probing.rank[cell] + value] = countKnownInGrid(layout, grids, grid);
  if (probing.level === 'fp3') giveToImplying(probing, cell, value);
  return 'changed';
}

/** Propagates the new cells of a try, and what its level of probing adds; false at a conflict. */
function* settleTry(
  probing: FullProbing,
  cell: number,
  value: number,
): Generator<undefined, boolean> {
  const { grids, propagator, level } = probing;
  do {
    if (!(yield* propagateGrid(propagator, grids, tryIndex(probing, cell, value)))) return false;
    if (level !== 'fp1') turnRound(probing, cell, value);
  } while (level === 'fp3' && takeImplied(probing, cell, value));
  return true;
}

function hasDirty({ dirtyAt, size }: GridLayout, grids: Int32Array, grid: number): boolean {
  for (let w = grid + dirtyAt; w < grid + size; w++) if (grids[w] !== 0) return true;
  return false;
}

/** Adds the contrapositives of the cells that the last propagation of a try gained. */
function turnRound(probing: FullProbing, cell: number, value: number): void {
  const { layout, grids, propagator, rank, isStale, stats } = probing;
  for (let i = 0; i < propagator.gains; i++) {
    const other = propagator.gained[i] >>> 1;
    const otherValue = propagator.gained[i] & 1;
    makeGrids(probing, other);
    const grid = tryIndex(probing, other, 1 - otherValue);
    if (isValue(layout, grids, grid, cell, 1 - value)) continue;
    setValue(layout, grids, grid, cell, 1 - value);
    isStale[rank[other]] = 1;
    stats.contrapositives++;
  }
}
