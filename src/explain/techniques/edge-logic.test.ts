import { expect, it } from 'vitest';
import { randomPuzzle } from '../../../test/boards.ts';
import { eachLookahead } from '../../../test/steps/lookahead-boards.ts';
import { makeRandom } from '../../engine/random.ts';
import { traceOn } from '../chains/kept-trace.ts';
import { traceOf } from '../chains/line-trace.ts';
import { LOOKAHEAD_LIMITS } from '../next-step/next-lookahead-step.ts';
import { edgeLogic } from './edge-logic.ts';

it('leaves out only values that it cannot refute', () => {
  let found = 0;
  for (let seed = 101; seed <= 160; seed++) {
    eachLookahead(randomPuzzle(makeRandom(seed), 11, 11, 1, 0.5), (board, near) => {
      const limits = { ...LOOKAHEAD_LIMITS, near };
      const fresh = traceOf(board.puzzle, board.cells);
      const kept = traceOn(board);
      if (fresh === undefined || kept === undefined) throw new Error('the marks are right');
      const step = edgeLogic({ ...fresh, implied: undefined }, limits)?.describe();
      expect(edgeLogic(kept, limits)?.describe()).toEqual(step);
      if (step !== undefined) found++;
    });
  }
  expect(found).toBeGreaterThan(20);
});
