import { expect, it } from 'vitest';
import { dailyResults } from '../puzzle-store/daily/daily-results.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { dayStep } from './day-step.ts';

const DATE = '2026-11-27';

function stepAfter(size: '10x10', solved: Readonly<Record<string, 'me' | 'solver'>>) {
  const saves = Object.entries(solved).map(([each, solvedBy]) => {
    const puzzleId = `daily-${DATE}-${each}`;
    return [
      puzzleId,
      { puzzleId, solvedBy, finishedBy: solvedBy } as unknown as SavedGame,
    ] as const;
  });
  const { left, ...step } = dayStep(dailyResults(DATE, new Map(saves)), { size });
  return { ...step, left: left.map((each) => each.size) };
}

it('the next size comes first, and what the solver filled in is left', () => {
  expect(stepAfter('10x10', { '10x10': 'me', '15x15': 'me' })).toEqual({
    left: ['20x20', '5x5'],
    canShare: true,
  });
  const all = (by: 'me' | 'solver') => ({ '5x5': by, '10x10': by, '15x15': by, '20x20': by });
  expect(stepAfter('10x10', all('me'))).toEqual({ left: [], canShare: true });
  expect(stepAfter('10x10', all('solver'))).toEqual({
    left: ['15x15', '20x20', '5x5'],
    canShare: false,
  });
});

it('what the solver filled in is no result to share', () => {
  expect(stepAfter('10x10', { '10x10': 'solver' }).canShare).toBe(false);
  expect(stepAfter('10x10', { '10x10': 'solver', '5x5': 'me' }).canShare).toBe(true);
});
