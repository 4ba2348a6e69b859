// Makes whole lines propagators inside clause learning (lazy clause generation; Ohrimenko, Stuckey
// and Codish, Constraints 2009): what a line solve finds on the current cells becomes a literal
// whose reason is worked out only when analysis asks for it.
//
// A reason is a set of cells of the line, known at that time, with which the line has no
// arrangement in which the literal is false. It is made small by leaving out one cell after the
// other, the latest first, as long as this stays true. Cost: one line solve per known cell of the
// line.

import { colourOf } from '../../puzzle/grid.ts';
import { type Board, cellAt } from '../board/board.ts';
import { grown } from '../grow-list.ts';
import { solveLine } from '../line-kernel/kernel.ts';
import { cellLiteral } from '../order-encoding/cell-literals.ts';
import type { Encoding } from '../order-encoding/encode.ts';
import type { LearnerState } from './learner-state.ts';
import { assign, LINE_REASON, NOTE_REASON } from './trail.ts';

export interface LinePropagation {
  readonly learner: LearnerState;
  readonly board: Board;
  readonly encoding: Encoding;
  /** Candidates of the cells when the clauses were made: literals are relative to them. */
  readonly candidates: Int32Array;
  /** Line masks at that time. */
  readonly rootMasks: Int32Array;
  /**
   * The candidates that literal l removes when it becomes true, as cell * 32 + colour:
   * removes[removesAt[l]] and on.
   */
  readonly removes: Int32Array;
  readonly removesAt: Int32Array;
  /** The masks are without the candidates that the literals of the trail before this remove. */
  taken: number;
  readonly dirty: Int32Array;
  readonly isDirty: Uint8Array;
  dirtyCount: number;
  /** Scratch for one reason: masks, the removals of the line, and their places on the trail. */
  readonly trial: Int32Array;
  readonly entries: Int32Array;
  readonly places: Int32Array;
  lineSolves: number;
  /** Work in steps of about 10 ns. */
  work: number;
}

export function makeLinePropagation(
  learner: LearnerState,
  board: Board,
  encoding: Encoding,
): LinePropagation {
  const [removesAt, removes] = indexRemovals(board, encoding);
  const lines: LinePropagation = {
    learner,
    board,
    encoding,
    candidates: board.cells.slice(),
    rootMasks: board.masks.slice(),
    removes,
    removesAt,
    taken: 0,
    dirty: new Int32Array(board.lines.count),
    isDirty: new Uint8Array(board.lines.count),
    dirtyCount: 0,
    trial: board.masks.slice(),
    entries: new Int32Array(27 * Math.max(board.width, board.height)),
    places: new Int32Array(27 * Math.max(board.width, board.height)),
    lineSolves: 0,
    work: 0,
  };
  return lines;
}

/**
 * Indexes the removals by literal, as compressed rows; if cells share a variable, its literals
 * remove candidates from each of them.
 */
function indexRemovals(board: Board, encoding: Encoding): [Int32Array, Int32Array] {
  const { cells } = board;
  const at = new Int32Array(2 * encoding.cellVariables + 1);
  eachRemoval(cells, encoding, (literal) => at[literal + 1]++);
  for (let l = 0; l + 1 < at.length; l++) at[l + 1] += at[l];
  const removes = new Int32Array(at[at.length - 1]);
  const fill = at.slice();
  eachRemoval(cells, encoding, (literal, entry) => {
    removes[fill[literal]++] = entry;
  });
  return [at, removes];
}

function eachRemoval(
  cells: Int32Array,
  { cellVariable }: Encoding,
  visit: (literal: number, entry: number) => void,
): void {
  for (let cell = 0; cell < cells.length; cell++) {
    if (cellVariable[cell] < 0) continue;
    for (let left = cells[cell]; left !== 0; left &= left - 1) {
      const colour = colourOf(left & -left);
      visit(cellLiteral(cellVariable, cells[cell], cell, colour) ^ 1, (cell << 5) | colour);
    }
  }
}

