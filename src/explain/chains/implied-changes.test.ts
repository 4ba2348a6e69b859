import { expect, it } from 'vitest';
import { randomPuzzle, withRandomOpenings } from '../../../test/boards.ts';
import { eachLookahead } from '../../../test/steps/lookahead-boards.ts';
import { clearQueue, enqueue } from '../../engine/board/board.ts';
import { makeRandom } from '../../engine/random.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { cellsOfLine, linesOf } from '../../puzzle/places.ts';
import { changesBy, type ImpliedChanges, valueBy } from './implied-changes.ts';
import { traceOn } from './kept-trace.ts';
import { assumeOnly, type LineTrace, solveNext, takeBackAssumption } from './line-trace.ts';

/** Lists the candidates of the cells of a line that change when one of its cells gets a value. */
function changedOnTrace(trace: LineTrace, line: number, cell: number, value: number): object[] {
  const { board, puzzle } = trace;
  const before = board.cells.slice();
  assumeOnly(trace, cell, 1 << value);
  clearQueue(board);
  if (board.free.has(line)) takeBackAssumption(trace);
  else {
    enqueue(board, line);
    expect(solveNext(trace)).toBe(true);
  }
  const changed = cellsOfLine(puzzle, line).flatMap((other, position) => {
    if (other === cell || board.cells[other] === before[other]) return [];
    return [{ position, candidates: board.cells[other] }];
  });
  takeBackAssumption(trace);
  return changed;
}

function changedBySingle(
  implied: ImpliedChanges,
  line: number,
  by: { position: number; value: number },
): object[] {
  const changed = changesBy(implied, line, by.position, by.value);
  return Array.from({ length: 32 }, (_, position) => position).flatMap((position) => {
    if (((changed >>> position) & 1) === 0) return [];
    return [{ position, candidates: 1 << valueBy(implied, line, by, position) }];
  });
}

it('tells what a line solve tells, also after further marks', () => {
  const random = makeRandom(11);
  let changes = 0;
  for (let round = 0; round < 12; round++) {
    const exact = randomPuzzle(random, 9, 11, 1, 0.5);
    const puzzle = round % 3 === 0 ? withRandomOpenings(random, exact) : exact;
    eachLookahead(puzzle, (board) => {
      const trace = traceOn(board);
      if (trace?.implied === undefined) return;
      for (const cell of board.cells.keys()) {
        if (isKnown(trace.board.cells[cell])) continue;
        for (const line of linesOf(puzzle, cell)) {
          const position = cellsOfLine(puzzle, line).indexOf(cell);
          for (const value of [0, 1]) {
            const expected = changedOnTrace(trace, line, cell, value);
            expect(changedBySingle(trace.implied, line, { position, value })).toEqual(expected);
            changes += expected.length;
          }
        }
      }
    });
  }
  expect(changes).toBeGreaterThan(100);
});
