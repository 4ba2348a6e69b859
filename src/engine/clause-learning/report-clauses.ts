// Reports to an observer which clauses are learnt and dropped, in terms of cells and blocks instead
// of the variables that the search uses. Cost: a pass over the literals of each clause; without an
// observer, none.

import type { OnClause } from '../../puzzle/clause-event.ts';
import { colourOf, isKnown } from '../../puzzle/grid.ts';
import type { Board } from '../board/board.ts';
import { withRoomFor } from '../grow-list.ts';
import type { BoundVariables } from '../order-encoding/bound-variables.ts';
import type { Encoding } from '../order-encoding/encode.ts';

export interface ClauseLog {
  readonly onClause: OnClause;
  /**
   * The meaning of the positive literal of each variable: a cell and its colour, or a block, or the
   * last cell of a blotted one, and the position at or after which it starts or that cell stands.
   */
  readonly subject: Int32Array;
  readonly value: Int32Array;
  numbers: Int32Array;
}

type Names = Pick<ClauseLog, 'subject' | 'value'>;

/**
 * Makes a log that names the variables of `encoding`, which was made from `board` in its present
 * state.
 */
export function makeClauseLog(board: Board, encoding: Encoding, onClause: OnClause): ClauseLog {
  const { variables, cellVariable, starts, ends } = encoding;
  const subject = new Int32Array(variables);
  const value = new Int32Array(variables);
  for (let cell = 0; cell < cellVariable.length; cell++) {
    if (cellVariable[cell] < 0) continue;
    nameCell({ subject, value }, cell, board.cells[cell], cellVariable[cell]);
  }
  const subjects = subjectsOfBlocks(board, cellVariable.length);
  const names = { subject, value };
  for (const [block, start] of starts) nameBound(names, subjects[block], start, 0);
  // An end is the position behind the last cell.
  for (const [block, end] of ends) nameBound(names, subjects[block] + 1, end, -1);
  return { onClause, subject, value, numbers: new Int32Array(64) };
}

/** Returns the subject of each block; a blotted block has another subject after it. */
function subjectsOfBlocks({ lines }: Board, first: number): Int32Array {
  const { blockLength } = lines;
  const subjects = new Int32Array(blockLength.length);
  for (let block = 0, subject = first; block < subjects.length; block++) {
    subjects[block] = subject;
    subject += blockLength[block] > 0 ? 1 : 2;
  }
  return subjects;
}

function nameBound(
  { subject, value }: Names,
  named: number,
  { positions, variable, alive }: BoundVariables,
  shift: number,
): void {
  for (let t = 0; t + 1 < alive; t++) {
    subject[variable + t] = named;
    value[variable + t] = positions[t + 1] + shift;
  }
}

/**
 * Names the variables of a cell: with two candidates it has one variable, which stands for the
 * higher colour; with more, it has one variable for each candidate.
 */
function nameCell(
  { subject, value }: Names,
  cell: number,
  candidates: number,
  first: number,
): void {
  const isPair = isKnown(candidates & (candidates - 1));
  let left = isPair ? candidates & (candidates - 1) : candidates;
  for (let variable = first; left !== 0; left &= left - 1, variable++) {
    subject[variable] = cell;
    value[variable] = colourOf(left & -left);
  }
}

export function logClause(log: ClauseLog, kind: 'learnt' | 'deleted', literals: Int32Array): void {
  const size = literals.length;
  log.numbers = withRoomFor(log.numbers, 2 * size);
  const { numbers, subject, value, onClause } = log;
  for (let i = 0; i < size; i++) {
    const literal = literals[i];
    numbers[2 * i] = subject[literal >> 1];
    numbers[2 * i + 1] = (literal & 1) === 0 ? value[literal >> 1] : ~value[literal >> 1];
  }
  onClause({ kind, numbers, size: 2 * size });
}
