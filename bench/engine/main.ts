// npm run bench [-- options]: measures speed and checks the answers. Without options it measures
// the kernel, line-solvable boards, changed pictures and the sets of `ownSets`. Options ask for the
// puzzles of other files, for hard proofs, for each layer switched off in turn, or for the engine
// of another commit beside the current engine.

import { pathToFileURL } from 'node:url';
import { Command, InvalidArgumentError, Option } from 'commander';
import { parseWholeNumber } from '../../src/cli/options/option-values.ts';
import { ALL_LAYERS, type Layers, solve } from '../../src/engine/index.ts';
import type { BenchSet } from './bench-set.ts';
import { benchChanges } from './changed-cells.ts';
import { builtEntry, builtTreeOf, nameOfTree, shortName } from './library-of-commit.ts';
import { benchKernel } from './line-kernel.ts';
import { benchBoard } from './line-solvable-boards.ts';
import { proofSets } from './proof-sets.ts';
import { fileSets, ownSets, warmUpSets } from './puzzle-sets.ts';
import { lineOf, makeReport, toMarkdown, writeReport } from './report.ts';
import { runSet, type SetFigures, type Solve } from './run-set.ts';
import { UsageError } from './usage-error.ts';

interface BenchOptions {
  readonly corpus?: readonly string[];
  readonly proofs?: true;
  readonly only?: string;
  readonly seconds: number;
  readonly maxSolutions: number;
  readonly seed: number;
  readonly layers?: true;
  readonly compare?: string;
  readonly report?: true;
}

const options = new Command('bench')
  .option('--corpus <files...>', 'measure the puzzles of these files instead')
  .addOption(
    new Option(
      '--proofs',
      'measure puzzles whose only solution is hard to prove instead',
    ).conflicts('corpus'),
  )
  .option('--only <text>', 'only sets and puzzles whose name contains this')
  .option('--seconds <n>', 'limit a puzzle', positive, 20)
  .option('--max-solutions <n>', 'solutions to look for', parseWholeNumber(1), 2)
  .option('--seed <n>', 'seed of the search', parseWholeNumber(0), 0)
  .option('--layers', 'what each layer brings: each is switched off in turn')
  .option('--compare <commit>', 'measure the engine of this commit too')
  .option('--report', 'write bench/reports/<commit>.md and .json')
  .parse()
  .opts<BenchOptions>();

function positive(text: string): number {
  if (Number(text) > 0) return Number(text);
  throw new InvalidArgumentError('Expected a number above 0.');
}

try {
  await main();
} catch (error) {
  // A usage error, such as an unknown commit, is reported in one line. Any other error, such as a
  // wrong answer, is reported with its place in the code.
  console.error(error instanceof UsageError ? `bench: ${error.message}` : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const sets = chosen(
    options.corpus?.flatMap(fileSets) ?? (options.proofs ? proofSets() : ownSets()),
  );
  if (sets.length === 0) throw new UsageError(`no set or puzzle has '${options.only}' in its name`);
  const other = options.compare === undefined ? undefined : shortName(options.compare);
  if (options.corpus === undefined && !options.proofs && options.only === undefined) {
    showKernel();
    showBoards();
    showChanges();
  }
  await showSets(sets, other);
}

function showKernel(): void {
  console.log('kernel: line solves a second');
  for (const [cells, colours, blots] of [
    [20, 1, 0],
    [30, 1, 0],
    [30, 1, 0.2],
    [30, 3, 0],
    [50, 1, 0],
    [63, 1, 0],
    [70, 1, 0],
    [70, 3, 0],
    [95, 1, 0],
    [100, 1, 0],
    [100, 1, 0.2],
    [1000, 1, 0],
  ]) {
    const figure = Math.round(benchKernel({ cells, colours, blots })).toLocaleString('en');
    const blotted = blots > 0 ? `, ${blots * 100} % blotted` : '';
    const name = `${String(cells).padStart(4)} cells, ${colours} colours${blotted}:`;
    console.log(`  ${name.padEnd(38)}${figure.padStart(12)}`);
  }
}

function showBoards(): void {
  console.log('line-solvable boards: CPU seconds from clues to picture');
  for (const [side, colours] of [
    [30, 1],
    [50, 1],
    [100, 1],
    [200, 1],
    [200, 4],
    [1000, 1],
  ]) {
    const { lineSolves, seconds, megabytes } = benchBoard(side, colours);
    const rate = Math.round(lineSolves / seconds).toLocaleString('en');
    console.log(
      `  ${`${side}x${side}`.padStart(9)}, ${colours} colours: ${seconds.toFixed(4).padStart(8)} s, ` +
        `${lineSolves} line solves (${rate} a second), peak ${megabytes} MB`,
    );
  }
}

function showChanges(): void {
  console.log('pictures after a change of one cell: CPU microseconds, and from scratch');
  for (const [side, colours] of [
    [15, 1],
    [25, 1],
    [50, 1],
    [100, 1],
    [50, 3],
  ]) {
    const { changed, fromScratch } = benchChanges(side, colours);
    const [one, all] = [changed, fromScratch].map((seconds) => (seconds * 1e6).toFixed(1));
    console.log(
      `  ${`${side}x${side}`.padStart(9)}, ${colours} colours: ${one.padStart(8)} and ${all}`,
    );
  }
}

async function showSets(sets: readonly BenchSet[], otherName: string | undefined): Promise<void> {
  const commit = nameOfTree();
  const runs: Record<string, readonly SetFigures[]> = {};
  runs[otherName === undefined ? 'all layers' : 'here'] = await runAll(solve, sets, {});
  if (otherName !== undefined) {
    console.log(`commit ${otherName}`);
    const { folder, clean } = builtTreeOf(otherName);
    try {
      const { href } = pathToFileURL(builtEntry(folder, 'engine'));
      const library: { solve: Solve } = await import(href);
      runs[otherName] = await runAll(library.solve, sets, {});
    } finally {
      clean();
    }
  }
  if (options.layers) {
    for (const layer of Object.keys(ALL_LAYERS)) {
      console.log(`without ${layer}`);
      runs[`no ${layer}`] = await runAll(solve, sets, { [layer]: false });
    }
  }
  const report = makeReport(commit, options.seconds, runs);
  if (Object.keys(runs).length > 1) console.log(`\n${toMarkdown(report)}`);
  if (options.report) console.log(`written: ${writeReport(report, 'bench/reports')}`);
}

function chosen(sets: readonly BenchSet[]): BenchSet[] {
  const { only } = options;
  if (only === undefined) return [...sets];
  return sets
    .map((set) => ({
      ...set,
      puzzles: set.puzzles.filter(({ id }) => `${set.name} ${id}`.includes(only)),
    }))
    .filter(({ puzzles }) => puzzles.length > 0);
}

/** Runs the sets in turn, after a warm-up that is not counted. */
async function runAll(
  solver: Solve,
  sets: readonly BenchSet[],
  layers: Partial<Layers>,
): Promise<SetFigures[]> {
  const { seconds, maxSolutions, seed } = options;
  const solveOptions = { limits: { seconds }, maxSolutions, seed, layers };
  for (const set of warmUpSets()) await runSet(solver, set, solveOptions);
  console.log(`CPU seconds, ${seconds} s a puzzle at most`);
  const figures: SetFigures[] = [];
  for (const set of sets) {
    figures.push(await runSet(solver, set, solveOptions));
    console.log(lineOf(figures[figures.length - 1]));
  }
  return figures;
}
