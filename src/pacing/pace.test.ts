import { describe, expect, it } from 'vitest';
import { goesOn, makePace, TURN_EVERY } from './pace.ts';

describe('the pace of work', () => {
  const isDue = { yieldedAt: Date.now() - TURN_EVERY };

  it('goes on after the turn of the host', async () => {
    const pace = { ...makePace({ stop: () => false }), ...isDue };
    expect(await goesOn(pace, 0, () => undefined)).toBe(true);
  });

  it('ends without another slice when the host stops it during its turn', async () => {
    let isStopped = false;
    const pace = { ...makePace({ stop: () => isStopped }), ...isDue };
    const going = goesOn(pace, 0, () => undefined);
    isStopped = true;
    expect(await going).toBe(false);
  });
});
