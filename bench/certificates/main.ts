// npm run certificate-bench [-- options]: prints a table of what certificates cost.

import { Command } from 'commander';
import { parseWholeNumber } from '../../src/cli/options/option-values.ts';
import { makeRandom, type Random } from '../../src/engine/random.ts';
import { solve } from '../../src/engine/solve.ts';
import { draftOfPicture } from '../../src/puzzle/draft-of-picture.ts';
import type { Grid } from '../../src/puzzle/grid.ts';
import { allCandidates, BLACK_AND_WHITE } from '../../src/puzzle/palette.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { domino, noise, puzzleOf, uniqueNoise, withBlottedBlocks } from '../../test/boards.ts';
import { readLibrary } from '../../test/library.ts';
import { hardColourSets } from '../engine/hard-colour-sets.ts';
import { proofSets } from '../engine/proof-sets.ts';
import { benchCertificate, type CertificateFigure } from './certificate-cost.ts';

/** Rounds for a single puzzle; a sum over many puzzles needs only one round. */
const ROUNDS = 3;
/** These are left out because it takes minutes to check their certificates. */
const LEFT_OUT = ['domino 18', 'domino 19', 'domino 20'];

const options = new Command('certificate-bench')
  .option('--puzzles <n>', 'random puzzles of each size', parseWholeNumber(1), 30)
  .option('--proofs', 'measure the puzzles of `npm run bench -- --proofs` instead')
  .parse()
  .opts<{ readonly puzzles: number; readonly proofs?: true }>();

await measure([9, 10, 11].map(domino), 1);

console.log(
  '| puzzles | lines | kB | search, s | with certificate | check, s | check / search | most |',
);
console.log('|---|--:|--:|--:|--:|--:|--:|--:|');
if (options.proofs) await proofRows();
else await ownRows(options.puzzles);

async function proofRows(): Promise<void> {
  for (const { name, puzzles } of proofSets()) {
    if (LEFT_OUT.includes(name)) continue;
    const list = puzzles.map(({ puzzle }) => puzzle);
    await row(`${name}, ${list.length}`, list);
  }
}

async function ownRows(count: number): Promise<void> {
  for (let n = 9; n <= 13; n++) await row(`domino ${n}`, [domino(n)]);
  await row(`${count} of noise 25x25, made unique`, await noises(count, 25, 0.4));
  await row(`${count} of noise 30x30, made unique`, await noises(count, 30, 0.45));
  await row(`${count} of noise 25x25 with blots, made unique`, await blottedNoises(count, 25, 0.4));
  for (const { name, puzzles } of hardColourSets()) {
    const unique = puzzles
      .filter(({ verdict }) => verdict === 'unique')
      .map(({ puzzle }) => puzzle);
    if (unique.length > 0) await row(`${name}, ${unique.length} unique puzzles`, unique);
  }
  const library = readLibrary().map(({ puzzle }) => puzzle);
  await row(`library, ${library.length} puzzles`, library);
}

/**
 * Makes `count` puzzles of noise, from the seeds 1, 2, ... Seeds whose noise cannot be made unique
 * are skipped.
 */
async function noises(count: number, side: number, density: number): Promise<Puzzle[]> {
  const puzzles: Puzzle[] = [];
  for (let seed = 1; puzzles.length < count; seed++) {
    const puzzle = await uniqueNoise(makeRandom(seed), side, side, density);
    if (puzzle !== undefined) puzzles.push(puzzle);
  }
  return puzzles;
}

/**
 * Makes `count` puzzles of noise, a tenth of their blocks blotted, from the seeds 1, 2, ...: while
 * there is another solution, gives about an eighth of the cells in which it differs. Seeds whose
 * puzzle is too hard on the way are skipped.
 */
async function blottedNoises(count: number, side: number, density: number): Promise<Puzzle[]> {
  const puzzles: Puzzle[] = [];
  for (let seed = 1; puzzles.length < count; seed++) {
    const random = makeRandom(seed);
    const picture = noise(random, side, side, 1, density);
    const exact = puzzleOf(draftOfPicture(picture, BLACK_AND_WHITE));
    const puzzle = await givenUntilUnique(random, withBlottedBlocks(random, exact, 0.1), picture);
    if (puzzle !== undefined) puzzles.push(puzzle);
  }
  return puzzles;
}

async function givenUntilUnique(
  random: Random,
  puzzle: Puzzle,
  picture: Grid,
): Promise<Puzzle | undefined> {
  const cells = picture.cells.map(() => allCandidates(puzzle.palette));
  for (;;) {
    const some = puzzleOf({ ...puzzle, given: { ...picture, cells: cells.slice() } });
    const { solutions, complete } = await solve(some, { limits: { conflicts: 1500 } });
    if (complete && solutions.length === 1) return some;
    if (solutions.length < 2) return undefined;
    for (const [cell, mask] of picture.cells.entries()) {
      const differs = solutions.some((grid) => grid.cells[cell] !== mask);
      if (differs && random.below(8) === 0) cells[cell] = mask;
    }
  }
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
