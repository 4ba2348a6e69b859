// Finds readings that have a solution, the cheapest first. The search is best-first over changes of
// lines from their likeliest choices. What a reading costs at least is known from the sums and from
// conflicts; where line solving finds a contradiction, a small set of lines that contradict each
// other becomes a new conflict, so no reading that keeps all of these lines is tried again (as with
// implicit hitting sets). Readings above a bound are not looked at; the bound rises when none is
// left below. Cost: for each reading that is tried, line solving, and some dozens of runs of it to
// make a conflict small; a question for the engine where line solving finds no contradiction.

import { ask, isLeft, type QuestionBudget } from '../../engine/question-budget.ts';
import { type Verdict, verdictOf } from '../../puzzle/verdict.ts';
import { puzzleOfLines } from '../contradictory-clues/clue-lines.ts';
import { makeLineSubsets } from '../contradictory-clues/line-subsets.ts';
import { smallCore } from '../contradictory-clues/small-core.ts';
import { openLines } from './conflict-bound.ts';
import { popLeast, pushOn } from './reading-heap.ts';
import { childrenOf, rootNode, type SearchNode, type SearchState, stateOf } from './search-node.ts';
import { type Conflict, cluesOf, learnConflict, type SearchSpace } from './search-space.ts';

export interface ReadingSearch {
  readonly space: SearchSpace;
  readonly heap: SearchNode[];
  /** No reading that costs more is looked at. */
  most: number;
  /** Readings in which line solving found no contradiction. */
  readonly consistent: Set<string>;
}

export interface TriedReading {
  readonly taken: Int32Array;
  readonly cost: number;
  /** `unknown` when the engine gave up before it found a solution, or a second one. */
  readonly verdict: Exclude<Verdict, 'none'>;
  readonly isSolved: boolean;
}

export function makeReadingSearch(space: SearchSpace): ReadingSearch {
  return { space, heap: [], most: 0, consistent: new Set<string>() };
}

/** Starts over with a higher bound; what was found out before stays known. */
export function searchUpTo(search: ReadingSearch, most: number): void {
  search.most = most;
  search.heap.length = 0;
  pushOn(search.heap, rootNode(search.space));
}

/** So many nodes take about a hundred megabytes. */
const MOST_NODES = 500_000;

/**
 * Returns the next reading that has a solution, or may have one; `none` when no other one costs as
 * little as the bound, and `cut` when the budget is spent. No reading is returned twice.
 */
export async function nextReading<P>(
  search: ReadingSearch,
  budget: QuestionBudget<P>,
): Promise<TriedReading | 'none' | 'cut'> {
  for (;;) {
    const node = popLeast(search.heap);
    if (node === undefined) return 'none';
    if (search.heap.length > MOST_NODES) return 'cut';
    const found = (await isLeft(budget)) ? await lookAt(search, node, budget) : 'cut';
    if (found === 'cut') pushOn(search.heap, node);
    if (found !== undefined) return found;
  }
}

/** Puts the node back with more known of it, or branches; returns a reading that may be solved. */
async function lookAt<P>(
  search: ReadingSearch,
  node: SearchNode,
  budget: QuestionBudget<P>,
): Promise<TriedReading | 'cut' | undefined> {
  const { space, heap, most } = search;
  const state = stateOf(space, node);
  const bound = node.cost + state.toResolve.total;
  if (bound > node.bound) {
    if (bound <= most) pushOn(heap, { ...node, bound });
    return undefined;
  }
  const conflict = narrowestConflict(space, node, state, most);
  if (conflict !== undefined) {
    branchOver(search, node, conflict, state);
    return undefined;
  }
  const core = await coreOf(search, state.taken);
  if (core !== undefined) {
    learnConflict(space, core, state.taken);
    pushOn(heap, node);
    return undefined;
  }
  const isBalanced = state.differences.every((it) => it === 0);
  const found = isBalanced ? await tryOut(space, node, state.taken, budget) : undefined;
  if (found !== 'cut') branchOver(search, node, openOf(state), state);
  return found;
}

function openOf({ isLocked }: SearchState): number[] {
  return [...isLocked.keys()].filter((line) => isLocked[line] === 0);
}

/** Returns the lines that may be changed of the conflict that leaves the fewest ways on. */
function narrowestConflict(
  space: SearchSpace,
  { cost }: SearchNode,
  { conflicts, isLocked, toResolve }: SearchState,
  most: number,
): readonly number[] | undefined {
  let fewest = Number.POSITIVE_INFINITY;
  let narrowest: Conflict | undefined;
  for (const conflict of conflicts) {
    let ways = 0;
    for (const line of conflict.lines) {
      if (isLocked[line] === 1) continue;
      const left = most - cost - toResolve.total + toResolve.byLine[line];
      const own = space.choices[line];
      for (let i = 1; i < own.length && own[i].cost <= left && ways < fewest; i++) ways++;
    }
    if (ways < fewest) [fewest, narrowest] = [ways, conflict];
  }
  return narrowest && openLines(narrowest, isLocked);
}

function branchOver(
  { space, heap, most }: ReadingSearch,
  node: SearchNode,
  branch: readonly number[],
  state: SearchState,
): void {
  for (const child of childrenOf(space, node, state, { branch, most })) pushOn(heap, child);
}

/**
 * Returns lines that contradict each other, if line solving finds any: if possible, lines that are
 * not changed, because that rules out other changes as well.
 */
async function coreOf(
  { space, consistent }: ReadingSearch,
  taken: Int32Array,
): Promise<readonly number[] | undefined> {
  const key = changesKey(taken);
  if (consistent.has(key)) return undefined;
  const subsets = makeLineSubsets(cluesOf(space, taken));
  const all = [...taken.keys()];
  const unchanged = all.filter((line) => taken[line] === 0);
  const rank = (line: number): number => (taken[line] === 0 ? space.leastChanges[line] : 0);
  const core = (await smallCore(subsets, unchanged, rank)) ?? (await smallCore(subsets, all, rank));
  if (core === undefined) consistent.add(key);
  return core;
}

function changesKey(taken: Int32Array): string {
  const changed: string[] = [];
  for (let line = 0; line < taken.length; line++) {
    if (taken[line] !== 0) changed.push(`${line}:${taken[line]}`);
  }
  return changed.join();
}

/** Conflicts that the engine may take for a reading: more for the one that needs no change. */
const CONFLICTS = { unchanged: 20_000, changed: 300 };

/** Asks the engine, and notes that the reading need not be looked at again. */
async function tryOut<P>(
  space: SearchSpace,
  { cost }: SearchNode,
  taken: Int32Array,
  budget: QuestionBudget<P>,
): Promise<TriedReading | 'cut' | undefined> {
  const all = [...taken.keys()];
  const conflicts = cost === 0 ? CONFLICTS.unchanged : CONFLICTS.changed;
  const { puzzle } = puzzleOfLines(cluesOf(space, taken), all);
  const result = await ask(budget, puzzle, { maxSolutions: 2, conflicts });
  if (result === undefined) return 'cut';
  learnConflict(space, all, taken);
  const verdict = verdictOf(result);
  if (verdict === 'none') return undefined;
  return { taken, cost, verdict, isSolved: result.solutions.length > 0 };
}
