import { expect, it } from 'vitest';
import type { Queries } from './database.ts';
import { addKnownAnswers, keepAnswers } from './known-answers.ts';

it('keeps no answer that is not there', async () => {
  const asked: unknown[] = [];
  const queries: Queries = {
    async query<R>(sql: string) {
      asked.push(sql);
      return [] as R[];
    },
    run: async () => {},
  };
  const chunk = { batch: 'b', first: 0, operation: 'solve', options: {}, deaths: 0, lines: ['{}'] };
  const worthKeeping = [{ at: 1, kind: 'unique' }];
  const delivery = { chunk, lines: ['{"a":1}'], kinds: ['unique'], seconds: 1, worthKeeping };
  await keepAnswers(queries, [delivery]);
  expect(asked).toEqual([]);
});

it('asks the database by hashes, whatever the size of an item', async () => {
  const asked: Uint8Array[] = [];
  const queries: Queries = {
    async query<R>(_: string, values: readonly unknown[] = []) {
      asked.push(...values.filter(Array.isArray).flat().filter(Buffer.isBuffer));
      return [] as R[];
    },
    run: async () => {},
  };
  const lines = [JSON.stringify({ file: 'a.png', image: 'A'.repeat(1e6) })];
  const chunk = { batch: 'b', first: 0, operation: 'create', options: {}, deaths: 0, lines };
  await addKnownAnswers(queries, [chunk]);
  const worthKeeping = [{ at: 0, kind: 'unique' }];
  await keepAnswers(queries, [
    { chunk, lines: ['1'], kinds: ['unique'], seconds: 1, worthKeeping },
  ]);
  const [hash, ...kept] = asked;
  expect(hash).toHaveLength(32);
  expect(kept[0]).toEqual(hash);
});