/** Brings the masks up to the trail and solves the lines that changed; false on a conflict. */
export function propagateLines(state: LinePropagation): boolean {
  const { board } = state;
  const { trail } = state.learner;
  takeTrail(state);
  while (state.dirtyCount > 0) {
    const line = state.dirty[--state.dirtyCount];
    state.isDirty[line] = 0;
    state.lineSolves++;
    state.work += board.lines.cost[line];
    if (!solveLine(board.lines, line, board.masks, board.scratch)) {
      explainConflict(state, line);
      return false;
    }
    const before = trail.size;
    assignFindings(state, line);
    // Clauses are cheaper than lines, so they propagate first.
    if (trail.size > before) return true;
  }
  return true;
}

function takeTrail(state: LinePropagation): void {
  const { board, removes, removesAt } = state;
  const { trail } = state.learner;
  for (; state.taken < trail.size; state.taken++) {
    const literal = trail.literals[state.taken];
    toggle(state, literal);
    if (literal + 1 >= removesAt.length) continue;
    for (let i = removesAt[literal]; i < removesAt[literal + 1]; i++) {
      const cell = removes[i] >>> 5;
      const row = Math.floor(cell / board.width);
      mark(state, row);
      mark(state, board.height + cell - row * board.width);
    }
  }
}

/** Puts back what was removed for the literals that leave the trail on backtracking. */
export function giveBack(state: LinePropagation, trailSize: number): void {
  const { literals } = state.learner.trail;
  while (state.taken > trailSize) toggle(state, literals[--state.taken]);
}

/** Takes the candidates that a literal removes off both lines of their cells, or puts them back. */
function toggle({ board, removes, removesAt }: LinePropagation, literal: number): void {
  if (literal + 1 >= removesAt.length) return;
  const { lines, masks, width, height } = board;
  for (let i = removesAt[literal]; i < removesAt[literal + 1]; i++) {
    const cell = removes[i] >>> 5;
    const colour = removes[i] & 31;
    const row = Math.floor(cell / width);
    const column = cell - row * width;
    flip(lines, masks, row, column, colour);
    flip(lines, masks, height + column, row, colour);
  }
}

/** Empties the list of lines to solve, because backtracking changes their cells anyway. */
export function clearDirty(state: LinePropagation): void {
  while (state.dirtyCount > 0) state.isDirty[state.dirty[--state.dirtyCount]] = 0;
}

/** Marks a line to be solved, unless another line stands for it in the encoding. */
function mark(state: LinePropagation, line: number): void {
  if (state.isDirty[line] === 1 || state.encoding.lineOf[line] !== line) return;
  state.isDirty[line] = 1;
  state.dirty[state.dirtyCount++] = line;
}

function flip(
  lines: Board['lines'],
  masks: Int32Array,
  line: number,
  position: number,
  colour: number,
): void {
  masks[lines.maskAt[line] + colour * lines.words[line] + (position >>> 5)] ^= 1 << (position & 31);
}

/** Makes a literal true for each candidate that the line rules out. */
function assignFindings(state: LinePropagation, line: number): void {
  const { lines } = state.board;
  const words = lines.words[line];
  findColour(state, line, 0, 0);
  const first = lines.colourAt[line];
  for (let k = first; k < lines.colourAt[line + 1]; k++) {
    findColour(state, line, lines.colour[k], (k - first + 1) * words);
  }
}

function findColour(state: LinePropagation, line: number, colour: number, outAt: number): void {
  const { board, encoding, candidates } = state;
  const { trail } = state.learner;
  const { lines, masks, scratch } = board;
  const words = lines.words[line];
  const at = lines.maskAt[line] + colour * words;
  for (let w = 0; w < words; w++) {
    for (let gone = masks[at + w] & ~scratch.out[outAt + w]; gone !== 0; gone &= gone - 1) {
      const cell = cellAt(board, line, (w << 5) + 31 - Math.clz32(gone & -gone));
      const literal = cellLiteral(encoding.cellVariable, candidates[cell], cell, colour) ^ 1;
      if (trail.values[literal] === 0) assign(trail, literal, LINE_REASON, line);
    }
  }
}

/**
 * Works out why a line made the literal of `variable` true; from then on the reason is stored in
 * the notes.
 */
