import { describe, expect, it } from 'vitest';
import { knownSeenPacks, type SeenPacks, seenAfter } from './seen-packs.ts';

const [MAY, JUNE] = ['2026-05-01', '2026-06-01'];

describe('what is new', () => {
  const first = seenAfter(undefined, MAY, '2026-05-20');

  it('is nothing on a first visit', () => expect(first.since).toBe(MAY));

  it('is what was added since, for one day', () => {
    const second = seenAfter(first, JUNE, '2026-06-02');
    expect(second.since).toBe(MAY);
    expect(seenAfter(second, JUNE, '2026-06-02')).toBe(second);
    expect(seenAfter(second, JUNE, '2026-06-03').since).toBe(JUNE);
  });

  it('stays what it was while packs are missing', () => {
    expect(seenAfter(first, '', '2026-05-20')).toBe(first);
  });

  it.each([undefined, 'open', { latest: MAY }, { latest: 1, since: 2, on: 3 }])(
    'is not told by a record of another shape: %j',
    (record) => expect(knownSeenPacks(record)).toBeUndefined(),
  );

  it('is told by the record that was stored', () => {
    const stored: SeenPacks = JSON.parse(JSON.stringify(first));
    expect(knownSeenPacks(stored)).toEqual(first);
  });
});
