// FP3 closes the implications of all tries under transitivity: if p = c implies q = v, then
// everything that q = v implies holds in the grid of p = c, too. Forward implications are the known
// cells of a try. Contrapositives stand in the grids as well, so the cells that the try of the
// other value knows lead back to the tries that imply this one. Lines find most of this by
// themselves; they miss what probing found in another try.
//
// Cost: for each propagation of a try, a pass over the grids of all unknown cells that it knows.
// Source: I-C. Wu and others, An efficient approach to solving nonograms, 2013.

import { addKnown, isOpen, isValue } from './grids.ts';
import { BOARD, type FullProbing, tryIndex } from './tries.ts';

/**
 * Adds to the grid of a try what follows from each cell that it knows. Returns whether the grid
 * gained any cells.
 */
export function takeImplied(probing: FullProbing, cell: number, value: number): boolean {
  const { layout, grids } = probing;
  const grid = tryIndex(probing, cell, value);
  let hasGained = false;
  for (const { cell: other, value: implied } of knownTries(probing, cell, value)) {
    if (addKnown(layout, grids, tryIndex(probing, other, implied), grid)) hasGained = true;
  }
  return hasGained;
}

/** Adds the grid of a try to the grids of all tries that imply it. */
export function giveToImplying(probing: FullProbing, cell: number, value: number): void {
  const { layout, grids, rank, isStale } = probing;
  const grid = tryIndex(probing, cell, value);
  for (const { cell: other, value: excluded } of knownTries(probing, cell, 1 - value)) {
    const implying = tryIndex(probing, other, 1 - excluded);
    if (addKnown(layout, grids, grid, implying)) isStale[rank[other]] = 1;
  }
}

/**
 * Lists the cells that a try knows and the board does not, with their values. Leaves out the cell
 * of the try, and cells that were not tried yet.
 */
function* knownTries(
  probing: FullProbing,
  cell: number,
  value: number,
): Generator<{ cell: number; value: number }> {
  const { layout, grids, open, isMade } = probing;
  const grid = tryIndex(probing, cell, value);
  for (const [i, other] of open.entries()) {
    if (isMade[i] === 0 || other === cell || !isOpen(layout, grids, BOARD, other)) continue;
    if (isOpen(layout, grids, grid, other)) continue;
    yield { cell: other, value: isValue(layout, grids, grid, other, 1) ? 1 : 0 };
  }
}