export function explain(state: LinePropagation, variable: number): void {
  const { trail, lineReasons } = state.learner;
  const literal = trail.values[2 * variable] > 0 ? 2 * variable : 2 * variable + 1;
  const note = lineReasons.size++;
  lineReasons.notes = grown(lineReasons.notes, lineReasons.size + state.entries.length);
  const size = collectReason(state, trail.reason2[variable], literal, lineReasons.notes, note + 1);
  lineReasons.notes[note] = size;
  lineReasons.size += size;
  trail.reason[variable] = NOTE_REASON;
  trail.reason2[variable] = note;
}

function explainConflict(state: LinePropagation, line: number): void {
  const { conflict } = state.learner;
  conflict.size = collectReason(state, line, -1, conflict.literals, 0);
}

/**
 * Writes into `target` false literals of the line that rule out every arrangement in which
 * `literal` is false (-1: every arrangement); all were false before `literal` became true. Returns
 * how many.
 */
function collectReason(
  state: LinePropagation,
  line: number,
  literal: number,
  target: Int32Array,
  at: number,
): number {
  const { board, trial, rootMasks, entries, places } = state;
  const { lines, scratch } = board;
  const from = lines.maskAt[line];
  trial.set(rootMasks.subarray(from, lines.maskAt[line + 1]), from);
  const count = collectEntries(state, line, literal);
  let size = 0;
  for (let e = 0, end = 0; e < count; e = end) {
    // Cells that share a variable became known together and are left out together.
    while (end < count && places[end] === places[e]) end++;
    flipEntries(state, line, e, end);
    state.lineSolves++;
    state.work += lines.cost[line];
    if (!solveLine(lines, line, trial, scratch)) continue;
    flipEntries(state, line, e, end);
    const cell = entries[e] >>> 5;
    target[at + size++] = cellLiteral(
      state.encoding.cellVariable,
      state.candidates[cell],
      cell,
      entries[e] & 31,
    );
  }
  return size;
}

function flipEntries(state: LinePropagation, line: number, from: number, to: number): void {
  const { board, entries, trial } = state;
  for (let e = from; e < to; e++) {
    const cell = entries[e] >>> 5;
    const position = line < board.height ? cell % board.width : Math.floor(cell / board.width);
    flip(board.lines, trial, line, position, entries[e] & 31);
  }
}

/**
 * Takes the false candidates of the line off `trial`, and lists those that a reason may name, the
 * latest first. Since `literal` is supposed false, the other candidates of its cells are taken off
 * too, without being listed.
 */
function collectEntries(state: LinePropagation, line: number, literal: number): number {
  const { board, candidates, encoding, trial } = state;
  const { trail } = state.learner;
  const { place } = trail;
  const { lines } = board;
  const bound = literal < 0 ? trail.size : place[literal >> 1];
  const own = literal < 0 ? -1 : state.removes[state.removesAt[literal]];
  const ownVariable = literal < 0 ? -1 : encoding.cellVariable[own >>> 5];
  let count = 0;
  for (let position = 0; position < lines.length[line]; position++) {
    const cell = cellAt(board, line, position);
    if (encoding.cellVariable[cell] < 0) continue;
    for (let left = candidates[cell]; left !== 0; left &= left - 1) {
      const colour = colourOf(left & -left);
      if (encoding.cellVariable[cell] === ownVariable) {
        if (colour !== (own & 31)) flip(lines, trial, line, position, colour);
        continue;
      }
      const has = cellLiteral(encoding.cellVariable, candidates[cell], cell, colour);
      if (trail.values[has] >= 0 || place[has >> 1] >= bound) continue;
      flip(lines, trial, line, position, colour);
      if (trail.level[has >> 1] > 0) {
        insertByPlace(state, count++, (cell << 5) | colour, place[has >> 1]);
      }
    }
  }
  return count;
}

/**
 * Inserts an entry into a list in falling order of places; insertion is cheap because lines are
 * short.
 */
function insertByPlace(
  { entries, places }: LinePropagation,
  count: number,
  entry: number,
  place: number,
): void {
  let at = count;
  while (at > 0 && places[at - 1] < place) {
    entries[at] = entries[at - 1];
    places[at] = places[at - 1];
    at--;
  }
  entries[at] = entry;
  places[at] = place;
}
