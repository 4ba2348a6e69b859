// Defines a node of the search for a reading: some lines are changed and locked, all other lines
// have their first choice and may be changed later. A branch lists lines of which one at least must
// be changed; its child locks the lines before the changed one, so no reading comes up twice.

import { type LeastCost, leastToResolve } from './conflict-bound.ts';
import type { Bounded } from './reading-heap.ts';
import { type Conflict, conflictsIn, type SearchSpace } from './search-space.ts';
import { type SumChanges, sumCost } from './sum-bounds.ts';

export interface SearchNode extends Bounded {
  readonly parent: SearchNode | undefined;
  /** The lines of the branch, and which of them is changed to what; none at the root. */
  readonly branch: readonly number[];
  readonly place: number;
  readonly choice: number;
  readonly cost: number;
}

/** A node written out. */
export interface SearchState {
  readonly taken: Int32Array;
  readonly isLocked: Uint8Array;
  /** The cells of each colour in the rows, less those in the columns. */
  readonly differences: Int32Array;
  /** The conflicts that its choices are in. */
  readonly conflicts: readonly Conflict[];
  readonly toResolve: LeastCost;
}

export function rootNode({ differences, sumBounds }: SearchSpace): SearchNode {
  const bound = sumCost(sumBounds, differences);
  const place = { parent: undefined, branch: [], place: 0, choice: 0 };
  return { ...place, cost: 0, bound };
}

export function stateOf(space: SearchSpace, node: SearchNode): SearchState {
  const taken = new Int32Array(space.choices.length);
  const isLocked = new Uint8Array(space.choices.length);
  const differences = space.differences.slice();
  for (let at = node; at.parent !== undefined; at = at.parent) {
    for (let i = 0; i <= at.place; i++) isLocked[at.branch[i]] = 1;
    const line = at.branch[at.place];
    taken[line] = at.choice;
    addChange(differences, space.changes[line][at.choice]);
  }
  const conflicts = conflictsIn(space, taken);
  const toResolve = leastToResolve(space, conflicts, isLocked);
  return { taken, isLocked, differences, conflicts, toResolve };
}

function addChange(differences: Int32Array, change: SumChanges): void {
  for (let c = 0; c < differences.length; c++) differences[c] += change[c];
}

/**
 * Lists the children of a branch, over lines of which one at least must be changed, that may cost
 * no more than `most`.
 */
export function childrenOf(
  space: SearchSpace,
  parent: SearchNode,
  { differences, toResolve }: SearchState,
  { branch, most }: { readonly branch: readonly number[]; readonly most: number },
): SearchNode[] {
  const children: SearchNode[] = [];
  branch.forEach((line, place) => {
    const own = space.choices[line];
    // A conflict that the line is not in must still be resolved.
    const others = toResolve.total - toResolve.byLine[line];
    for (let choice = 1; choice < own.length; choice++) {
      const cost = parent.cost + own[choice].cost;
      if (cost + others > most) break;
      const sums = sumCost(space.sumBounds, differences, space.changes[line][choice]);
      const bound = Math.max(parent.bound, cost + Math.max(sums, others));
      if (bound <= most) children.push({ parent, branch, place, choice, cost, bound });
    }
  });
  return children;
}
