// The checker's knowledge, and the one rule by which it grows: a clause is accepted when its denial, propagated through
// lines and accepted clauses, ends in a contradiction (reverse unit propagation; Goldberg and Novikov 2003, Wetzler,
// Heule and Hunt, DRAT-trim, 2014). It never decides anything.
//
// The state holds the candidates of each cell, then the earliest start of each block, then the latest. What is known for
// good is never undone; a denial is undone from the trail. Clauses are watched at two literals that are not false
// (Moskewicz et al., Chaff, 2001), in a list for each slot of the state whose change can make them false.

import type { Clue } from '../puzzle/clue.ts';
import { allCandidates } from '../puzzle/palette.ts';
import { clueOfLine, type Puzzle } from '../puzzle/puzzle.ts';
import { type Line, type LineTables, makeTables, solveLine } from './line.ts';

export interface Checker {
  readonly cells: number;
  readonly blocks: number;
  readonly state: Int32Array;
  readonly lines: readonly Line[];
  /** The two lines of each cell, and twice the one of each block. */
  readonly linesOf: Int32Array;
  readonly tables: LineTables;
  readonly isDirty: Uint8Array;
  readonly dirty: number[];
  /** Slots that changed and what they held, in pairs; `seen` of them were propagated through clauses. */
  readonly trail: number[];
  seen: number;
  /** Accepted clauses by number: literals as subject and value in turn, the two watched ones first. */
  readonly clauses: Map<number, Int32Array>;
  /** By slot: numbers of the clauses that watch it; some may be gone. */
  readonly watches: number[][];
  /** By a sum that does not depend on order: numbers of the clauses that have it. */
  readonly byHash: Map<number, number[]>;
  next: number;
  /** Numbers in all clauses together. */
  size: number;
  /** The clues, the clauses and the solutions left out contradict each other. */
  isRefuted: boolean;
}

export function makeChecker(puzzle: Puzzle): Checker {
  const { width, height, palette } = puzzle;
  const cells = width * height;
  const clues = Array.from({ length: height + width }, (_, l) => clueOfLine(puzzle, l));
  const blocks = clues.reduce((sum, clue) => sum + clue.length, 0);
  const lines: Line[] = [];
  const state = new Int32Array(cells + 2 * blocks).fill(allCandidates(palette), 0, cells);
  const linesOf = new Int32Array(2 * (cells + blocks));
  for (let l = 0, next = cells; l < clues.length; next += clues[l++].length) {
    const isRow = l < height;
    const size = isRow ? width : height;
    const own = Int32Array.from({ length: size }, (_, i) =>
      isRow ? l * width + i : i * width + l - height,
    );
    for (const cell of own) linesOf[2 * cell + (isRow ? 0 : 1)] = l;
    linesOf.fill(l, 2 * next, 2 * (next + clues[l].length));
    state.fill(size - 1, next + blocks, next + blocks + clues[l].length);
    lines.push({ clue: clues[l], cells: own, blocks: next });
  }
  const checker: Checker = {
    cells,
    blocks,
    state,
    lines,
    linesOf,
    tables: makeTables(Math.max(width, height), longest(clues)),
    isDirty: new Uint8Array(lines.length).fill(1),
    dirty: [...lines.keys()],
    trail: [],
    seen: 0,
    clauses: new Map(),
    watches: Array.from(state, () => []),
    byHash: new Map(),
    next: 0,
    size: 0,
    isRefuted: false,
  };
  settle(checker);
  return checker;
}

function longest(clues: readonly Clue[]): number {
  return clues.reduce((most, { length }) => Math.max(most, length), 0);
}

/** Accepts the clause where it follows; false where it does not. */
export function derive(checker: Checker, clause: Int32Array): boolean {
  if (!checker.isRefuted && !isContradiction(checker, clause)) return false;
  add(checker, clause);
  return true;
}

