// Works out the reasons of literals that lines made true, when analysis asks for these reasons.
//
// The reason of a literal is a set of candidates of the line that were ruled out before: no
// arrangement without them makes the literal false. The set is made small: candidates are tried
// from the latest ruled out to the earliest, and each is left out if the reason holds without it.
// Cost: at most one line solve per candidate of the line that was ruled out before.

import { colourOf } from '../../puzzle/grid.ts';
import { cellInLine, positionInLine } from '../../puzzle/places.ts';
import { withRoomFor } from '../grow-list.ts';
import { solveLine } from '../line-kernel/kernel.ts';
import { cellLiteral } from '../order-encoding/cell-literals.ts';
import { flipCandidate, type LinePropagation } from './line-propagation-state.ts';
import { STORED_REASON } from './trail.ts';

/** Works out why a line made the literal of `variable` true; from then on the reason is stored. */
export function explainLine(state: LinePropagation, variable: number): void {
  const { trail, lineReasons } = state.learner;
  const literal = trail.values[2 * variable] > 0 ? 2 * variable : 2 * variable + 1;
  const at = lineReasons.size++;
  lineReasons.stored = withRoomFor(lineReasons.stored, lineReasons.size + state.entries.length);
  const target = lineReasons.stored.subarray(at + 1);
  const size = collectReason(state, trail.reason2[variable], literal, target);
  lineReasons.stored[at] = size;
  lineReasons.size += size;
  trail.reason[variable] = STORED_REASON;
  trail.reason2[variable] = at;
}

/** Works out why a line has no arrangement left; the reason is then the conflict of the learner. */
export function explainConflict(state: LinePropagation, line: number): void {
  const { conflict } = state.learner;
  conflict.size = collectReason(state, line, -1, conflict.literals);
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
): number {
  const { board, reasonMasks, rootMasks, entries, places } = state;
  const { lines, scratch } = board;
  const from = lines.maskAt[line];
  reasonMasks.masks.set(rootMasks.subarray(from, lines.maskAt[line + 1]), from);
  const count = collectEntries(state, line, literal);
  let size = 0;
  for (let e = 0, end = 0; e < count; e = end) {
    // Cells that share a variable lost their candidates by the same literal, so these candidates
    // are tried as one.
    while (end < count && places[end] === places[e]) end++;
    flipEntries(state, line, e, end);
    state.lineSolves++;
    state.work += lines.cost[line];
    if (!solveLine(lines, line, reasonMasks.masks, scratch)) continue;
    flipEntries(state, line, e, end);
    const cell = entries[e] >>> 5;
    target[size++] = cellLiteral(
      state.encoding.cellVariable,
      state.candidates[cell],
      cell,
      entries[e] & 31,
    );
  }
  return size;
}

function flipEntries(state: LinePropagation, line: number, from: number, to: number): void {
  const { board, entries, reasonMasks } = state;
  for (let e = from; e < to; e++) {
    const cell = entries[e] >>> 5;
    flipCandidate(reasonMasks, line, positionInLine(board, line, cell), entries[e] & 31);
  }
}

/**
 * Takes the false candidates of the line off `reasonMasks`, and lists those that a reason may name,
 * the latest first. Since `literal` is supposed false, the other candidates of its cells are taken
 * off too, without being listed.
 */
function collectEntries(state: LinePropagation, line: number, literal: number): number {
  const { board, candidates, encoding, reasonMasks } = state;
  const { trail } = state.learner;
  const { place } = trail;
  const { lines } = board;
  const bound = literal < 0 ? trail.size : place[literal >> 1];
  const own = literal < 0 ? -1 : state.removes[state.removesAt[literal]];
  const ownVariable = literal < 0 ? -1 : encoding.cellVariable[own >>> 5];
  let count = 0;
  for (let position = 0; position < lines.length[line]; position++) {
    const cell = cellInLine(board, line, position);
    if (encoding.cellVariable[cell] < 0) continue;
    for (let left = candidates[cell]; left !== 0; left &= left - 1) {
      const colour = colourOf(left & -left);
      if (encoding.cellVariable[cell] === ownVariable) {
        if (colour !== (own & 31)) flipCandidate(reasonMasks, line, position, colour);
        continue;
      }
      const has = cellLiteral(encoding.cellVariable, candidates[cell], cell, colour);
      if (trail.values[has] >= 0 || place[has >> 1] >= bound) continue;
      flipCandidate(reasonMasks, line, position, colour);
      if (trail.level[has >> 1] > 0) {
        insertByPlace(state, count++, (cell << 5) | colour, place[has >> 1]);
      }
    }
  }
  return count;
}

/**
 * Inserts an entry into a list in descending order of places. Insertion is cheap because lines are
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
