import { expect, it } from 'vitest';
import { randomPuzzle, withRandomOpenings } from '../../../test/boards.ts';
import { eachLookahead } from '../../../test/steps/lookahead-boards.ts';
import { makeRandom } from '../../engine/random.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { canFailEarly, isWithoutEffect } from './early-contradictions.ts';
import { traceOn } from './kept-trace.ts';
import { assume, takeBackAssumption } from './line-trace.ts';

it('rules out no value that lines contradict, or that changes a cell', () => {
  const random = makeRandom(23);
  const count = { early: 0, ruledOut: 0, withoutEffect: 0 };
  for (let round = 0; round < 30; round++) {
    const exact = randomPuzzle(random, 11, 10, 1, 0.5);
    const puzzle = round % 3 === 0 ? withRandomOpenings(random, exact) : exact;
    eachLookahead(puzzle, (board) => {
      const trace = traceOn(board);
      if (trace?.implied === undefined) return;
      for (const cell of board.cells.keys()) {
        if (isKnown(trace.board.cells[cell])) continue;
        for (const value of [0, 1]) {
          const end = assume(trace, { cell, candidates: 1 << value }, 1000, 2);
          const links = trace.lines.length - trace.base;
          takeBackAssumption(trace);
          const canFail = canFailEarly(trace.implied, cell, value);
          if (end === 'contradiction') expect(canFail).toBe(true);
          // The assumption is a link, too.
          expect(isWithoutEffect(trace.implied, cell, value)).toBe(links === 1);
          if (end === 'contradiction') count.early++;
          if (!canFail) count.ruledOut++;
          if (links === 1) count.withoutEffect++;
        }
      }
    });
  }
  expect(count.early).toBeGreaterThan(5);
  expect(count.ruledOut).toBeGreaterThan(100);
  expect(count.withoutEffect).toBeGreaterThan(20);
});
