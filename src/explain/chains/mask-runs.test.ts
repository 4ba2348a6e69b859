import { expect, it } from 'vitest';
import { randomPuzzle, withRandomOpenings } from '../../../test/boards.ts';
import { eachLookahead } from '../../../test/steps/lookahead-boards.ts';
import { makeRandom } from '../../engine/random.ts';
import { isKnown } from '../../puzzle/grid.ts';
import type { Fact } from '../model/step.ts';
import {
  CONTRADICTION,
  chainLength,
  type FollowedValues,
  LEFT_OPEN,
  makeFollowedValues,
  NO_CONTRADICTION,
  placeOfValue,
  setLinks,
} from './followed-values.ts';
import { traceOn } from './kept-trace.ts';
import { assume, type LineTrace, takeBackAssumption } from './line-trace.ts';
import { runInMasks } from './mask-runs.ts';

const ENDS = {
  paused: LEFT_OPEN,
  settled: NO_CONTRADICTION,
  'given-up': NO_CONTRADICTION,
  contradiction: CONTRADICTION,
};

function onTrace(trace: LineTrace, value: Fact, links: number, last: number): object {
  const start = trace.board.work;
  const end = ENDS[assume(trace, value, links, last)];
  const { generation, lines, base, board } = trace;
  const found = { end, generation, length: chainLength(generation, lines.length - base) };
  takeBackAssumption(trace);
  return { ...found, work: board.work - start };
}

function inMasks(trace: LineTrace, followed: FollowedValues, value: Fact, last: number): object {
  if (trace.run === undefined) throw new Error('the puzzle has one colour');
  const place = placeOfValue(followed, value);
  runInMasks(trace.run, followed, place, last);
  const { end, generation, length, work } = followed;
  return {
    end: end[place],
    generation: generation[place],
    length: length[place],
    work: work[place],
  };
}

it('leads where a trace leads, with the same work', () => {
  const random = makeRandom(17);
  const count = [0, 0, 0, 0];
  for (let round = 0; round < 12; round++) {
    const exact = randomPuzzle(random, 11, 9, 1, 0.5);
    const puzzle = round % 3 === 0 ? withRandomOpenings(random, exact) : exact;
    eachLookahead(puzzle, (board) => {
      const trace = traceOn(board);
      if (trace === undefined) return;
      const followed = makeFollowedValues(trace.board);
      for (const cell of board.cells.keys()) {
        if (isKnown(trace.board.cells[cell])) continue;
        const value = { cell, candidates: 1 << random.below(2) };
        const [links, last] = [random.below(20), 1 + random.below(8)];
        setLinks(followed, links);
        const found = inMasks(trace, followed, value, last);
        expect(found).toEqual(onTrace(trace, value, links, last));
        count[followed.end[placeOfValue(followed, value)]]++;
      }
    });
  }
  for (const end of Object.values(ENDS)) expect(count[end]).toBeGreaterThan(10);
});
