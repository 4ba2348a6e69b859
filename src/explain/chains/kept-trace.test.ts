import { expect, it } from 'vitest';
import { randomPuzzle, withRandomOpenings } from '../../../test/boards.ts';
import { makeRandom } from '../../engine/random.ts';
import { makeMarkedBoard, mark } from '../model/marked-board.ts';
import { marksAtStart } from '../model/move-history.ts';
import { traceOn } from './kept-trace.ts';
import { assume, type LineTrace, takeBackAssumption, traceOf } from './line-trace.ts';

/** Lists the links of a trace, and the candidates that they leave. */
function contentOf(trace: LineTrace | undefined) {
  if (trace === undefined) return undefined;
  const { lines, ends, base, board } = trace;
  const { cells, masks, unknown, unknownIn, trail } = board;
  const removed = trail.slice(0, board.trailSize);
  return { lines, ends, base, cells, masks, unknown, unknownIn, removed, queued: board.queueSize };
}

it('is the same as a new trace, whatever was marked and assumed before', () => {
  const random = makeRandom(31);
  let [withLinks, contradictions] = [0, 0];
  for (let round = 0; round < 60; round++) {
    const exact = randomPuzzle(
      random,
      5 + random.below(6),
      5 + random.below(6),
      1 + (round % 3),
      0.5,
    );
    const puzzle = round % 4 === 0 ? withRandomOpenings(random, exact) : exact;
    const board = makeMarkedBoard(puzzle, marksAtStart(puzzle));
    for (let move = 0; move < 12; move++) {
      const kept = traceOn(board);
      expect(contentOf(kept)).toEqual(contentOf(traceOf(puzzle, board.cells)));
      if (kept === undefined) contradictions++;
      else if (kept.base > 0) withLinks++;
      const cell = random.below(board.cells.length);
      if (kept !== undefined && (kept.board.cells[cell] & 1) === 1) {
        assume(kept, { cell, candidates: 1 }, random.below(10));
        if (random.below(2) === 0) takeBackAssumption(kept);
      }
      const candidates = random.below(8) === 0 ? 1 : (exact.goal?.cells[cell] ?? 1);
      if ((board.cells[cell] & candidates) !== 0) mark(board, [{ cell, candidates }]);
    }
  }
  expect(withLinks).toBeGreaterThan(50);
  expect(contradictions).toBeGreaterThan(10);
});
