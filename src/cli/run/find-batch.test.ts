import { describe, expect, it } from 'vitest';
import type { BatchStatus } from '../../batches/store/batch-store.ts';
import { findBatch } from './find-batch.ts';

const IDS = ['e75a559b-0000-4000-8000-00000000000a', 'e75ab000-0000-4000-8000-00000000000b'];
const BATCHES = IDS.map((id) => ({ id }) as BatchStatus);
const STORE = {
  list: async () => BATCHES,
  status: async (id: string) => BATCHES.find((batch) => batch.id === id),
};

describe('a batch', () => {
  it.each([IDS[1], 'e75ab', 'E75AB000-', 'e75ab000-0000-4000'])('is found as %s', async (id) => {
    expect(await findBatch(STORE, id)).toBe(BATCHES[1]);
  });

  it.each([
    ['e75a', 'the ids of 2 batches begin with e75a'],
    ['e75', 'there is no batch e75'],
    ['', 'there is no batch'],
    ['%00ab', 'there is no batch %00ab'],
    ['e75a559b-0000-4000-8000-00000000000c', 'there is no batch e75a559b'],
  ])('is not found as "%s"', async (id, message) => {
    await expect(findBatch(STORE, id)).rejects.toThrow(message);
  });
});
