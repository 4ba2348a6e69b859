// The checker's knowledge, and the one rule by which it grows: a clause is accepted when its denial, propagated through
// lines and accepted clauses, ends in a contradiction (reverse unit propagation; Goldberg and Novikov, DATE 2003; Wetzler,
// Heule and Hunt, DRAT-trim, SAT 2014). Nothing is ever decided.
//
// The state is one list of slots: the candidates of each cell, the earliest start of each block, the latest of each.
// Literals are a subject and a value (see ClauseEvent). Clauses stand one after the other in an arena, their length
// first; each is watched at two literals that are not false (Moskewicz et al., Chaff, DAC 2001), in the list of the slot
// whose change can make that literal false.

import { allCandidates } from '../puzzle/palette.ts';
import { clueOfLine, type Puzzle } from '../puzzle/puzzle.ts';
import { type Line, makeLine, makeTables, solveLine, type Tables } from './line.ts';

export interface Checker {
  readonly cells: number;
  readonly blocks: number;
  readonly state: Int32Array;
  readonly lines: readonly Line[];
  /** Two lines of each slot; for blocks twice the same. */
  readonly linesOf: Int32Array;
  readonly tables: Tables;
  /** Lines to be solved, a ring that begins at `dirtyAt`: first come, first served needs half as many as the other way. */
  readonly dirty: Int32Array;
  dirtyAt: number;
  dirtyCount: number;
  readonly isDirty: Uint8Array;
  /** Slots that changed and what they held, in turn; those before `seen` were propagated through clauses. */
  trail: Int32Array;
  trailSize: number;
  seen: number;
  /** Clauses: how many numbers follow, 0 less than that (negative) once it is forgotten; then its literals. */
  arena: Int32Array;
  arenaSize: number;
  forgotten: number;
  readonly watches: number[][];
  /** Where clauses stand, by a sum that does not depend on the order of their literals. */
  readonly byHash: Map<number, number[]>;
  /** Clues, clauses and excluded solutions contradict each other. */
  isRefuted: boolean;
}

export function makeChecker(puzzle: Puzzle): Checker {
  const { width, height, palette } = puzzle;
  const cells = width * height;
  const clues = Array.from({ length: height + width }, (_, l) => clueOfLine(puzzle, l));
  const blocks = clues.reduce((sum, clue) => sum + clue.length, 0);
  const slots = cells + 2 * blocks;
  const state = new Int32Array(slots).fill(allCandidates(palette), 0, cells);
  const linesOf = new Int32Array(2 * slots);
  let next = cells;
  const lines = clues.map((clue, l) => {
    const isRow = l < height;
    const own = Int32Array.from({ length: isRow ? width : height }, (_, i) =>
      isRow ? l * width + i : i * width + l - height,
    );
    for (const cell of own) linesOf[2 * cell + (isRow ? 0 : 1)] = l;
    for (const at of [next, next + blocks]) linesOf.fill(l, 2 * at, 2 * (at + clue.length));
    state.fill(own.length - 1, next + blocks, next + blocks + clue.length);
    next += clue.length;
    return makeLine(clue, own, next - clue.length, next - clue.length + blocks);
  });
  const checker: Checker = {
    ...{ cells, blocks, state, lines, linesOf, tables: makeTables(Math.max(width, height)) },
    ...{ dirty: Int32Array.from(lines.keys()), dirtyAt: 0, dirtyCount: lines.length },
    isDirty: new Uint8Array(lines.length).fill(1),
    ...{ trail: new Int32Array(1024), trailSize: 0, seen: 0 },
    ...{ arena: new Int32Array(1024), arenaSize: 0, forgotten: 0 },
    watches: Array.from(state, () => []),
    byHash: new Map(),
    isRefuted: false,
  };
  settle(checker);
  return checker;
}

/** Accepts the clause where its denial propagates to a contradiction; false where it does not. */
export function derive(checker: Checker, clause: Int32Array): boolean {
  let isPossible = !checker.isRefuted;
  for (let i = 0; i < clause.length && isPossible; i += 2) {
    isPossible = assume(checker, clause[i], ~clause[i + 1]);
  }
  isPossible &&= propagate(checker);
  undo(checker);
  if (!isPossible) add(checker, clause);
  return !isPossible;
}

/** Takes in a clause that was derived, or the axiom that leaves out a solution. */
export function add(checker: Checker, clause: Int32Array): void {
  if (checker.isRefuted) return;
  let open = 0;
  for (let i = 0; i < clause.length && open < 2; i += 2) {
    if (truth(checker, clause[i], clause[i + 1]) >= 0) swap(clause, 2 * open++, i);
  }
  // With one literal that may hold it does; with none nothing does.
  if (open === 2) store(checker, clause);
  else checker.isRefuted = open === 0 || !assume(checker, clause[0], clause[1]);
  settle(checker);
}

