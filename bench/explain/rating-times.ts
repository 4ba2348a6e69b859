// Measures the CPU time of a rating, by side. Each rating is held against a walk through the same
// puzzle that describes every step: the two must find the same steps.

import { labelOf } from '../../src/explain/rate/label.ts';
import { type Rating, rate } from '../../src/explain/rate/rate.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { lineSolvableGroups, lookaheadGroups } from './puzzle-groups.ts';
import { byLookahead, walk } from './walk-steps.ts';

const COUNTS = { 10: 12, 15: 10, 20: 6, 25: 4 } as const;
/** The machine may be busy with other things, so the least of several runs counts. */
const RUNS = 3;

export async function ratings(): Promise<void> {
  console.log('\n## Ratings\n');
  console.log(
    '| side | number | that lines finish, ms | number | others, ms |\n|--:|--:|--:|--:|--:|',
  );
  const simple = lineSolvableGroups(COUNTS);
  const others = await lookaheadGroups(COUNTS);
  for (const side of Object.keys(COUNTS).map(Number)) {
    const fields = [];
    for (const groups of [simple, others]) {
      const own = groups.filter((group) => group.side === side);
      const puzzles = own.flatMap((group) => group.puzzles);
      fields.push(puzzles.length, (await msOfRating(puzzles)).toFixed(2));
    }
    console.log(`| ${[side, ...fields].join(' | ')} |`);
  }
}

async function msOfRating(puzzles: readonly Puzzle[]): Promise<number> {
  for (const puzzle of puzzles) check(puzzle, await rate(puzzle));
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const start = process.cpuUsage();
    for (const puzzle of puzzles) await rate(puzzle);
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least / puzzles.length;
}

/** Throws when the rating differs from a walk; a walk that ends without a step needs a search. */
function check(puzzle: Puzzle, { label, steps }: Rating): void {
  const { steps: walked, isSolved } = walk(puzzle, byLookahead, false);
  const expected = isSolved ? labelOf(walked.map(({ tier }) => tier)) : 'extreme';
  const isSame = label === expected && (!isSolved || steps?.steps === walked.length);
  if (!isSame) throw new Error(`rated ${label} by ${steps?.steps} steps, walked ${expected}`);
}
