// Tests on a small sample how far the techniques reach; npm run explain-bench makes the published
// figures.

import { describe, expect, it } from 'vitest';
import { type Group, lineSolvableGroups, lookaheadGroups } from '../bench/explain/puzzle-groups.ts';
import { byLines, byLookahead, emptyBoard, hardestOf, walk } from '../bench/explain/walk-steps.ts';
import { mark } from '../src/explain/model/marked-board.ts';
import { verifyLineStep } from '../src/explain/verify/verify-line-step.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';

function puzzlesOf(groups: readonly Group[]): Puzzle[] {
  return groups.flatMap(({ puzzles }) => [...puzzles]);
}

describe('techniques', () => {
  const simple = puzzlesOf(lineSolvableGroups({ 5: 30, 8: 20, 12: 10 }));

  it('1 to 14 finish what lines finish in 95 of 100 cases, with 15 and 16 all; every step holds', () => {
    expect(simple.length).toBeGreaterThanOrEqual(300);
    const walks = simple.map((puzzle) => walk(puzzle, byLines));
    expect(walks.every(({ isSolved }) => isSolved)).toBe(true);
    const plain = walks.filter((one) => hardestOf(one) <= 3);
    expect(plain.length).toBeGreaterThanOrEqual(0.95 * walks.length);
  });

  it('1 to 14 rest on no cell that could be left out', () => {
    let dropped = 0;
    for (const puzzle of simple.filter((_, i) => i % 3 === 0)) {
      const board = emptyBoard(puzzle);
      for (const step of walk(puzzle, byLines, false).steps) {
        if (step.kind === 'line' && step.tier <= 3) {
          for (const cell of step.evidence) {
            const evidence = step.evidence.filter((other) => other !== cell);
            expect(verifyLineStep(puzzle, board.cells, { ...step, evidence })).toBeDefined();
            dropped++;
          }
        }
        mark(board, step.conclusions);
      }
    }
    expect(dropped).toBeGreaterThan(1000);
  });

  it('up to 21 finish most of what needs lookahead; every step holds', async () => {
    const puzzles = puzzlesOf(await lookaheadGroups({ 5: 5, 8: 2 }));
    expect(puzzles.length).toBeGreaterThan(15);
    const walks = puzzles.map((puzzle) => walk(puzzle, byLookahead));
    expect(walks.every((one) => hardestOf(one) >= 4)).toBe(true);
    const finished = walks.filter(({ isSolved }) => isSolved);
    expect(finished.length).toBeGreaterThan(0.8 * walks.length);
  });
});
