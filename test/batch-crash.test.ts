// Kills what works on a batch, as `npm run batch-crash` does for longer. Starts the programs of the
// build.

import { expect, it } from 'vitest';
import { crashFleet } from '../bench/batches/crash-fleet.ts';

/** Each thing that can be killed has its turn. */
const KILLS = 4;

it('loses and doubles nothing when workers, their server and the database are killed', async () => {
  const wish = { chunks: 200, seed: 2, milliseconds: 50, between: 500, kills: KILLS };
  const { wrong, kills } = await crashFleet(wish);
  expect(wrong).toEqual([]);
  expect(kills).toBe(KILLS);
});
