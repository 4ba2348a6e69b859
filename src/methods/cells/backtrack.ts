// Searches depth-first over variables in a fixed order, chronologically or with conflict-directed
// backjumping. With backjumping, the search collects, for every failure, the earlier variables that
// the failure is due to; from a dead end it goes back to the latest of these variables. Jumping
// costs a set of variables for each variable, n^2 bits for n variables. Source: P. Prosser, Hybrid
// Algorithms for the Constraint Satisfaction Problem, 1993 (CBJ).

/**
 * The problem to search. A blame is the set of earlier variables that a failure is due to; it is
 * undefined without jumping.
 */
export interface Assignments {
  readonly size: number;
  /**
   * Returns the values to try, in order; adds to `blame` the variables that rule out other values.
   */
  values(variable: number, blame?: Blame): readonly number[];
  /**
   * Assigns a value and returns true. If the value fails, changes nothing, adds to `blame` the
   * variables that the value clashes with, and returns false.
   */
  assign(variable: number, value: number, blame?: Blame): boolean;
  /** Takes back the value of `variable`, the last variable that has a value. */
  undo(variable: number): void;
}

/** A set of variables, one bit each. */
export type Blame = Int32Array;

/** Makes an empty set with room for `size` variables. */
export function makeBlame(size: number): Blame {
  return new Int32Array(blameBytes(size) / 4);
}

export function blameBytes(size: number): number {
  return 4 * ((size >>> 5) + 1);
}

/**
 * Runs the search and counts `nodes` and `jumps`. Yields false at every node, and true at every
 * solution, when all variables have values.
 */
export function* backtrackingSearch(
  problem: Assignments,
  isJumping: boolean,
  stats: Record<string, number>,
): Generator<boolean, void> {
  const { size } = problem;
  const blames = isJumping ? Array.from({ length: size }, () => makeBlame(size)) : undefined;
  const values: (readonly number[])[] = [];
  const next = new Int32Array(size + 1);
  const enter = (variable: number): number => {
    if (variable < size) {
      next[variable] = 0;
      blames?.[variable].fill(0);
      values[variable] = problem.values(variable, blames?.[variable]);
    }
    return variable;
  };
  let at = enter(0);
  for (;;) {
    if (at < size && next[at] < values[at].length) {
      stats.nodes++;
      const isFine = problem.assign(at, values[at][next[at]++], blames?.[at]);
      yield false;
      if (isFine) at = enter(at + 1);
      continue;
    }
    if (at === size) yield true;
    const target = deadEnd(at, blames);
    if (target < 0) return;
    if (target < at - 1) stats.jumps++;
    while (at > target) problem.undo(--at);
  }
}

/** Returns the variable to go back to, which takes over the blame; -1 when there is none. */
function deadEnd(at: number, blames: Blame[] | undefined): number {
  if (blames === undefined) return at - 1;
  // After a solution every variable is to blame, since the next solution may differ anywhere.
  if (at === blames.length) {
    if (at > 0) blames[at - 1].fill(-1);
    return at - 1;
  }
  const target = lastBelow(blames[at], at);
  if (target >= 0) addBlame(blames[target], blames[at]);
  return target;
}

/** Returns the highest variable below `bound` in the set; -1 when there is none. */
function lastBelow(blame: Blame, bound: number): number {
  let w = bound >>> 5;
  let word = blame[w] & ~(-1 << (bound & 31));
  while (word === 0 && w > 0) word = blame[--w];
  return word === 0 ? -1 : 32 * w + 31 - Math.clz32(word);
}

export function blameOn(blame: Blame, variable: number): void {
  blame[variable >>> 5] |= 1 << (variable & 31);
}

export function addBlame(blame: Blame, more: Blame): void {
  for (let w = 0; w < blame.length; w++) blame[w] |= more[w];
}
