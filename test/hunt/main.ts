// Runs the long searches for disagreement: npm run hunt [-- SEED [WORD]]. Each search prints a
// summary. The first failure ends the run. The output then has the seed and, for most searches, the
// input, from which a test can be made.

import { loadMethod, METHOD_IDS } from '../../src/methods/index.ts';
import { fuzzParsers } from '../fuzz.ts';
import { huntCertificates } from './certificates.ts';
import { huntColours } from './colours.ts';
import { huntMedium, huntMemory, huntPairs } from './medium.ts';
import { describeTallies, huntMethods } from './methods.ts';
import { huntLines, huntPuzzles } from './puzzles.ts';
import { huntSteps } from './steps.ts';

const [first = '1', only = ''] = process.argv.slice(2);
const seed = Number(first);

const hunts: readonly [string, () => Promise<string>][] = [
  ['a million mutated inputs for the parsers', async () => describeFuzz(1_000_000)],
  ['long lines against a plain automaton', async () => `${huntLines(seed, 200_000)} lines agree`],
  ['small puzzles against brute force', async () => huntPuzzles(seed, 100_000)],
  ['medium puzzles against the plain search', async () => huntMedium(seed, 4000)],
  ['several colours against brute force and MiniSat', async () => huntColours(seed, 10_000)],
  ['pairs of searches against one', async () => huntPairs(seed, 4000)],
  ['certificates broken at random', async () => huntCertificates(seed, 10_000)],
  ['steps forged at random', async () => huntSteps(seed, 200_000)],
  ['methods against the engine', huntAllMethods],
  ['memory over a hundred hard puzzles', async () => huntMemory(seed, 100)],
];

const chosen = hunts.filter(([title]) => title.includes(only));
if (!Number.isSafeInteger(seed) || chosen.length === 0) {
  const isAsked = ['--help', '-h'].includes(first);
  const print = isAsked ? console.log : console.error;
  print('usage: npm run hunt -- [SEED [WORD]]');
  print(
    'SEED is a whole number, 1 if it is left out. WORD chooses the hunts whose name contains it;',
  );
  print('all together take about an hour. Ctrl-C ends them. The hunts are:');
  for (const [title] of hunts) print(`  ${title}`);
  process.exit(isAsked ? 0 : 1);
}
for (const [title, hunt] of chosen) {
  const start = Date.now();
  console.log(`${title}, seed ${seed} ...`);
  const result = await hunt();
  console.log(`  ${result} (${((Date.now() - start) / 1000).toFixed(0)} s)`);
}

/**
 * Hunts with all methods. Methods with `blocks` get fewer puzzles, because they take far longer for
 * each puzzle.
 */
async function huntAllMethods(): Promise<string> {
  const methods = await Promise.all(METHOD_IDS.map(loadMethod));
  const [light, heavy] = [false, true].map((blocks) =>
    methods.filter((method) => (method.blocks ?? false) === blocks),
  );
  const tallies = await huntMethods(seed, 3000, light);
  return describeTallies([...tallies, ...(await huntMethods(seed, 150, heavy))]);
}

function describeFuzz(rounds: number): string {
  const { puzzles, problems, codes } = fuzzParsers(seed, rounds);
  return `${puzzles} puzzles, ${problems} with problems of ${codes.size} codes, nothing else`;
}
