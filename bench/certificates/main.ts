// npm run certificate-bench [-- PUZZLES]: prints a table of what certificates cost. PUZZLES is the
// number of random puzzles of each size, 30 by default.

import { makeRandom } from '../../src/engine/random.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { domino, uniqueNoise } from '../../test/boards.ts';
import { readLibrary } from '../../test/library.ts';
import { benchCertificate, type CertificateFigure } from './certificate-cost.ts';

const count = Number(process.argv[2] ?? 30);
/** Rounds for a single puzzle; a sum over many puzzles needs only one round. */
const ROUNDS = 3;

await measure([9, 10, 11].map(domino), 1);

console.log(
  '| puzzles | lines | kB | search, s | with certificate | check, s | check / search | most |',
);
console.log('|---|--:|--:|--:|--:|--:|--:|--:|');
for (let n = 9; n <= 13; n++) await row(`domino ${n}`, [domino(n)]);
await row(`${count} of noise 25x25, made unique`, await noises(25, 0.4));
await row(`${count} of noise 30x30, made unique`, await noises(30, 0.45));
const library = readLibrary().map(({ puzzle }) => puzzle);
await row(`library, ${library.length} puzzles`, library);

/**
 * Makes `count` puzzles of noise, from the seeds 1, 2, ... Seeds whose noise cannot be made unique
 * are skipped.
 */
async function noises(side: number, density: number): Promise<Puzzle[]> {
  const puzzles: Puzzle[] = [];
  for (let seed = 1; puzzles.length < count; seed++) {
    const puzzle = await uniqueNoise(makeRandom(seed), side, side, density);
    if (puzzle !== undefined) puzzles.push(puzzle);
  }
  return puzzles;
}

async function measure(puzzles: readonly Puzzle[], rounds: number): Promise<CertificateFigure[]> {
  const figures: CertificateFigure[] = [];
  for (const puzzle of puzzles) figures.push(await benchCertificate(puzzle, rounds));
  return figures;
}

/**
 * Prints the sums over the puzzles, and the highest ratio of checking time to search time among the
 * puzzles whose search takes at least a hundredth of a second.
 */
async function row(name: string, puzzles: readonly Puzzle[]): Promise<void> {
  const figures = await measure(puzzles, puzzles.length === 1 ? ROUNDS : 1);
  const sum = (of: (figure: CertificateFigure) => number): number =>
    figures.reduce((total, figure) => total + of(figure), 0);
  const search = sum((figure) => figure.search);
  const check = sum((figure) => figure.check);
  const more = Math.round(100 * (sum((figure) => figure.withCertificate) / search - 1));
  const ratios = figures.filter((one) => one.search >= 0.01).map((one) => one.check / one.search);
  const fields = [
    sum(({ lines }) => lines).toLocaleString('en'),
    Math.round(sum(({ bytes }) => bytes) / 1000).toLocaleString('en'),
    search.toFixed(3),
    `${more >= 0 ? '+' : ''}${more} %`,
    check.toFixed(3),
    (check / search).toFixed(1),
    ratios.length === 0 ? '-' : Math.max(...ratios).toFixed(1),
  ];
  console.log(`| ${[name, ...fields].join(' | ')} |`);
}
