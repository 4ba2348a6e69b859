import { expect, it } from 'vitest';
import type { Method } from '../src/methods/index.ts';
import { METHOD_IDS } from '../src/methods/method-ids.ts';
import { loadMethod } from '../src/methods/registry.ts';
import { huntMethods } from './hunt/methods.ts';

const methods = await Promise.all(METHOD_IDS.map(loadMethod));

/** Methods that block their thread are tested apart, because loading their packages takes long. */
const LIGHT = methods.filter(({ blocks }) => !blocks);
const HEAVY = methods.filter(({ blocks }) => blocks);

it.each([
  { what: 'hundreds of puzzles', those: LIGHT, rounds: 150, largest: 8 },
  { what: 'some puzzles, where one takes long', those: HEAVY, rounds: 20, largest: 6 },
])('agrees with the engine on every solution of $what', async ({ those, rounds, largest }) => {
  const tallies = await huntMethods(1, rounds, those, largest);
  for (const [i, { agreed, open, missing }] of tallies.entries()) {
    expect(agreed + open + missing).toBeGreaterThan(leastPuzzles(those[i], rounds));
    if (those[i].complete) expect(open).toBe(0);
  }
});

/**
 * Returns the number of compared puzzles that a method must exceed: up to a quarter of all puzzles
 * have several colours, up to a fifth have open clues, and some have too many solutions to compare.
 */
function leastPuzzles({ colours, inexact }: Method, rounds: number): number {
  return (colours ? 0.85 : 0.62) * rounds - (inexact ? 0 : 0.1 * rounds);
}
