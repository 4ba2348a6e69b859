// Kills workers of a batch and their database, as `npm run batch-crash` does for longer.

import { expect, it } from 'vitest';
import { crashServer } from '../bench/batches/crash.ts';

it('loses and doubles nothing when workers and the database are killed', async () => {
  const wish = { chunks: 200, seed: 2, milliseconds: 50, between: 1000, kills: 4 };
  const { wrong, kills } = await crashServer(wish);
  expect(wrong).toEqual([]);
  expect(kills).toBeGreaterThan(0);
});
