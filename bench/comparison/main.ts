// npm run comparison [-- options]: compares all methods, and solvers of others, on growing boards
// and on the built-in puzzles. Without options it makes the tables of docs/comparison.md anew.

import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { parseWholeNumber, seconds, WRITABLE_IDS } from '../../src/cli/options/option-values.ts';
import { METHOD_IDS, type MethodId } from '../../src/methods/index.ts';
import { UsageError } from '../engine/usage-error.ts';
import { type ComparisonPlan, compareContestants } from './compare.ts';
import { comparisonParts } from './comparison-parts.ts';
import type { Contestant } from './contestant.ts';
import { withParts } from './document-parts.ts';
import { libraryBySize } from './families.ts';
import { methodContestant } from './method-contestant.ts';
import { programContestant } from './program-contestant.ts';
import { adapterOf, adaptersOfFile } from './solver-adapters.ts';

interface ComparisonOptions {
  readonly methods?: readonly MethodId[];
  readonly solver?: readonly string[];
  readonly solverFormat: string;
  readonly solvers: string;
  readonly sides?: readonly number[];
  readonly seconds: number;
  readonly minutes: number;
  readonly quick?: true;
  readonly print?: true;
}

const DOCUMENT = 'docs/comparison.md';
const SIDES = [5, 10, 15, 20, 25, 30, 40, 50, 75, 100];
const parseSide = parseWholeNumber(1);
// Paths, and the commands of other solvers, begin at the folder of the project.
process.chdir(resolve(import.meta.dirname, '..'));

const options = new Command('comparison')
  .addOption(new Option('--methods <ids...>', 'compare only these').choices(METHOD_IDS))
  .option('--solver <name=command...>', 'compare this program too; {file} is the path of a puzzle')
  .addOption(
    new Option('--solver-format <id>', 'the format that these programs read')
      .choices(WRITABLE_IDS)
      .default('non'),
  )
  .option('--solvers <file>', 'a JSON file of programs', 'bench/comparison/solvers.json')
  .addOption(
    new Option(
      '--sides <n...>',
      'the sizes of the growing boards, from 5 to 100 by default',
    ).argParser((text, before: readonly number[] = []) => [...before, parseSide(text)]),
  )
  .option('--seconds <n>', 'limit a puzzle', seconds, 2)
  .option('--minutes <n>', 'limit everything; the rest is not run', parseWholeNumber(1), 15)
  .option('--quick', 'only a few small puzzles; prints the tables')
  .option('--print', 'print the tables, and leave docs/comparison.md as it is')
  .parse()
  .opts<ComparisonOptions>();

// Ctrl-C ends this process as usual, so that the processes that it started end with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

try {
  await main();
} catch (error) {
  console.error(error instanceof UsageError ? `comparison: ${error.message}` : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const plan = planOf(options);
  const rows = await compareContestants(contestants(options), plan, note);
  const parts = comparisonParts(rows, plan, {
    arguments: process.argv.slice(2),
    node: process.version,
    cores: availableParallelism(),
  });
  if (options.quick || options.print) {
    for (const [name, part] of Object.entries(parts)) console.log(`${name}\n\n${part}\n`);
  } else writeFileSync(DOCUMENT, withParts(readFileSync(DOCUMENT, 'utf8'), parts));
}

function note(text: string): void {
  console.error(text);
}

function planOf({ quick, sides = SIDES, seconds, minutes }: ComparisonOptions): ComparisonPlan {
  const limits = { seconds, allSeconds: 60 * minutes };
  const library = libraryBySize();
  if (quick) {
    const few = { sides: [5, 10], seeds: [1], library: library.slice(0, 3) };
    return { ...few, ...limits, seconds: Math.min(seconds, 0.5) };
  }
  return { sides, seeds: [1, 2, 3], library, ...limits };
}

function contestants(asked: ComparisonOptions): (() => Contestant)[] {
  const { methods = METHOD_IDS, solver = [], solverFormat, solvers } = asked;
  const adapters = [
    ...adaptersOfFile(solvers),
    ...solver.map((text) => adapterOf(text, solverFormat)),
  ];
  return [
    ...methods.map((id) => () => methodContestant(id)),
    ...adapters.map((adapter) => () => programContestant(adapter, note)),
  ];
}
