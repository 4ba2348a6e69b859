import { expect, it } from 'vitest';
import { randomPuzzle } from '../../../test/boards.ts';
import { eachLookahead } from '../../../test/steps/lookahead-boards.ts';
import { makeRandom } from '../../engine/random.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { caseToContradiction, FEWEST_LINES, linksOf } from '../chains/case-chains.ts';
import { traceOn } from '../chains/kept-trace.ts';
import { type LineTrace, traceOf } from '../chains/line-trace.ts';
import { distanceTo, type ProbeLimits, probeCells } from '../chains/probe-cells.ts';
import { beginRounds } from '../chains/probe-rounds.ts';
import type { Case } from '../model/step.ts';
import { LOOKAHEAD_LIMITS } from '../next-step/next-lookahead-step.ts';
import { contradiction } from './contradiction.ts';

/** Works out all chains that `contradiction` may choose from, and takes the first shortest. */
function slowest(trace: LineTrace, limits: ProbeLimits): Case | undefined {
  const distance = (cell: number): number => distanceTo(limits.near, cell, trace.board.width);
  const cases = probeCells(trace, limits)
    .refuted.toSorted(
      (a, b) => a.length - b.length || distance(a.assumption.cell) - distance(b.assumption.cell),
    )
    .slice(0, 12)
    .map(({ assumption }) => caseToContradiction(trace, assumption, limits) as Case);
  return cases.toSorted((a, b) => linksOf([a]) - linksOf([b]))[0];
}

const boardOf = (seed: number): Puzzle => randomPuzzle(makeRandom(seed), 11, 11, 1, 0.5);

it('takes the first of the shortest chains, though it does not work out all of them', () => {
  let steps = 0;
  for (let seed = 1; seed <= 25; seed++) {
    eachLookahead(boardOf(seed), (board, near) => {
      const limits = { ...LOOKAHEAD_LIMITS, near };
      const fresh = traceOf(board.puzzle, board.cells);
      const kept = traceOn(board);
      if (fresh === undefined || kept === undefined) throw new Error('the marks are right');
      const best = slowest(fresh, limits);
      if (best === undefined) return;
      const step = contradiction(beginRounds(kept, limits))?.describe();
      expect(step?.cases.map(({ assumption: { cell, candidates } }) => [cell, candidates])).toEqual(
        [[best.assumption.cell, best.assumption.candidates]],
      );
      expect(linksOf(step?.cases ?? [])).toBe(linksOf([best]));
      expect(linksOf([best])).toBeGreaterThanOrEqual(FEWEST_LINES);
      steps++;
    });
  }
  expect(steps).toBeGreaterThan(30);
});
