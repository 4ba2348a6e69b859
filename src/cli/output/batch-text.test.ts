import { expect, it } from 'vitest';
import type { BatchStatus } from '../../batches/store/batch-store.ts';
import { batchText } from './batch-text.ts';

const BATCH: BatchStatus = {
  ...{ id: 'a', name: '', operation: 'solve', options: {}, version: '1', state: 'done' },
  ...{ items: 1, done: 1, known: 0, counts: { unique: 1 }, rate: 0, workers: 0 },
  created: '2026-01-01T00:00:00.000Z',
};

it('a batch of one item is told of in the singular', () => {
  expect(batchText(BATCH)).toBe('solve done: 1 of 1 item\n  1 unique');
  expect(batchText({ ...BATCH, items: 2 })).toContain('1 of 2 items');
});
