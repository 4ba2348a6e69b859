// Keeps the accepted clauses of a certificate. There is one rule: a clause is accepted if its
// denial, propagated through lines and accepted clauses, ends in a contradiction (reverse unit
// propagation; Goldberg and Novikov, DATE 2003; Wetzler, Heule and Hunt, DRAT-trim, SAT 2014). The
// checker makes no decisions. Its state is kept in slots. Each cell has one slot, for its
// candidates. Each block has two: one for its earliest start, and one for its latest start negated,
// so that both can only grow. A blotted block has two more, which come next: the same for the place
// of its last cell. A literal is a slot and a value: it says that the colour of a cell is in the
// mask `value`, or that a slot of a block is `value` or more.

import { allCandidates } from '../puzzle/palette.ts';
import { clueOfLine, type Puzzle } from '../puzzle/puzzle.ts';
import { type Line, makeLine, makeTables, solveLinePlainly } from './solve-line.ts';

/** The literals of a clause, one after another: for each a slot and a value. */
type Clause = number[];

/** How much memory a clause takes besides its literals, in units of eight bytes. */
const CLAUSE = 40;

/**
 * Returns the first slot of blocks; it is even, so that the two slots of a start or of a last cell
 * differ only in the lowest bit.
 */
export const firstBound = (cells: number): number => cells + (cells & 1);

/**
 * Makes a checker that has propagated nothing yet: call `settleLevelZero` before the first clause.
 */
export function makeChecker(puzzle: Puzzle) {
  const { width, height } = puzzle;
  const cells = width * height;
  const lines = makeLines(puzzle);
  const slots = firstBound(cells) + 2 * lines.reduce((sum, { lengths }) => sum + lengths.length, 0);
  const state = new Int32Array(slots).fill(allCandidates(puzzle.palette), 0, cells);
  if (puzzle.given !== undefined) state.set(puzzle.given.cells);
  const linesOf = new Int32Array(2 * slots);
  lines.forEach((line, l) => {
    for (const cell of line.cells) linesOf[2 * cell + (l < height ? 0 : 1)] = l;
    line.lengths.forEach((length, j) => {
      const slot = line.bounds + 2 * j;
      linesOf.fill(l, 2 * slot, 2 * slot + 4);
      state[slot + 1] = Math.max(length, 1) - line.cells.length;
    });
  });
  const mostParts = lines.reduce((most, { lengths }) => Math.max(most, lengths.length), 0);
  const tables = makeTables(Math.max(width, height), mostParts);
  return {
    ...{ cells, state, lines, tables },
    /** The two lines of each slot; for a slot of a block both are the same. */
    linesOf,
    /** The lines to be solved, first in, first out; those before `solved` are done. */
    dirty: [...lines.keys()],
    solved: 0,
    isDirty: new Uint8Array(lines.length).fill(1),
    /**
     * The slots that changed, each followed by its value before the change; those before `seen`
     * have been followed through the clauses.
     */
    trail: [] as number[],
    seen: 0,
    clauses: new Map<number, Clause>(),
    // Each clause is watched at its first two literals (Moskewicz et al., Chaff, DAC 2001), in the
    // list of the slot that can make the literal false, beside the value that tells when the slot
    // does so.
    watches: Array.from(state, () => ({ clauses: [] as Clause[], values: [] as number[] })),
    /** How much memory the watched clauses take, in units of eight bytes. */
    kept: 0,
    /** Whether clues, clauses and excluded solutions contradict each other. */
    isRefuted: false,
  };
}
type Checker = ReturnType<typeof makeChecker>;

/** Makes the lines of a puzzle, rows first; each has the slots of its parts after those before. */
function makeLines(puzzle: Puzzle): Line[] {
  const { width, height } = puzzle;
  let slot = firstBound(width * height);
  return Array.from({ length: height + width }, (_, l) => {
    const isRow = l < height;
    const cells = Int32Array.from({ length: isRow ? width : height }, (_, i) =>
      isRow ? l * width + i : i * width + l - height,
    );
    const line = makeLine(clueOfLine(puzzle, l), cells, slot);
    slot += 2 * line.lengths.length;
    return line;
  });
}

