// Reports to an observer which clauses are learnt and dropped, in terms of cells and blocks instead
// of the variables that the search uses. Cost: a pass over the literals of each clause; without an
// observer, none.

import type { OnClause } from '../../puzzle/clause-event.ts';
import { colourOf, isKnown } from '../../puzzle/grid.ts';
import type { Board } from '../board/board.ts';
import { withRoomFor } from '../grow-list.ts';
import type { Encoding } from '../order-encoding/encode.ts';

export interface ClauseLog {
  readonly onClause: OnClause;
  /**
   * The meaning of the positive literal of each variable: a cell and its colour, or a block and the
   * position at or after which it starts.
   */
  readonly subject: Int32Array;
  readonly value: Int32Array;
  numbers: Int32Array;
}

/**
 * Makes a log that names the variables of `encoding`, which was made from `board` in its present
 * state.
 */
export function makeClauseLog(board: Board, encoding: Encoding, onClause: OnClause): ClauseLog {
  const { variables, cellVariable, starts } = encoding;
  const subject = new Int32Array(variables);
  const value = new Int32Array(variables);
  for (let cell = 0; cell < cellVariable.length; cell++) {
    if (cellVariable[cell] < 0) continue;
    nameCell({ subject, value }, cell, board.cells[cell], cellVariable[cell]);
  }
  for (const [block, { positions, variable, alive }] of starts) {
    for (let t = 0; t + 1 < alive; t++) {
      subject[variable + t] = cellVariable.length + block;
      value[variable + t] = positions[t + 1];
    }
  }
  return { onClause, subject, value, numbers: new Int32Array(64) };
}

/**
 * Names the variables of a cell: with two candidates it has one variable, which stands for the
 * higher colour; with more, it has one variable for each candidate.
 */
function nameCell(
  { subject, value }: Pick<ClauseLog, 'subject' | 'value'>,
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
