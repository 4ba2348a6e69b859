import { describe, expect, it } from 'vitest';
import { randomPuzzle, withRandomOpenings } from '../../../test/boards.ts';
import { eachLookahead } from '../../../test/steps/lookahead-boards.ts';
import { makeRandom } from '../../engine/random.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { MarkedBoard } from '../model/marked-board.ts';
import { LOOKAHEAD_LIMITS } from '../next-step/next-lookahead-step.ts';
import { traceOn } from './kept-trace.ts';
import { traceOf } from './line-trace.ts';
import { type ProbeLimits, probeCells, type RefutedValue } from './probe-cells.ts';
import { areAllFollowed, beginRounds, refutedBy } from './probe-rounds.ts';

function plain(refuted: readonly RefutedValue[]): unknown[] {
  return refuted.map(({ assumption: { cell, candidates }, generation, length }) => {
    return { cell, candidates, generation, length };
  });
}

/** Expects rounds on the kept trace to find what one pass on a new trace finds. */
function expectAlike(board: MarkedBoard, limits: ProbeLimits): number {
  const fresh = traceOf(board.puzzle, board.cells);
  const kept = traceOn(board);
  expect(kept === undefined).toBe(fresh === undefined);
  if (fresh === undefined || kept === undefined) return 0;
  const { refuted } = probeCells(fresh, limits);
  const rounds = beginRounds(kept, limits);
  for (let last = rounds.canPause ? 2 : Number.POSITIVE_INFINITY; !areAllFollowed(rounds); last++) {
    const early = refuted.filter(({ generation }) => generation <= last);
    expect(plain(refutedBy(rounds, last))).toEqual(plain(early));
  }
  expect(plain(refutedBy(rounds, Number.POSITIVE_INFINITY))).toEqual(plain(refuted));
  return refuted.length;
}

describe('rounds of probes', () => {
  const seeded = (side: number, colours: number) => (seed: number) =>
    randomPuzzle(makeRandom(seed), side, side, colours, 0.5);
  const open = (seed: number): Puzzle => {
    const random = makeRandom(seed);
    return withRandomOpenings(random, randomPuzzle(random, 9, 9, 1, 0.6));
  };

  it.each([
    { kind: 'in one colour', make: seeded(11, 1), count: 12, most: {} },
    {
      kind: 'with a row of two words',
      make: (seed: number) => randomPuzzle(makeRandom(seed), 33, 5, 1, 0.5),
      count: 4,
      most: {},
    },
    { kind: 'in three colours', make: seeded(7, 3), count: 12, most: {} },
    { kind: 'with blots, unknown lines and given cells', make: open, count: 20, most: {} },
    {
      kind: 'that are cut',
      make: seeded(10, 1),
      count: 12,
      most: { patience: 3_000, work: 9_000 },
    },
    {
      kind: 'that come near their limit',
      make: seeded(10, 1),
      count: 12,
      most: { patience: 40_000 },
    },
    { kind: 'that give up soon', make: seeded(10, 1), count: 12, most: { links: 12 } },
  ])('find what one pass finds on boards $kind', ({ make, count, most }) => {
    let refuted = 0;
    for (let seed = 1; seed <= count; seed++) {
      eachLookahead(make(seed), (board, near) => {
        refuted += expectAlike(board, { ...LOOKAHEAD_LIMITS, ...most, near });
      });
    }
    expect(refuted).toBeGreaterThan(10);
  });
});
