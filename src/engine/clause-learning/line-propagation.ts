// Makes whole lines propagators inside clause learning (lazy clause generation; Ohrimenko, Stuckey
// and Codish, Constraints 2009): what a line solve finds on the current cells becomes a literal
// whose reason is worked out only when analysis asks for it (line-reasons.ts).

import { cellInLine, columnLineOf, columnOf, lineOfColumn, rowOf } from '../../puzzle/places.ts';
import { solveLine } from '../line-kernel/kernel.ts';
import { cellLiteral } from '../order-encoding/cell-literals.ts';
import { flipCandidate, type LinePropagation } from './line-propagation-state.ts';
import { explainConflict } from './line-reasons.ts';
import { assign, LINE_REASON } from './trail.ts';

/**
 * Brings the masks up to date with the trail, and solves changed lines until one makes a literal
 * true or none is left; false on a conflict.
 */
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
    // Clauses are cheaper than lines, so clauses propagate first.
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
      mark(state, rowOf(cell, board.width));
      mark(state, columnLineOf(board, cell));
    }
  }
}

/**
 * Puts back the candidates that were removed by the literals that backtracking takes off the trail.
 */
export function restoreCandidates(state: LinePropagation, trailSize: number): void {
  const { literals } = state.learner.trail;
  while (state.taken > trailSize) toggle(state, literals[--state.taken]);
}

/**
 * If a literal removes candidates, takes each of them off the masks of both lines of its cell, or
 * puts it back.
 */
function toggle({ board, removes, removesAt }: LinePropagation, literal: number): void {
  if (literal + 1 >= removesAt.length) return;
  const { width, height } = board;
  for (let i = removesAt[literal]; i < removesAt[literal + 1]; i++) {
    const cell = removes[i] >>> 5;
    const colour = removes[i] & 31;
    const row = rowOf(cell, width);
    const column = columnOf(cell, width);
    flipCandidate(board, row, column, colour);
    flipCandidate(board, lineOfColumn(column, height), row, colour);
  }
}

/**
 * Empties the list of lines to solve: backtracking takes back the removals that put lines on this
 * list.
 */
export function clearDirty(state: LinePropagation): void {
  while (state.dirtyCount > 0) state.isDirty[state.dirty[--state.dirtyCount]] = 0;
}

/**
 * Marks a line to be solved, unless the line is free or another line stands for it in the encoding.
 */
function mark(state: LinePropagation, line: number): void {
  if (state.isDirty[line] === 1 || state.encoding.lineOf[line] !== line) return;
  state.isDirty[line] = 1;
  state.dirty[state.dirtyCount++] = line;
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
      const cell = cellInLine(board, line, (w << 5) + 31 - Math.clz32(gone & -gone));
      const literal = cellLiteral(encoding.cellVariable, candidates[cell], cell, colour) ^ 1;
      if (trail.values[literal] === 0) assign(trail, literal, LINE_REASON, line);
    }
  }
}
