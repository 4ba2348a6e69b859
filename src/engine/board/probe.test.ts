import { describe, expect, it } from 'vitest';
import { randomPuzzle } from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { makeRandom } from '../random.ts';
import { makeBoard } from './board.ts';
import { makeProbing, probe } from './probe.ts';
import { propagate } from './propagate.ts';

describe('probing', () => {
  it('removes only what no solution has, and more than lines do', () => {
    const random = makeRandom(31);
    let gained = 0;
    let refuted = 0;
    for (let round = 0; round < 3000; round++) {
      const [width, height] = [2 + random.below(5), 2 + random.below(5)];
      const colours = 1 + random.below(3);
      const puzzle = randomPuzzle(random, width, height, colours, 0.5, random.below(3));
      const board = makeBoard(puzzle);
      if (propagate(board, Number.POSITIVE_INFINITY) === 'conflict') continue;
      const before = board.cells.slice();
      const probing = makeProbing(board);
      const outcome = probing ? probe(probing, Number.POSITIVE_INFINITY) : 'done';
      const truth = solveSlowly(puzzle).map((text) => text.replaceAll('/', ''));
      const context = JSON.stringify({ rows: puzzle.rows, columns: puzzle.columns });
      if (outcome === 'conflict') {
        expect(truth, context).toEqual([]);
        refuted++;
        continue;
      }
      for (const text of truth) {
        board.cells.forEach((mask, cell) => {
          expect(mask & (1 << Number(text[cell])), context).not.toBe(0);
        });
      }
      if (before.some((mask, cell) => mask !== board.cells[cell])) gained++;
    }
    expect(gained).toBeGreaterThan(30);
    expect(refuted).toBeGreaterThan(0);
  });

  it('pauses at its bound and ends the same', () => {
    const puzzle = randomPuzzle(makeRandom(6), 30, 30, 1, 0.42);
    const ends = [Number.POSITIVE_INFINITY, 500].map((slice) => {
      const board = makeBoard(puzzle);
      propagate(board, Number.POSITIVE_INFINITY);
      const probing = makeProbing(board);
      let pauses = 0;
      while (probing && probe(probing, board.work + slice) === 'paused') pauses++;
      return { cells: [...board.cells], probes: probing?.probes, paused: pauses > 0 };
    });
    expect(ends[0].paused).toBe(false);
    expect(ends[1]).toEqual({ ...ends[0], paused: true });
  });
});
