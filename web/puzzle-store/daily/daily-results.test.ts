import { describe, expect, it } from 'vitest';
import type { SavedGame } from '../../storage/saved-game.ts';
import { dailyResults, leftOnDay, solvedOn, withFinished } from './daily-results.ts';

function save(size: string, fields: Partial<SavedGame>): [string, SavedGame] {
  const puzzleId = `daily-2026-11-27-${size}`;
  const times = { elapsed: 9000, changed: 5, progress: 0, helps: 0 };
  return [puzzleId, { puzzleId, past: [], future: [], solved: false, ...times, ...fields }];
}

const FIRST = { by: 'me-with-help', elapsed: 60_000, at: 1 } as const;

const SAVES = new Map([
  save('5x5', { solved: true, solvedBy: 'me', finishedBy: 'me', progress: 1, best: 12_000 }),
  save('10x10', { solved: true, solvedBy: 'me-with-help', finishedBy: 'me-with-help' }),
  save('15x15', { solved: true, solvedBy: 'solver', finishedBy: 'solver', progress: 1 }),
  save('20x20', { progress: 0.25 }),
]);

describe('the results of a day', () => {
  it('tell how each size was solved, and how fast', () => {
    expect(dailyResults('2026-11-27', SAVES)).toEqual([
      { id: 'daily-2026-11-27-5x5', size: '5x5', progress: 1, solvedBy: 'me', time: 12_000 },
      {
        ...{ id: 'daily-2026-11-27-10x10', size: '10x10', progress: 1 },
        ...{ solvedBy: 'me-with-help', time: 9000 },
      },
      { id: 'daily-2026-11-27-15x15', size: '15x15', progress: 1, solvedBy: 'solver' },
      { id: 'daily-2026-11-27-20x20', size: '20x20', progress: 0.25 },
    ]);
  });

  it('are those of the first finish, not of a game that was played again', () => {
    const again = save('5x5', { solved: true, solvedBy: 'me', best: 1000, first: FIRST });
    const [mini] = dailyResults('2026-11-27', new Map([again]));
    expect(mini).toMatchObject({ solvedBy: 'me-with-help', time: 60_000 });
    const filled = save('5x5', { solved: true, first: { by: 'solver', elapsed: 9, at: 1 } });
    expect(dailyResults('2026-11-27', new Map([filled]))[0]).toEqual({
      ...{ id: 'daily-2026-11-27-5x5', size: '5x5', progress: 1, solvedBy: 'solver' },
    });
  });

  it('are those of a game that was begun again after the solver filled it in', () => {
    const first = { by: 'solver', elapsed: 9, at: 1 } as const;
    const again = save('5x5', { solvedBy: 'solver', first, progress: 0.3 });
    expect(dailyResults('2026-11-27', new Map([again]))[0]).toMatchObject({ progress: 0.3 });
    expect(dailyResults('2026-11-27', new Map([again]))[0]).not.toHaveProperty('solvedBy');
  });

  it('take a finish that is not saved yet', () => {
    const [mini, small] = withFinished(dailyResults('2026-11-27', SAVES), '10x10', FIRST);
    expect(mini).toMatchObject({ solvedBy: 'me', time: 12_000 });
    expect(small).toMatchObject({ size: '10x10', solvedBy: 'me-with-help', time: 60_000 });
  });

  it('leave what the person did not solve, larger sizes first', () => {
    const sizesLeft = (...saves: [string, SavedGame][]) =>
      leftOnDay(dailyResults('2026-11-27', new Map(saves)), '10x10').map(({ size }) => size);
    const me = { solved: true, solvedBy: 'me' } as const;
    expect(sizesLeft(save('10x10', me), save('15x15', me))).toEqual(['20x20', '5x5']);
    expect(sizesLeft(save('15x15', { solvedBy: 'solver' }))).toEqual(['15x15', '20x20', '5x5']);
  });

  it('count what the person solved', () => {
    expect(solvedOn('2026-11-27', SAVES)).toBe(2);
    expect(solvedOn('2026-11-26', SAVES)).toBe(0);
  });
});
