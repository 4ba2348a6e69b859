// npm run cores-bench [-- options]: measures how long hard puzzles take with a partner on a second
// core, beside one core alone, in wall-clock seconds. Both runs of a puzzle alternate, and every
// answer is checked. The machine has to be quiet: a partner gets only what nobody else uses.

import { loadavg } from 'node:os';
import { Command } from 'commander';
import { parseWholeNumber } from '../../src/cli/options/option-values.ts';
import { makeRandom } from '../../src/engine/random.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { domino, randomPuzzle } from '../../test/boards.ts';
import { type Comparison, comparePuzzle } from './compare-puzzle.ts';
import { describeComparisons, lineOfComparison } from './comparison-figures.ts';

interface CoresOptions {
  readonly seeds: number;
  readonly least: number;
  readonly rounds: number;
  readonly only?: string;
}

const options = new Command('cores-bench')
  .option('--seeds <n>', 'puzzles of each set', parseWholeNumber(1), 30)
  .option('--least <ms>', 'leave out what takes less on one core', parseWholeNumber(0), 500)
  .option('--rounds <n>', 'runs of each kind', parseWholeNumber(1), 5)
  .option('--only <text>', 'only sets whose name contains this')
  .parse()
  .opts<CoresOptions>();

interface NamedPuzzle {
  readonly id: string;
  readonly puzzle: Puzzle;
}

/** Makes sets of noise, most of which has several solutions, and proofs of a single solution. */
function* sets(): Generator<{ readonly name: string; readonly puzzles: Iterable<NamedPuzzle> }> {
  for (const [side, density] of [
    [35, 40],
    [40, 50],
    [45, 45],
  ]) {
    yield { name: `noise ${side}x${side} ${density}%`, puzzles: noiseOf(side, density / 100) };
  }
  const dominoes = [12, 13, 14].map((n) => ({ id: `domino ${n}`, puzzle: domino(n) }));
  yield { name: 'dominoes', puzzles: dominoes };
}

function* noiseOf(side: number, density: number): Generator<NamedPuzzle> {
  for (let seed = 1; seed <= options.seeds; seed++) {
    yield { id: `#${seed}`, puzzle: randomPuzzle(makeRandom(seed), side, side, 1, density) };
  }
}

const { least, rounds, only = '' } = options;
console.log(`load ${loadavg()[0].toFixed(2)}; wall-clock ms on one core and on two`);
await comparePuzzle(domino(11), { least: 0, rounds: 3 });
const all: Comparison[] = [];
let isAnySet = false;
for (const { name, puzzles } of sets()) {
  if (!name.includes(only)) continue;
  isAnySet = true;
  const found: Comparison[] = [];
  for (const { id, puzzle } of puzzles) {
    const comparison = await comparePuzzle(puzzle, { least, rounds });
    if (comparison === undefined) continue;
    found.push(comparison);
    console.log(lineOfComparison(`${name} ${id}`, comparison));
  }
  console.log(`${name}: ${describeComparisons(found)}`);
  if (name !== 'dominoes') all.push(...found);
}
if (!isAnySet) {
  console.error(`no set has '${only}' in its name`);
  process.exitCode = 1;
}
for (const from of all.length > 0 ? [least, 2 * least, 5 * least] : []) {
  const longer = all.filter(({ one }) => one >= from);
  console.log(`all noise of ${from} ms and more: ${describeComparisons(longer)}`);
}
console.log(`load ${loadavg()[0].toFixed(2)}`);