/** Fewer clauses prove less: this is right for any clause, also for one that is not there. */
export function forget(checker: Checker, clause: Int32Array): void {
  const { arena, byHash } = checker;
  const hash = hashOf(clause, 0, clause.length);
  const same = byHash
    .get(hash)
    ?.find((at) => arena[at] === clause.length && isSame(arena, at + 1, clause));
  if (same === undefined) return;
  const others = byHash.get(hash)?.filter((at) => at !== same) ?? [];
  if (others.length > 0) byHash.set(hash, others);
  else byHash.delete(hash);
  arena[same] = -clause.length;
  checker.forgotten += clause.length + 1;
  if (2 * checker.forgotten > checker.arenaSize) collect(checker);
}

function store(checker: Checker, clause: Int32Array): void {
  const at = checker.arenaSize;
  checker.arena = roomFor(checker.arena, at + clause.length + 1);
  checker.arena[at] = clause.length;
  checker.arena.set(clause, at + 1);
  checker.arenaSize += clause.length + 1;
  enter(checker, at);
}

function enter(checker: Checker, at: number): void {
  const { arena, byHash } = checker;
  const hash = hashOf(arena, at + 1, at + 1 + arena[at]);
  const others = byHash.get(hash);
  if (others === undefined) byHash.set(hash, [at]);
  else others.push(at);
  for (const i of [at + 1, at + 3])
    checker.watches[slotOf(checker, arena[i], arena[i + 1])].push(at);
}

/** Moves what is left together. */
function collect(checker: Checker): void {
  const { arena, watches, byHash } = checker;
  const end = checker.arenaSize;
  for (const list of watches) list.length = 0;
  byHash.clear();
  checker.arenaSize = checker.forgotten = 0;
  for (let at = 0, size = 0; at < end; at += size) {
    size = Math.abs(arena[at]) + 1;
    if (arena[at] < 0) continue;
    const to = checker.arenaSize;
    arena.copyWithin(to, at, at + size);
    checker.arenaSize += size;
    enter(checker, to);
  }
}

/** Propagates what holds for good, and forgets how it was before. */
function settle(checker: Checker): void {
  if (!checker.isRefuted && !propagate(checker)) checker.isRefuted = true;
  checker.trailSize = checker.seen = 0;
}

/** Clauses first, then lines, until neither adds anything; false on a contradiction. */
function propagate(checker: Checker): boolean {
  for (;;) {
    for (; checker.seen < checker.trailSize; checker.seen += 2) {
      if (!followClauses(checker, checker.trail[checker.seen])) return false;
    }
    if (checker.dirtyCount === 0) return true;
    const line = checker.dirty[checker.dirtyAt];
    checker.dirtyAt = (checker.dirtyAt + 1) % checker.dirty.length;
    checker.dirtyCount--;
    // It stays marked meanwhile: what a line finds tells it nothing new.
    const isPossible = followLine(checker, checker.lines[line]);
    checker.isDirty[line] = 0;
    if (!isPossible) return false;
  }
}

function followLine(checker: Checker, line: Line): boolean {
  const { tables, state } = checker;
  if (!solveLine(tables, line, state)) return false;
  const { cells, lengths, earliest, latest } = line;
  for (let i = 0; i < cells.length; i++) set(checker, cells[i], tables.possible[i]);
  for (let j = 0; j < lengths.length; j++) {
    set(checker, earliest + j, tables.first[j]);
    set(checker, latest + j, tables.last[j]);
  }
  return true;
}

/** Each clause that watches the slot still has two literals to watch, or gives its last one, or contradicts. */
function followClauses(checker: Checker, slot: number): boolean {
  const { arena, watches } = checker;
  const list = watches[slot];
  let kept = 0;
  for (let i = 0; i < list.length; i++) {
    const at = list[i];
    if (arena[at] < 0 || hasMoved(checker, at, slot)) continue;
    list[kept++] = at;
    const one = truth(checker, arena[at + 1], arena[at + 2]);
    const two = truth(checker, arena[at + 3], arena[at + 4]);
    if (one > 0 || two > 0 || one + two === 0) continue;
    const other = one < 0 ? at + 3 : at + 1;
    if (assume(checker, arena[other], arena[other + 1])) continue;
    while (++i < list.length) list[kept++] = list[i];
    list.length = kept;
    return false;
  }
  list.length = kept;
  return true;
}

