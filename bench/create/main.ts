// npm run generate-bench: measures how long the generator takes for a puzzle, in CPU milliseconds.
// Every puzzle is solved again, and its only solution compared with its picture.

import { Command } from 'commander';
import { parseWholeNumber } from '../../src/cli/options/option-values.ts';
import { DEEP_TECHNIQUES, isDeepTechnique } from '../../src/create/generate/needed-techniques.ts';
import {
  type GeneratedPuzzle,
  type GenerateOptions,
  generate,
  NEEDED_TECHNIQUES,
  type PuzzleWish,
} from '../../src/create/index.ts';
import { solve } from '../../src/engine/index.ts';
import type { UniqueLabel } from '../../src/explain/index.ts';
import { type Grid, sameGrid } from '../../src/puzzle/grid.ts';

const DIFFICULTIES = ['trivial', 'easy', 'medium', 'hard', 'expert', 'extreme'] as const;

await new Command('generate-bench')
  .option('--scale <percent>', 'of the puzzles', parseWholeNumber(1), 100)
  .option('--seconds <n>', 'limit for the puzzles of a line', parseWholeNumber(1), 60)
  .action(async ({ scale, seconds }: { readonly scale: number; readonly seconds: number }) => {
    const most = (count: number): number => Math.ceil((count * scale) / 100);
    const limits = { seconds };
    console.log('puzzles with one solution, not rated');
    for (const look of ['blobs', 'noise', 'pattern'] as const) {
      for (const [side, count] of [
        [25, 300],
        [50, 30],
        [100, 3],
      ]) {
        const wish = { width: side, height: side, look, density: 0.5, seed: 1, count: most(count) };
        await show(`${look} ${side}x${side}`, wish, { limits, isRated: false });
      }
    }
    console.log('puzzles of a difficulty');
    for (const side of [10, 15, 20]) {
      for (const label of DIFFICULTIES)
        await show(`${label} ${side}x${side}`, aimed(side, label, most(20)), { limits });
    }
    console.log('puzzles of 15x15 that need a technique');
    for (const technique of NEEDED_TECHNIQUES) {
      if (isDeepTechnique(technique)) continue;
      const colours = technique === 'colours-meet' ? 2 : 1;
      const wish = { width: 15, height: 15, seed: 1, count: most(5), technique, colours };
      await show(technique, wish, { limits });
    }
    for (const side of [15, 20, 25]) {
      console.log(`puzzles of ${side}x${side} that need a technique beyond contradictions`);
      for (const technique of DEEP_TECHNIQUES) {
        const wish = { width: side, height: side, seed: 1, count: most(5), technique };
        await show(technique, wish, { limits });
      }
    }
  })
  .parseAsync();

function aimed(side: number, label: UniqueLabel, count: number): PuzzleWish {
  return {
    width: side,
    height: side,
    seed: 1,
    count,
    difficulty: { easiest: label, hardest: label },
  };
}

async function show(name: string, wish: PuzzleWish, options: GenerateOptions): Promise<void> {
  const times: number[] = [];
  const made: GeneratedPuzzle[] = [];
  let before = process.cpuUsage();
  const onPuzzle = (one: GeneratedPuzzle): void => {
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    made.push(one);
    before = process.cpuUsage();
  };
  const { isCut } = await generate(wish, { ...options, onPuzzle });
  for (const one of made) await checkUnique(name, one);
  const all = times.reduce((sum, each) => sum + each, 0);
  const [median, worst] = [
    times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0,
    Math.max(0, ...times),
  ];
  console.log(
    `  ${name.padEnd(18)} ${String(made.length).padStart(4)} of ${String(wish.count).padStart(3)}` +
      `${isCut ? ', time-out' : ''}: median ${median.toFixed(1)}, worst ${worst.toFixed(1)}, ` +
      `${((1000 * made.length) / Math.max(all, 1)).toFixed(1)} a second`,
  );
}

async function checkUnique(name: string, { puzzle }: GeneratedPuzzle): Promise<void> {
  const { solutions, complete } = await solve(puzzle);
  const isRight = complete && solutions.length === 1 && sameGrid(solutions[0], puzzle.goal as Grid);
  if (!isRight) throw new Error(`${name}: the picture is not the only solution`);
}