/** Accepts clause `number` if its denial propagates to a contradiction, else returns false. */
export function derive(checker: Checker, clause: Clause, number: number): boolean {
  let isPossible = !checker.isRefuted;
  for (let i = 0; i < clause.length && isPossible; i += 2) {
    const [slot, value] = [clause[i], clause[i + 1]];
    isPossible =
      slot < checker.cells ? assume(checker, slot, ~value) : assume(checker, slot ^ 1, 1 - value);
  }
  isPossible &&= propagate(checker);
  undo(checker);
  if (!isPossible) addClause(checker, clause, number);
  return !isPossible;
}

/**
 * Adds a clause that was derived, or the axiom that excludes a solution; what follows from the
 * clause is never undone.
 */
export function addClause(checker: Checker, clause: Clause, number: number): void {
  let open = 0;
  for (let i = 0; i < clause.length && open < 2; i += 2) {
    if (!isFalse(checker, clause[i], clause[i + 1])) swap(clause, 2 * open++, i);
  }
  if (open === 2) {
    checker.clauses.set(number, clause);
    checker.kept += clause.length + CLAUSE;
    watch(checker, clause, 0);
    watch(checker, clause, 2);
  } else if (open === 0 || !assume(checker, clause[0], clause[1])) {
    checker.isRefuted = true;
  }
  settleLevelZero(checker);
}

/**
 * Drops a clause, if it is there. Any clause may be dropped, because fewer clauses can only prove
 * less.
 */
export function forget(checker: Checker, number: number): void {
  const clause = checker.clauses.get(number);
  if (clause === undefined) return;
  checker.clauses.delete(number);
  checker.kept -= clause.length + CLAUSE;
  for (const i of [0, 2]) {
    const { clauses, values } = checker.watches[watchedSlot(checker, clause[i])];
    const at = clauses.indexOf(clause);
    clauses.splice(at, 1);
    values.splice(at, 1);
  }
}

/** Watches the clause at its literal at `i`. */
function watch(checker: Checker, clause: Clause, i: number): void {
  const { clauses, values } = checker.watches[watchedSlot(checker, clause[i])];
  clauses.push(clause);
  values.push(clause[i] < checker.cells ? clause[i + 1] : 1 - clause[i + 1]);
}

/** Returns the slot whose changes can make literals with the slot `slot` false. */
function watchedSlot({ cells }: Checker, slot: number): number {
  return slot < cells ? slot : slot ^ 1;
}

/**
 * Propagates what is never undone, through at most `most` lines; returns whether the propagation is
 * complete: nothing is left to propagate, or there is a contradiction.
 */
export function settleLevelZero(checker: Checker, most = Infinity): boolean {
  if (!checker.isRefuted && !propagate(checker, most)) checker.isRefuted = true;
  checker.trail.length = checker.seen = 0;
  return checker.isRefuted || checker.dirty.length === 0;
}

/**
 * Follows clauses first, then lines, until neither adds anything or enough lines are solved;
 * returns false on a contradiction.
 */
function propagate(checker: Checker, most = Infinity): boolean {
  const { trail, dirty } = checker;
  for (let left = most; ; left--) {
    for (; checker.seen < trail.length; checker.seen += 2) {
      if (!followClauses(checker, trail[checker.seen], trail[checker.seen + 1])) return false;
    }
    if (checker.solved === dirty.length) dirty.length = checker.solved = 0;
    if (dirty.length === 0 || left === 0) return true;
    const line = dirty[checker.solved++];
    // The line stays marked as dirty meanwhile, so that its own findings do not queue it again:
    // they tell it nothing new.
    const isPossible = followLine(checker, checker.lines[line]);
    checker.isDirty[line] = 0;
    if (!isPossible) return false;
  }
}

