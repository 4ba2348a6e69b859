import { describe, expect, it } from 'vitest';
import type { Step } from '../../../src/explain/model/step.ts';
import type { PlayedMove } from '../../board/state/play-state.ts';
import {
  agreement,
  cellsAfterMoves,
  cellsAfterSteps,
  cellsOfSolution,
  openingChanges,
} from './cells-at.ts';

/**
 * Returns marks from a drawing: `#` painted, `a` in the second colour, `x` a cross, `.` unmarked,
 * `?` a note.
 */
function cells(drawn: string): Uint8Array {
  return Uint8Array.from(drawn, (sign) => [0, 1, 2, 3, 34]['.x#a?'.indexOf(sign)] ?? 0);
}

function solution(drawn: string) {
  const masks = Int32Array.from(drawn, (sign) => 1 << '.#a'.indexOf(sign));
  return { width: drawn.length, height: 1, cells: masks };
}

const MOVES: readonly PlayedMove[] = [
  { kind: 'paint', changes: [{ cell: 0, from: 0, to: 2 }], at: 0 },
  { kind: 'paint', changes: [{ cell: 2, from: 0, to: 1 }], at: 10 },
  { kind: 'reset', changes: [{ cell: 0, from: 2, to: 0 }], at: 20 },
];

describe('frames of a game', () => {
  it.each([
    [0, '...'],
    [1, '#..'],
    [2, '#.x'],
    [3, '..x'],
  ])('after %d moves', (count, drawn) => {
    expect(cellsAfterMoves(cells('...'), MOVES, count)).toEqual(cells(drawn));
  });
});

describe('frames of an explanation', () => {
  const step = (...conclusions: { cell: number; candidates: number }[]) =>
    ({ conclusions }) as unknown as Step;

  it('mark what is settled, and only that', () => {
    const steps = [
      step({ cell: 0, candidates: 0b010 }, { cell: 1, candidates: 0b011 }),
      step({ cell: 1, candidates: 0b001 }),
      step({ cell: 2, candidates: 0b100 }),
    ];
    const start = cells('...');
    expect(cellsAfterSteps(start, steps, 1)).toEqual(cells('#..'));
    expect(cellsAfterSteps(start, steps, 3)).toEqual(cells('#xa'));
    expect(start).toEqual(cells('...'));
  });
});

describe('a solution', () => {
  it('paints over everything but crosses that are right', () => {
    expect(cellsOfSolution(cells('x#xa?'), solution('.a##.'))).toEqual(cells('xa##.'));
  });

  it('is compared with the marks that count', () => {
    expect(agreement(cells('#x..?'), solution('#.###'))).toBe(2);
    expect(agreement(cells('#x#.?'), solution('#####'))).toBe(1);
    expect(agreement(cells('a'), solution('#'))).toBe(-1);
  });
});

describe('changes', () => {
  it('open what is not open yet', () => {
    expect(openingChanges(cells('#.x'), [0, 1, 2])).toEqual([
      { cell: 0, from: 2, to: 0 },
      { cell: 2, from: 1, to: 0 },
    ]);
  });
});
