// npm run train [-- options]: trains methods/reinforcement and writes its weights, those of its
// table and its network too. With --measure, it measures instead what the present weights bring.

import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { parseWholeNumber } from '../../src/cli/options/option-values.ts';
import { GUESS_FEATURES, LINE_FEATURES } from '../../src/methods/reinforcement/features.ts';
import type { Weights } from '../../src/methods/reinforcement/pickers.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { guessMargins, lineMargins, type Margin, unseenNoise, unseenPicture } from './margins.ts';
import { shortMargins, unseenShort } from './short-margins.ts';
import { trainedShortPuzzles } from './short-puzzles.ts';
import { shortWeightsText } from './short-weights-text.ts';
import { train } from './train.ts';

const FILE = 'src/methods/reinforcement/weights.ts';
const SHORT_FILE = 'src/methods/reinforcement/short-weights.ts';
const PUZZLES = 200;
/** Steps after which a search is given up; the guesses that it made until then still count. */
const STEPS = 10_000;

const options = new Command('train')
  .option('--seed <n>', 'seed of the training', parseWholeNumber(0), 1)
  .option('--episodes <n>', 'puzzles to train on', parseWholeNumber(1), 1500)
  .option('--measure', 'measure the weights that are there instead')
  .parse()
  .opts<{ seed: number; episodes: number; measure?: true }>();

await main();

async function main(): Promise<void> {
  if (options.measure) return measure();
  writeFileSync(FILE, textOf(train(options.seed, options.episodes)));
  writeFileSync(SHORT_FILE, shortWeightsText(options.seed));
  console.log(
    `written: ${FILE}, ${SHORT_FILE}; \`npm run train -- --measure\` shows what it brings`,
  );
}

function textOf({ line, guess }: Weights): string {
  const list = (weights: ArrayLike<number>, names: readonly string[]): string =>
    names.map((name, i) => `    ${weights[i]}, // ${name}\n`).join('');
  return `// Made by \`npm run train -- --seed ${options.seed} --episodes ${options.episodes}\`: not to be edited. The puzzles are made from
// the same seed: in turns pictures that lines settle and noise of 50 to 70 %, of 10x10 to 20x20
// cells, and noise of 40 to 50 % of 12x15 to 15x15 cells.

import type { Weights } from './pickers.ts';

export const WEIGHTS: Weights = {
  line: [
${list(line, LINE_FEATURES)}  ],
  guess: [
${list(guess, GUESS_FEATURES)}  ],
};
`;
}

async function measure(): Promise<void> {
  showShort('the three of the training', trainedShortPuzzles(options.seed));
  showShort(`${PUZZLES} others`, many(unseenShort));
  for (const side of [15, 20]) {
    show(`line solves, pictures of ${side}x${side}`, lineMargins(many(unseenPicture(side))));
    const noise = many(unseenNoise(side, 0.6));
    show(`line solves, noise of ${side}x${side}, 60 %`, lineMargins(noise));
  }
  for (const [side, density] of [
    [15, 0.42],
    [20, 0.5],
  ]) {
    const title = `guesses, noise of ${side}x${side}, ${100 * density} %`;
    show(title, await guessMargins(many(unseenNoise(side, density)), STEPS));
  }
}

function showShort(title: string, puzzles: readonly Puzzle[]): void {
  console.log(`line solves, 5x5, ${title}: mean, in % the fewest possible, at most one more`);
  for (const { name, mean, fewest, oneMore } of shortMargins(puzzles)) {
    const figures = [mean.toFixed(1), (100 * fewest).toFixed(0), (100 * oneMore).toFixed(0)];
    console.log(`  ${name.padEnd(22)} ${figures.map((figure) => figure.padStart(8)).join('')}`);
  }
}

function many<T>(make: (i: number) => T): T[] {
  return Array.from({ length: PUZZLES }, (_, i) => make(i));
}

function show(title: string, margins: readonly Margin[]): void {
  console.log(`${title}, ${PUZZLES} puzzles: mean, spread, median`);
  for (const { name, mean, spread, median } of margins) {
    const figures = [mean.toFixed(1), spread.toFixed(1), String(median)];
    console.log(`  ${name.padEnd(22)} ${figures.map((figure) => figure.padStart(8)).join('')}`);
  }
}