/** Whether the denial of `clause` propagates to a contradiction. */
function isContradiction(checker: Checker, clause: Int32Array): boolean {
  let holds = true;
  for (let i = 0; i < clause.length && holds; i += 2) {
    holds = assume(checker, clause[i], ~clause[i + 1]);
  }
  const refuted = !holds || !propagate(checker);
  undo(checker);
  return refuted;
}

/** Takes a clause in without asking: it follows, or is the axiom that leaves a solution out. */
export function add(checker: Checker, clause: Int32Array): void {
  if (checker.isRefuted) return;
  let open = 0;
  for (let i = 0; i < clause.length && open < 2; i += 2) {
    if (truth(checker, clause[i], clause[i + 1]) < 0) continue;
    swap(clause, 2 * open++, i);
  }
  if (open === 2) {
    const number = checker.next++;
    checker.clauses.set(number, clause);
    checker.size += clause.length;
    const hash = hashOf(clause);
    checker.byHash.set(hash, [...(checker.byHash.get(hash) ?? []), number]);
    for (const i of [0, 2]) watch(checker, number, clause[i], clause[i + 1]);
  } else if (open === 0 || !assume(checker, clause[0], clause[1])) checker.isRefuted = true;
  settle(checker);
}

/** Forgets a clause: fewer clauses prove less, so this is always right, even for a clause that is not there. */
export function forget(checker: Checker, clause: Int32Array): void {
  const hash = hashOf(clause);
  const numbers = checker.byHash.get(hash) ?? [];
  const number = numbers.find((each) => isSame(checker.clauses.get(each), clause));
  if (number === undefined) return;
  checker.clauses.delete(number);
  checker.size -= clause.length;
  if (numbers.length === 1) checker.byHash.delete(hash);
  else
    checker.byHash.set(
      hash,
      numbers.filter((each) => each !== number),
    );
}

/** Propagates what holds for good. */
function settle(checker: Checker): void {
  if (!checker.isRefuted && !propagate(checker)) checker.isRefuted = true;
  checker.trail.length = 0;
  checker.seen = 0;
}

/** Clauses, then lines, until neither adds anything; false on a contradiction. */
function propagate(checker: Checker): boolean {
  for (;;) {
    while (checker.seen < checker.trail.length) {
      const slot = checker.trail[checker.seen];
      checker.seen += 2;
      if (!propagateClauses(checker, slot)) return false;
    }
    const line = checker.dirty.pop();
    if (line === undefined) return true;
    checker.isDirty[line] = 0;
    if (!propagateLine(checker, checker.lines[line])) return false;
  }
}

function propagateLine(checker: Checker, line: Line): boolean {
  const { tables, state, blocks } = checker;
  if (!solveLine(tables, line, state, blocks)) return false;
  for (const [i, cell] of line.cells.entries()) set(checker, cell, tables.possible[i]);
  for (let j = 0; j < line.clue.length; j++) {
    set(checker, line.blocks + j, tables.earliest[j]);
    set(checker, line.blocks + j + blocks, tables.latest[j]);
  }
  return true;
}

/** Clauses that watch the slot find another literal, give their last one, or are in conflict. */
function propagateClauses(checker: Checker, slot: number): boolean {
  const list = checker.watches[slot];
  let kept = 0;
  let holds = true;
  for (const number of list) {
    const clause = checker.clauses.get(number);
    if (clause === undefined) continue;
    if (!holds || !moveWatch(checker, number, clause, slot)) list[kept++] = number;
    else continue;
    if (holds) holds = isWatchedWell(checker, clause);
  }
  list.length = kept;
  return holds;
}

/** Where a watched literal of this slot has become false, another that is not takes its place, if it can; true when the clause is no longer watched here. */
function moveWatch(checker: Checker, number: number, clause: Int32Array, slot: number): boolean {
  if (truth(checker, clause[0], clause[1]) > 0 || truth(checker, clause[2], clause[3]) > 0)
    return false;
  for (const w of [0, 2]) {
    if (slotOf(checker, clause[w], clause[w + 1]) !== slot) continue;
    if (truth(checker, clause[w], clause[w + 1]) >= 0) continue;
    for (let i = 4; i < clause.length; i += 2) {
      if (truth(checker, clause[i], clause[i + 1]) < 0) continue;
      swap(clause, w, i);
      watch(checker, number, clause[w], clause[w + 1]);
      return true;
    }
  }
  return false;
}

