// The checker's knowledge, and the one rule by which it grows: a clause is accepted when its denial, propagated through
// lines and accepted clauses, ends in a contradiction (reverse unit propagation; Goldberg and Novikov, DATE 2003;
// Wetzler, Heule and Hunt, DRAT-trim, SAT 2014). Nothing is ever decided.
//
// What is known stands in slots: of each cell its candidates, of each block its earliest start and its latest, negated,
// so that both can only grow. A literal is two numbers, a slot and a value: of a cell, that its colour is in the mask
// `value`; of a block, that the slot is `value` or more.

import { allCandidates } from '../puzzle/palette.ts';
import { clueOfLine, type Puzzle } from '../puzzle/puzzle.ts';
import { type Line, makeLine, makeTables, solveLine, type Tables } from './line.ts';

/** Literals one after the other; empty once it is forgotten. */
type Clause = number[];

export interface Checker {
  readonly cells: number;
  /** Slots of starts begin here, an even number: those of a block differ in the last bit. */
  readonly starts: number;
  readonly state: Int32Array;
  readonly lines: readonly Line[];
  /** Two lines of each slot; of a start both are the same. */
  readonly linesOf: Int32Array;
  readonly tables: Tables;
  /** Lines to be solved, first come, first served; those before `solved` are done. */
  readonly dirty: number[];
  solved: number;
  readonly isDirty: Uint8Array;
  /** Slots that changed, each with what it held; those before `seen` were followed through clauses. */
  readonly trail: number[];
  seen: number;
  readonly clauses: Map<number, Clause>;
  /**
   * Each clause is watched at its first two literals (Moskewicz et al., Chaff, DAC 2001), in the list of the slot that can
   * make the literal false, beside the value that does so.
   */
  readonly watches: { readonly clause: Clause; readonly value: number }[][];
  /** Numbers in the clauses that are watched, and in those of them that are forgotten. */
  kept: number;
  forgotten: number;
  /** Clues, clauses and excluded solutions contradict each other. */
  isRefuted: boolean;
}

export function makeChecker(puzzle: Puzzle): Checker {
  const { width, height } = puzzle;
  const cells = width * height;
  const starts = cells + (cells & 1);
  const clues = Array.from({ length: height + width }, (_, line) => clueOfLine(puzzle, line));
  const slots = starts + 2 * clues.reduce((sum, clue) => sum + clue.length, 0);
  const state = new Int32Array(slots).fill(allCandidates(puzzle.palette), 0, cells);
  const linesOf = new Int32Array(2 * slots);
  let slot = starts;
  const lines = clues.map((clue, l) => {
    const isRow = l < height;
    const own = Int32Array.from({ length: isRow ? width : height }, (_, i) =>
      isRow ? l * width + i : i * width + l - height,
    );
    for (const cell of own) linesOf[2 * cell + (isRow ? 0 : 1)] = l;
    const line = makeLine(clue, own, slot);
    for (const { length } of clue) {
      linesOf.fill(l, 2 * slot, 2 * slot + 4);
      state[slot + 1] = length - own.length;
      slot += 2;
    }
    return line;
  });
  const mostBlocks = clues.reduce((most, clue) => Math.max(most, clue.length), 0);
  const tables = makeTables(Math.max(width, height), mostBlocks);
  const checker: Checker = {
    ...{ cells, starts, state, lines, linesOf, tables },
    ...{ dirty: [...lines.keys()], solved: 0, isDirty: new Uint8Array(lines.length).fill(1) },
    ...{ trail: [], seen: 0, clauses: new Map(), watches: Array.from(state, () => []) },
    ...{ kept: 0, forgotten: 0, isRefuted: false },
  };
  settle(checker);
  return checker;
}

/** Takes in clause `number` where its denial propagates to a contradiction; false where it does not. */
export function derive(checker: Checker, clause: Clause, number: number): boolean {
  let isPossible = !checker.isRefuted;
  for (let i = 0; i < clause.length && isPossible; i += 2) {
    const [slot, value] = [clause[i], clause[i + 1]];
    if (slot < checker.cells) isPossible = assume(checker, slot, ~value);
    else isPossible = assume(checker, slot ^ 1, 1 - value);
  }
  isPossible &&= propagate(checker);
  undo(checker);
  if (!isPossible) add(checker, clause, number);
  return !isPossible;
}

