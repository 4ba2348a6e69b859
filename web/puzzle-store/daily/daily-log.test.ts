import { describe, expect, it } from 'vitest';
import { makeStorage } from '../../storage/storage.ts';
import { dailyRecord, noteDaily } from './daily-log.ts';

const noon = (day: number): number => new Date(2026, 10, day, 12).getTime();

describe('the log of puzzles of the day', () => {
  it('has those that the person solved on their day, with help or without', async () => {
    const storage = makeStorage(() => Promise.reject(new Error('memory alone')));
    const games = [
      ['daily-2026-11-27-10x10', 'me', 27],
      ['daily-2026-11-27-5x5', 'me-with-help', 27],
      ['daily-2026-11-27-5x5', 'me', 27],
      ['daily-2026-11-27-15x15', 'solver', 27],
      ['daily-2026-11-26-5x5', 'me', 27],
      ['daily-2026-11-28-5x5', 'me', 27],
      ['lock', 'me', 27],
      ['daily-2026-11-25-20x20', 'me', 25],
    ] as const;
    for (const [puzzleId, solvedBy, day] of games)
      await noteDaily(storage, { puzzleId, solvedBy, at: noon(day), isFirst: true });
    const again = { puzzleId: 'daily-2026-11-24-5x5', isFirst: false } as const;
    await noteDaily(storage, { ...again, solvedBy: 'me', at: noon(24) });
    expect(await dailyRecord(storage)).toEqual({
      '2026-11-25': ['20x20'],
      '2026-11-27': ['5x5', '10x10'],
    });
  });
});