/** Gives up a false literal that is watched in this slot for one that is not false; true when that was possible. */
function hasMoved(checker: Checker, at: number, slot: number): boolean {
  const { arena } = checker;
  for (let w = at + 1; w <= at + 3; w += 2) {
    if (slotOf(checker, arena[w], arena[w + 1]) !== slot) continue;
    if (truth(checker, arena[w], arena[w + 1]) >= 0) continue;
    for (let i = at + 5, end = at + 1 + arena[at]; i < end; i += 2) {
      if (truth(checker, arena[i], arena[i + 1]) < 0) continue;
      swap(arena, w, i);
      checker.watches[slotOf(checker, arena[w], arena[w + 1])].push(at);
      return true;
    }
  }
  return false;
}

/** The slot whose change can make the literal false. */
function slotOf({ cells, blocks }: Checker, subject: number, value: number): number {
  return subject >= cells && value >= 0 ? subject + blocks : subject;
}

/** 1 true, -1 false, 0 open. */
function truth({ cells, blocks, state }: Checker, subject: number, value: number): number {
  if (value < 0) return -truthOf(cells, blocks, state, subject, ~value);
  return truthOf(cells, blocks, state, subject, value);
}

function truthOf(
  cells: number,
  blocks: number,
  state: Int32Array,
  subject: number,
  value: number,
): number {
  const held = state[subject];
  if (subject >= cells) return held >= value ? 1 : state[subject + blocks] < value ? -1 : 0;
  return (held & (1 << value)) === 0 ? -1 : held === 1 << value ? 1 : 0;
}

/** Makes the literal true; false when that leaves a cell no candidate or a block no start. */
function assume(checker: Checker, subject: number, value: number): boolean {
  const { cells, blocks, state } = checker;
  if (subject < cells) {
    const left = state[subject] & (value < 0 ? ~(1 << ~value) : 1 << value);
    if (left !== 0) set(checker, subject, left);
    return left !== 0;
  }
  if (value < 0) set(checker, subject + blocks, Math.min(state[subject + blocks], ~value - 1));
  else set(checker, subject, Math.max(state[subject], value));
  return state[subject] <= state[subject + blocks];
}

function set(checker: Checker, slot: number, value: number): void {
  const { state, linesOf, isDirty } = checker;
  if (state[slot] === value) return;
  checker.trail = roomFor(checker.trail, checker.trailSize + 2);
  checker.trail[checker.trailSize++] = slot;
  checker.trail[checker.trailSize++] = state[slot];
  state[slot] = value;
  for (let i = 2 * slot; i < 2 * slot + 2; i++) {
    if (isDirty[linesOf[i]] === 1) continue;
    isDirty[linesOf[i]] = 1;
    const end = (checker.dirtyAt + checker.dirtyCount++) % checker.dirty.length;
    checker.dirty[end] = linesOf[i];
  }
}

function undo(checker: Checker): void {
  const { state, trail, dirty, isDirty } = checker;
  for (let i = checker.trailSize - 2; i >= 0; i -= 2) state[trail[i]] = trail[i + 1];
  for (let i = 0; i < checker.dirtyCount; i++) {
    isDirty[dirty[(checker.dirtyAt + i) % dirty.length]] = 0;
  }
  checker.trailSize = checker.seen = checker.dirtyCount = 0;
}

function roomFor(list: Int32Array, size: number): Int32Array {
  if (size <= list.length) return list;
  const wider = new Int32Array(2 * size);
  wider.set(list);
  return wider;
}

function swap(list: Int32Array, a: number, b: number): void {
  [list[a], list[b]] = [list[b], list[a]];
  [list[a + 1], list[b + 1]] = [list[b + 1], list[a + 1]];
}

function hashOf(list: Int32Array, from: number, to: number): number {
  let sum = to - from;
  for (let i = from; i < to; i += 2) {
    const one = Math.imul(list[i] ^ Math.imul(list[i + 1], 0x85ebca6b), 0x9e3779b1);
    sum = (sum + (one ^ (one >>> 15))) | 0;
  }
  return sum;
}

/** The same literals in any order. */
function isSame(arena: Int32Array, at: number, clause: Int32Array): boolean {
  const sorted = (list: Int32Array): string =>
    Array.from({ length: list.length / 2 }, (_, i) => `${list[2 * i]} ${list[2 * i + 1]}`)
      .sort()
      .join();
  return sorted(arena.subarray(at, at + clause.length)) === sorted(clause);
}
