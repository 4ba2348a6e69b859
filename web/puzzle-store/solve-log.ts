// The log of finished games.

import { type Solve, solveKey, surplusSolves } from '../storage/solve.ts';
import type { Storage } from '../storage/storage.ts';

/** Adds a finished game, or replaces what the log has of it; the oldest games make room. */
export async function logSolve(storage: Storage, solve: Solve): Promise<void> {
  const key = solveKey(solve);
  await storage.put('solves', key, solve);
  const surplus = surplusSolves((await storage.all('solves')).keys());
  await Promise.all(surplus.map((each) => storage.remove('solves', each)));
}

/** Returns the finished games, the oldest first. */
export async function allSolves(storage: Storage): Promise<readonly Solve[]> {
  const solves = await storage.all('solves');
  return [...solves].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, solve]) => solve);
}
