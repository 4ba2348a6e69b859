// Hunts on puzzles too large for brute force: compares the engine, with each of its settings in
// turn, with the plain search, and a search that has a partner with one that has none. Looks for
// memory that grows with the number of puzzles.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { makeRandom } from '../../src/engine/random.ts';
import { solve } from '../../src/engine/solve.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { Result } from '../../src/puzzle/result.ts';
import { verdictOf } from '../../src/puzzle/verdict.ts';
import { domino, randomPuzzle, SETTINGS, symmetricPuzzle } from '../boards.ts';
import { solveInPair } from './paired-searches.ts';

const PLAIN = { probing: false, learning: false };

/**
 * Compares verdicts, and the known cells of complete results, on puzzles of 10x10 to 25x25 cells.
 * Skips puzzles that the plain search leaves open. Throws if verdicts or cells differ.
 */
export async function huntMedium(seed: number, rounds: number): Promise<string> {
  const random = makeRandom(seed);
  const tally = { unique: 0, multiple: 0, none: 0, unknown: 0 };
  for (let round = 0; round < rounds; round++) {
    const [width, height] = [10 + random.below(16), 10 + random.below(16)];
    const density = 0.4 + 0.3 * random.real();
    const colours = 1 + random.below(2);
    const puzzle =
      round % 4 === 0
        ? symmetricPuzzle(random, width, height, colours, density)
        : randomPuzzle(random, width, height, colours, density, random.below(3));
    const plain = await solve(puzzle, { layers: PLAIN, limits: { conflicts: 20_000 } });
    tally[verdictOf(plain)]++;
    if (verdictOf(plain) === 'unknown') continue;
    const layers = SETTINGS[round % SETTINGS.length];
    compare(plain, await solve(puzzle, { layers, seed: round % 5 }), {
      seed,
      round,
      layers,
      puzzle,
    });
  }
  const { unique, multiple, none, unknown } = tally;
  return `${rounds - unknown} puzzles agree: ${unique} unique, ${multiple} multiple, ${none} none; the plain search left ${unknown} open`;
}

/**
 * Compares what a search finds alone with what it finds with a partner. Throws if verdicts or cells
 * differ.
 */
export async function huntPairs(seed: number, rounds: number): Promise<string> {
  const random = makeRandom(seed);
  let clauses = 0;
  for (let round = 0; round < rounds; round++) {
    const [width, height] = [10 + random.below(16), 10 + random.below(16)];
    const density = 0.3 + 0.3 * random.real();
    const puzzle = randomPuzzle(random, width, height, 1, density, random.below(3));
    const slice = 1 + random.below(20_000);
    const options = { seed: 1 + random.below(5), slice, takesAll: round % 2 === 0 };
    const paired = solveInPair(puzzle, options);
    clauses += paired.messages.clauses;
    compare(await solve(puzzle), paired, { seed, round, options, puzzle });
  }
  return `${rounds} puzzles agree, after ${clauses} lists of clauses`;
}

function compare(
  plain: Omit<Result, 'stats'>,
  found: Omit<Result, 'stats'>,
  context: { readonly puzzle: Puzzle } & Readonly<Record<string, unknown>>,
): void {
  const verdicts = [verdictOf(plain), verdictOf(found)];
  const isSame =
    verdicts[0] === verdicts[1] &&
    (!plain.complete || !found.complete || plain.known.cells.join() === found.known.cells.join());
  if (isSame) return;
  const { rows, columns } = context.puzzle;
  throw new Error(JSON.stringify({ ...context, puzzle: { rows, columns }, verdicts }));
}

/**
 * Solves hard puzzles one after another. Throws if the memory in use grows by more than 20 MB
 * between the tenth puzzle and the end.
 */
export async function huntMemory(seed: number, puzzles: number): Promise<string> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const megabytes = (): number => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return Math.round((heapUsed + arrayBuffers) / 2 ** 20);
  };
  const random = makeRandom(seed);
  let before = 0;
  for (let i = 0; i < puzzles; i++) {
    const puzzle = i % 2 === 0 ? domino(14) : randomPuzzle(random, 40, 40, 1, 0.45);
    await solve(puzzle, { limits: { conflicts: 5000 } });
    if (i === 9) before = megabytes();
  }
  const after = megabytes();
  if (after > before + 20) throw new Error(`memory grew from ${before} to ${after} MB`);
  return `${before} MB in use after 10 puzzles, ${after} MB after ${puzzles}`;
}
