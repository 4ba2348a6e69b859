// Rates puzzles in a process of its own with the built library whose file is the argument, so that
// what another library allocates and compiles costs it nothing. Each message is a list of puzzles;
// the answer is their ratings and the CPU time of all threads for a puzzle, in milliseconds.

import { pathToFileURL } from 'node:url';
import type { Rating } from '../../src/explain/rate/rate.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';

export interface RatedPass {
  readonly ratings: readonly Rating[];
  readonly ms: number;
}

type Rate = (puzzle: Puzzle) => Promise<Rating>;

const { rate }: { rate: Rate } = await import(pathToFileURL(process.argv[2]).href);

process.on('message', async (puzzles: readonly Puzzle[]) => {
  process.send?.(await ratedPass(puzzles));
});

async function ratedPass(puzzles: readonly Puzzle[]): Promise<RatedPass> {
  const ratings: Rating[] = [];
  const start = process.cpuUsage();
  for (const puzzle of puzzles) ratings.push(await rate(puzzle));
  const { user, system } = process.cpuUsage(start);
  return { ratings, ms: (user + system) / 1000 / puzzles.length };
}
