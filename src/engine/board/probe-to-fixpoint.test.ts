import { describe, expect, it } from 'vitest';
import { randomPuzzle } from '../../../test/boards.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { makeRandom } from '../random.ts';
import { makeBoard } from './board.ts';
import { probeToFixpoint } from './probe-to-fixpoint.ts';

function probed(puzzle: Puzzle, keepsAgreements: boolean): Int32Array {
  const board = makeBoard(puzzle);
  for (const _ of probeToFixpoint(board, keepsAgreements));
  return board.cells;
}

/** Turns the puzzle by half a turn, so that lines and cells come in another order. */
function turned({ rows, columns, ...rest }: Puzzle): Puzzle {
  const turn = (clues: Puzzle['rows']): Puzzle['rows'] =>
    clues.toReversed().map((clue) => clue?.toReversed() ?? null);
  return { ...rest, rows: turn(rows), columns: turn(columns) };
}

describe('probing to the fixpoint', () => {
  it.each([true, false])('does not depend on any order; agreements: %s', (keepsAgreements) => {
    const random = makeRandom(5);
    for (let round = 0; round < 200; round++) {
      const colours = 1 + random.below(2);
      const puzzle = randomPuzzle(random, 4 + random.below(8), 4 + random.below(8), colours, 0.42);
      const cells = probed(turned(puzzle), keepsAgreements).toReversed();
      expect(cells).toEqual(probed(puzzle, keepsAgreements));
    }
  });

  it('settles less by contradictions alone, and never something else', () => {
    const random = makeRandom(9);
    let less = 0;
    for (let round = 0; round < 300; round++) {
      const puzzle = randomPuzzle(random, 12, 12, 1, 0.38);
      const full = probed(puzzle, true);
      const weaker = probed(puzzle, false);
      expect(weaker.every((mask, cell) => (mask & full[cell]) === full[cell])).toBe(true);
      if (weaker.some((mask, cell) => mask !== full[cell])) less++;
    }
    expect(less).toBeGreaterThan(0);
  });
});
