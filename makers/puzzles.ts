// npm run --silent make -- KIND [options] > puzzles.jsonl: makes seeded puzzles as JSON lines, for
// comparisons and studies.

import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { parseWholeNumber } from '../src/cli/options/option-values.ts';
import { makeRandom } from '../src/engine/random.ts';
import { toJson } from '../src/formats/json/write-json-puzzle.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { domino, lineSolvable, paletteOf, randomPuzzle, shapes } from '../test/boards.ts';

interface MakeOptions {
  readonly sizes: readonly number[];
  readonly density: number;
  readonly colours: number;
  readonly count: number;
  readonly seed: number;
}

/** Each function makes a puzzle of side `size`, or puzzle number `size` of a family. */
const MAKERS = {
  noise: (size: number, seed: number, { colours, density }: MakeOptions): Puzzle =>
    randomPuzzle(makeRandom(seed), size, size, colours, density),
  shapes: (size: number, seed: number, { colours, density }: MakeOptions): Puzzle => {
    const random = makeRandom(seed);
    const picture = shapes(random, size, size, colours, density);
    return lineSolvable(random, picture, paletteOf(colours));
  },
  domino: (size: number): Puzzle => domino(size),
} as const;

type Kind = keyof typeof MAKERS;

function list(text: string): number[] {
  const values = text.split(',').map(Number);
  if (values.every((value) => Number.isInteger(value) && value > 0)) return values;
  throw new InvalidArgumentError('Expected whole numbers like 5,10,15.');
}

function share(text: string): number {
  if (Number(text) > 0 && Number(text) < 1) return Number(text);
  throw new InvalidArgumentError('Expected a number between 0 and 1.');
}

new Command('make')
  .addArgument(new Argument('<kind>', 'what to make').choices(Object.keys(MAKERS)))
  .addOption(
    new Option('--sizes <list>', 'sides, or numbers of the family').argParser(list).default([10]),
  )
  .addOption(
    new Option('--count <n>', 'puzzles of each size').argParser(parseWholeNumber(1)).default(1),
  )
  .addOption(new Option('--density <share>', 'painted cells').argParser(share).default(0.5))
  .addOption(new Option('--colours <n>', 'colours').argParser(parseWholeNumber(1)).default(1))
  .addOption(
    new Option('--seed <n>', 'of the first puzzle').argParser(parseWholeNumber(0)).default(1),
  )
  .action((kind: Kind, options: MakeOptions, command: Command) => {
    try {
      makeAll(kind, options);
    } catch (error) {
      command.error(`make: ${(error as Error).message}`);
    }
  })
  .parse();

function makeAll(kind: Kind, options: MakeOptions): void {
  for (const size of options.sizes) {
    for (let seed = options.seed; seed < options.seed + options.count; seed++) {
      const puzzle = MAKERS[kind](size, seed, options);
      console.log(JSON.stringify({ ...toJson(puzzle), id: `${kind}-${size}-${seed}` }));
    }
  }
}