/** Takes in a clause that was derived, or the axiom that leaves out a solution. */
export function add(checker: Checker, clause: Clause, number: number): void {
  let open = 0;
  for (let i = 0; i < clause.length && open < 2; i += 2) {
    if (!isFalse(checker, clause[i], clause[i + 1])) swap(clause, 2 * open++, i);
  }
  if (open === 2) {
    checker.clauses.set(number, clause);
    checker.kept += clause.length;
    watch(checker, clause, 0);
    watch(checker, clause, 2);
  } else if (open === 0 || !assume(checker, clause[0], clause[1])) {
    checker.isRefuted = true;
  }
  settle(checker);
}

/** Fewer clauses prove less: this is right for any clause, also for one that is not there. */
export function forget(checker: Checker, number: number): void {
  const clause = checker.clauses.get(number);
  if (clause === undefined) return;
  checker.clauses.delete(number);
  checker.forgotten += clause.length;
  clause.length = 0;
  // All lists are gone through only when there is as much to gain.
  if (checker.forgotten < Math.max(checker.watches.length, checker.kept / 2)) return;
  checker.kept -= checker.forgotten;
  checker.forgotten = 0;
  for (const [slot, list] of checker.watches.entries()) {
    checker.watches[slot] = list.filter((one) => one.clause.length > 0);
  }
}

/** The literal at `i` watches over the clause. */
function watch({ watches, cells }: Checker, clause: Clause, i: number): void {
  if (clause[i] < cells) watches[clause[i]].push({ clause, value: clause[i + 1] });
  else watches[clause[i] ^ 1].push({ clause, value: 1 - clause[i + 1] });
}

/** Propagates what holds for good, and forgets how it was before. */
function settle(checker: Checker): void {
  if (!checker.isRefuted && !propagate(checker)) checker.isRefuted = true;
  checker.trail.length = checker.seen = 0;
}

/** Clauses first, then lines, until neither adds anything; false on a contradiction. */
function propagate(checker: Checker): boolean {
  const { trail, dirty } = checker;
  for (;;) {
    for (; checker.seen < trail.length; checker.seen += 2) {
      if (!followClauses(checker, trail[checker.seen], trail[checker.seen + 1])) return false;
    }
    if (checker.solved === dirty.length) {
      dirty.length = checker.solved = 0;
      return true;
    }
    const line = dirty[checker.solved++];
    // It stays marked meanwhile: what a line finds tells it nothing new.
    const isPossible = followLine(checker, checker.lines[line]);
    checker.isDirty[line] = 0;
    if (!isPossible) return false;
  }
}

function followLine(checker: Checker, line: Line): boolean {
  const { tables, state } = checker;
  if (!solveLine(tables, line, state)) return false;
  const { cells, lengths, bounds } = line;
  for (let i = 0; i < cells.length; i++) set(checker, cells[i], tables.possible[i]);
  for (let j = 0; j < lengths.length; j++) {
    set(checker, bounds + 2 * j, tables.first[j]);
    set(checker, bounds + 2 * j + 1, -tables.last[j]);
  }
  return true;
}

/** The slot held `before`: a clause with a watch that became false finds another, or its last literal follows. */
function followClauses(checker: Checker, slot: number, before: number): boolean {
  const { cells, state, watches } = checker;
  const list = watches[slot];
  const isCell = slot < cells;
  let kept = 0;
  let isPossible = true;
  for (let i = 0; i < list.length; i++) {
    const { clause, value } = list[i];
    const isHit = isCell
      ? (state[slot] & value) === 0 && (before & value) !== 0
      : state[slot] >= value && before < value;
    if (isPossible && isHit) {
      if (clause.length === 0) continue;
      const isFirst = clause[0] === (isCell ? slot : slot ^ 1);
      if (isFirst && clause[1] === (isCell ? value : 1 - value)) swap(clause, 0, 2);
      if (hasMoved(checker, clause)) continue;
      isPossible = assume(checker, clause[0], clause[1]);
    }
    if (kept < i) list[kept] = list[i];
    kept++;
  }
  if (kept < list.length) list.length = kept;
  return isPossible;
}

/** The second literal is false: another that is not takes its place, where there is one. */
function hasMoved(checker: Checker, clause: Clause): boolean {
  for (let i = 4; i < clause.length; i += 2) {
    if (isFalse(checker, clause[i], clause[i + 1])) continue;
    swap(clause, 2, i);
    watch(checker, clause, 2);
    return true;
  }
  return false;
}

function isFalse({ cells, state }: Checker, slot: number, value: number): boolean {
  return slot < cells ? (state[slot] & value) === 0 : state[slot ^ 1] > -value;
}

/** Makes the literal true; false when it is false already. */
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
