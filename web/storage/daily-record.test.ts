import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDay } from '../../src/packs/calendar-date.ts';
import { DAILY_SIZES } from '../../src/packs/daily-day.ts';
import { type DailyRecord, dailyRecordOf, unitedDailies } from './daily-record.ts';

const record: fc.Arbitrary<DailyRecord> = fc
  .dictionary(
    fc.integer({ min: 20_700, max: 20_720 }).map(dateOfDay),
    fc.subarray([...DAILY_SIZES], { minLength: 1 }),
  )
  .map((days) => ({ ...days }));

describe('the record of puzzles of the day', () => {
  it('leaves out what it does not know', () => {
    const stored = {
      '2026-11-27': ['10x10', '5x5', '7x7', '5x5'],
      '2026-11-31': ['5x5'],
      '2026-11-28': [],
      '2026-11-29': 'x',
    };
    expect(dailyRecordOf(stored)).toEqual({ '2026-11-27': ['5x5', '10x10'] });
    expect([undefined, null, 3, 'x'].map(dailyRecordOf)).toEqual([{}, {}, {}, {}]);
  });

  it('has all days and sizes of both when two are united, in whatever order', () => {
    fc.assert(
      fc.property(record, record, (one, other) => {
        const both = unitedDailies(one, other);
        expect(both).toEqual(unitedDailies(other, one));
        expect(unitedDailies(both, one)).toEqual(both);
        for (const [date, sizes] of [...Object.entries(one), ...Object.entries(other)])
          expect(both[date]).toEqual(expect.arrayContaining([...sizes]));
        expect(dailyRecordOf(JSON.parse(JSON.stringify(both)))).toEqual(both);
      }),
    );
  });
});
