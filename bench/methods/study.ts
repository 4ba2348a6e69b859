// npm run study -- WHAT: prints a table for docs/benchmark.md or docs/methods.md. `STUDIES` lists
// the values of WHAT.

import { Argument, Command, Option } from 'commander';
import { parseWholeNumber } from '../../src/cli/options/option-values.ts';
import { makeRandom } from '../../src/engine/random.ts';
import {
  type Choices,
  loadMethod,
  type MethodId,
  median,
  solveBy,
} from '../../src/methods/index.ts';
import { countKnown } from '../../src/puzzle/grid.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { Result } from '../../src/puzzle/result.ts';
import { randomPuzzle } from '../../test/boards.ts';
import { type Family, puzzlesOf } from '../comparison/families.ts';
import { probingNodes } from './probing-nodes.ts';

interface StudyOptions {
  readonly count: number;
  readonly time: number;
}

const STUDIES = { fixed, nodes, evaluations } as const;

await new Command('study')
  .addArgument(new Argument('<what>', 'table').choices(Object.keys(STUDIES)))
  .addOption(
    new Option('--count <n>', 'puzzles of each kind').argParser(parseWholeNumber(1)).default(20),
  )
  .addOption(
    new Option('--time <seconds>', 'limit a run').argParser(parseWholeNumber(1)).default(10),
  )
  .action(async (what: keyof typeof STUDIES, options: StudyOptions) => STUDIES[what](options))
  .parseAsync();

/** Counts the cells that each relaxation and each probing settles before any search. */
async function fixed({ count }: StudyOptions): Promise<void> {
  const stages: readonly [string, MethodId, Choices][] = [
    ['lines', 'relaxations', { level: 'settle' }],
    ['and pairs (2-SAT)', 'relaxations', { level: 'pairs' }],
    ['and sums', 'relaxations', { level: 'sums' }],
    ['full probing, FP1', 'probing', { probing: 'fp1' }],
    ['full probing, FP2', 'probing', { probing: 'fp2' }],
    ['full probing, FP3', 'probing', { probing: 'fp3' }],
  ];
  console.log('| of 625 cells, mean | 50 % painted | 35 % painted |\n|---|--:|--:|');
  for (const [name, id, choices] of stages) {
    const means: string[] = [];
    for (const density of [0.5, 0.35]) {
      let cells = 0;
      for (let seed = 1; seed <= count; seed++) {
        const puzzle = randomPuzzle(makeRandom(seed), 25, 25, 1, density);
        const result = await run(id, puzzle, choices, 600);
        const { settledByLines = 0, settledByProbing } = result.stats;
        cells +=
          settledByProbing === undefined
            ? countKnown(result.known)
            : settledByLines + settledByProbing;
      }
      means.push((cells / count).toFixed(1));
    }
    console.log(`| ${name} | ${means.join(' | ')} |`);
  }
}

/** Counts the nodes of full probing by level and score. */
async function nodes({ count }: StudyOptions): Promise<void> {
  await probingNodes(count);
}

async function run(
  id: MethodId,
  puzzle: Puzzle,
  choices: Choices,
  seconds: number,
): Promise<Result> {
  const options = { choices, maxSolutions: 1, limits: { seconds } };
  const outcome = await solveBy(await loadMethod(id), puzzle, options);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

/**
 * Counts the evaluations until the first solution, for the genetic algorithm and for the
 * depth-first search of the same paper.
 */
async function evaluations({ count, time }: StudyOptions): Promise<void> {
  console.log(
    '| puzzles | dfs, median | solved | genetic, median | solved |\n|---|--:|--:|--:|--:|',
  );
  for (const side of [5, 10, 15, 20, 25, 30]) await row('pictures', side);
  for (const side of [5, 8, 10, 12, 15]) await row('noise', side);

  async function row(family: Family, side: number): Promise<void> {
    const fields = [`${family} ${side}x${side}`];
    for (const id of ['dfs', 'genetic'] as const) {
      const evaluations: number[] = [];
      let solved = 0;
      for (let seed = 1; seed <= count; seed++) {
        const [{ puzzle }] = puzzlesOf(family, side, [seed]);
        const { stats, solutions } = await run(id, puzzle, {}, time);
        evaluations.push(stats.evaluations);
        solved += solutions.length;
      }
      fields.push(Math.round(median(evaluations)).toLocaleString('en'), `${solved}/${count}`);
    }
    console.log(`| ${fields.join(' | ')} |`);
  }
}