/** With one watched literal false the other must hold; false when it cannot. */
function isWatchedWell(checker: Checker, clause: Int32Array): boolean {
  const first = truth(checker, clause[0], clause[1]);
  const second = truth(checker, clause[2], clause[3]);
  if (first > 0 || second > 0 || (first === 0 && second === 0)) return true;
  const other = first < 0 ? 2 : 0;
  return assume(checker, clause[other], clause[other + 1]);
}

function watch(checker: Checker, number: number, subject: number, value: number): void {
  checker.watches[slotOf(checker, subject, value)].push(number);
}

/** The slot whose change can make the literal false. */
function slotOf({ cells, blocks }: Checker, subject: number, value: number): number {
  return subject >= cells && value >= 0 ? subject + blocks : subject;
}

/** 1 true, -1 false, 0 open. */
function truth({ cells, blocks, state }: Checker, subject: number, value: number): number {
  const sign = value < 0 ? -1 : 1;
  const number = value < 0 ? ~value : value;
  if (subject >= cells) {
    if (state[subject] >= number) return sign;
    return state[subject + blocks] < number ? -sign : 0;
  }
  const bit = 1 << number;
  if ((state[subject] & bit) === 0) return -sign;
  return state[subject] === bit ? sign : 0;
}

/** Makes the literal true; false when that leaves a cell no candidate or a block no start. */
function assume(checker: Checker, subject: number, value: number): boolean {
  const { cells, blocks, state } = checker;
  if (subject < cells) {
    const bits = value < 0 ? ~(1 << ~value) : 1 << value;
    if ((state[subject] & bits) === 0) return false;
    set(checker, subject, state[subject] & bits);
    return true;
  }
  const latest = subject + blocks;
  if (value < 0 && ~value - 1 < state[latest]) set(checker, latest, ~value - 1);
  if (value > state[subject]) set(checker, subject, value);
  return state[subject] <= state[latest];
}

function set(checker: Checker, slot: number, value: number): void {
  const { state, trail, cells, blocks, linesOf, isDirty, dirty } = checker;
  if (state[slot] === value) return;
  trail.push(slot, state[slot]);
  state[slot] = value;
  const subject = slot < cells + blocks ? slot : slot - blocks;
  for (let i = 2 * subject; i < 2 * subject + 2; i++) {
    if (isDirty[linesOf[i]] === 1) continue;
    isDirty[linesOf[i]] = 1;
    dirty.push(linesOf[i]);
  }
}

function undo(checker: Checker): void {
  const { state, trail, dirty, isDirty } = checker;
  for (let i = trail.length - 2; i >= 0; i -= 2) state[trail[i]] = trail[i + 1];
  trail.length = 0;
  checker.seen = 0;
  for (const line of dirty) isDirty[line] = 0;
  dirty.length = 0;
}

function swap(clause: Int32Array, a: number, b: number): void {
  for (const i of [0, 1]) [clause[a + i], clause[b + i]] = [clause[b + i], clause[a + i]];
}

function hashOf(clause: Int32Array): number {
  let sum = clause.length;
  for (let i = 0; i < clause.length; i += 2) {
    sum =
      (sum +
        Math.imul(clause[i] + 1, 0x9e3779b1) * 3 +
        Math.imul(clause[i + 1] ^ 0x55, 0x85ebca6b) * 7) |
      0;
  }
  return sum;
}

/** The same literals in any order. */
function isSame(a: Int32Array | undefined, b: Int32Array): boolean {
  if (a?.length !== b.length) return false;
  const literals = (clause: Int32Array): string[] =>
    Array.from(
      { length: clause.length / 2 },
      (_, i) => `${clause[2 * i]},${clause[2 * i + 1]}`,
    ).sort();
  return literals(a).join(' ') === literals(b).join(' ');
}