function followLine(checker: Checker, line: Line): boolean {
  const { tables, state } = checker;
  if (!solveLinePlainly(tables, line, state)) return false;
  const { cells, lengths, bounds } = line;
  for (let i = 0; i < cells.length; i++) set(checker, cells[i], tables.possible[i]);
  for (let j = 0; j < lengths.length; j++) {
    set(checker, bounds + 2 * j, tables.first[j]);
    set(checker, bounds + 2 * j + 1, -tables.last[j]);
  }
  return true;
}

/**
 * Follows a slot that held `before` through its clauses. If a watched literal of a clause became
 * false and the other watched literal is not true, the clause watches a further literal that is not
 * false; if there is none, the other watched literal becomes true. Returns false if that literal is
 * false already.
 */
function followClauses(checker: Checker, slot: number, before: number): boolean {
  const { cells, state, watches } = checker;
  const { clauses, values } = watches[slot];
  const [held, isCell, own] = [state[slot], slot < cells, watchedSlot(checker, slot)];
  let kept = 0;
  let isPossible = true;
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    const isHit = isCell
      ? !(held & value) && (before & value) > 0
      : held >= value && before < value;
    if (isHit && isPossible) {
      const clause = clauses[i];
      if (clause[0] === own && clause[1] === (isCell ? value : 1 - value)) swap(clause, 0, 2);
      if (!isTrue(checker, clause[0], clause[1])) {
        if (hasMoved(checker, clause)) continue;
        isPossible = assume(checker, clause[0], clause[1]);
      }
    }
    clauses[kept] = clauses[i];
    values[kept++] = value;
  }
  if (kept < values.length) clauses.length = values.length = kept;
  return isPossible;
}

/**
 * Puts a later literal that is not false in the place of the second literal, which is false;
 * returns false if all later literals are false.
 */
function hasMoved(checker: Checker, clause: Clause): boolean {
  for (let i = 4; i < clause.length; i += 2) {
    if (isFalse(checker, clause[i], clause[i + 1])) continue;
    swap(clause, 2, i);
    watch(checker, clause, 2);
    return true;
  }
  return false;
}

function isTrue({ cells, state }: Checker, slot: number, value: number): boolean {
  return slot < cells ? (state[slot] & ~value) === 0 : state[slot] >= value;
}

function isFalse({ cells, state }: Checker, slot: number, value: number): boolean {
  return slot < cells ? (state[slot] & value) === 0 : state[slot ^ 1] > -value;
}

/** Makes the literal true; returns false if it is false already. */
function assume(checker: Checker, slot: number, value: number): boolean {
  if (isFalse(checker, slot, value)) return false;
  const held = checker.state[slot];
  set(checker, slot, slot < checker.cells ? held & value : Math.max(held, value));
  return true;
}

function set(checker: Checker, slot: number, value: number): void {
  const { state, linesOf, isDirty, dirty } = checker;
  if (state[slot] === value) return;
  checker.trail.push(slot, state[slot]);
  state[slot] = value;
  for (let i = 2 * slot; i < 2 * slot + 2; i++) {
    if (isDirty[linesOf[i]] === 0) dirty.push(linesOf[i]);
    isDirty[linesOf[i]] = 1;
  }
}

function undo(checker: Checker): void {
  const { state, trail, isDirty, dirty } = checker;
  for (let i = trail.length - 2; i >= 0; i -= 2) state[trail[i]] = trail[i + 1];
  isDirty.fill(0);
  dirty.length = checker.solved = trail.length = checker.seen = 0;
}

function swap(list: number[], a: number, b: number): void {
  [list[a], list[b]] = [list[b], list[a]];
  [list[a + 1], list[b + 1]] = [list[b + 1], list[a + 1]];
}
