import { describe, expect, it } from 'vitest';
import type { BatchStatus } from '../../batches/store/batch-store.ts';
import { batchText, removedText } from './batch-text.ts';

const BATCH: BatchStatus = {
  ...{ id: 'x', name: '', operation: 'solve', options: {}, version: '1', state: 'running' },
  ...{ items: 9, done: 3, known: 0, counts: {}, created: '2026-01-01T00:00:00.000Z' },
  ...{ rate: 0, workers: 0 },
};

describe('the text of a batch', () => {
  it.each<[Partial<BatchStatus>, string]>([
    [{}, '0 workers at it, 0.0 items a second'],
    [
      { rate: 1.26, workers: 1, remaining: 5 },
      '1 worker at it, 1.3 items a second, about 5 s left',
    ],
    [
      { rate: 0.02, workers: 2, remaining: 300 },
      '2 workers at it, 1.2 items a minute, about 300 s left',
    ],
  ])('tells how quick it is: %o', (batch, pace) => {
    expect(batchText({ ...BATCH, ...batch })).toBe(`solve running: 3 of 9 items; ${pace}`);
  });

  it('has one item in the singular', () => {
    const done = { ...BATCH, state: 'done', items: 1, done: 1, counts: { unique: 1 } } as const;
    expect(batchText(done)).toBe('solve done: 1 of 1 item\n  1 unique');
  });

  it('says that it is removed, and nothing of how it would go on', () => {
    expect(removedText({ ...BATCH, name: 'mine\x1b' })).toBe(
      'removed: solve, 3 of 9 items, mine\\x1b',
    );
  });
});
