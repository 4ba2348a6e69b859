// Makes pages for tests. Each page hides a picture as nonograms.org does. Such pages are read by
// src/formats/nonograms-org-page.ts.

import { makeRandom, type Random } from '../src/engine/random.ts';
import { colourOf } from '../src/puzzle/grid.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';

/** Returns a page that hides the goal of `puzzle`; `seed` chooses the numbers that hide it. */
export function pageOfPicture(puzzle: Puzzle, seed = 1): string {
  const random = makeRandom(seed);
  const { width, height, palette, goal } = puzzle;
  if (goal === undefined) throw new Error('a page needs a picture');
  const key = [0, 0, 0, 0].map(() => 1 + random.below(900));
  const offset = [0, 0, 0, 0].map(() => 1 + random.below(900));
  const colours = palette.slice(1).map(({ rgb }) => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(rgb.slice(at, at + 2), 16));
    return [red + key[1], green + key[0], blue + key[3], random.below(900)];
  });
  const runs = runsOf(goal.cells, width, height).map((run) => run.map((n, i) => n + offset[i]));
  const lists = [
    [random.below(900), random.below(900), random.below(900), 1],
    ...[width, height, palette.length - 1].map((number) => hide(random, number)),
    key,
    ...colours,
    hideCount(random, runs.length),
    offset,
    ...runs,
  ];
  const title = 'Nonogram &laquo;Caf&#233; &amp; cake&raquo; - Nonograms.org';
  const script = `<script type="text/javascript">\nvar d=${JSON.stringify(lists)};\n</script>`;
  return `<!DOCTYPE html>\n<html><head>\n<title>${title}</title>\n</head><body>\n${script}\n</body></html>\n`;
}

/**
 * Returns the start, length, colour and row of each run; starts and rows are numbered from 1, as on
 * the page.
 */
function runsOf(cells: Int32Array, width: number, height: number): number[][] {
  const runs: number[][] = [];
  for (let row = 0; row < height; row++) {
    for (let start = 0, end = 0; start < width; start = end) {
      const cell = cells[row * width + start];
      for (end = start + 1; end < width && cells[row * width + end] === cell; ) end++;
      if (cell !== 1) runs.push([start + 1, end - start, colourOf(cell), row + 1]);
    }
  }
  return runs;
}

/**
 * Returns a random list of four numbers with first + second - third = number, each of the three
 * taken modulo the fourth.
 */
function hide(random: Random, number: number): number[] {
  const modulus = number + 2 + random.below(50);
  const third = random.below(modulus - number);
  const first = random.below(number + 1);
  const multiple = (): number => modulus * random.below(9);
  return [first + multiple(), number + third - first + multiple(), third + multiple(), modulus];
}

/**
 * Returns a random list of four numbers with first² + 2 second + third = number, each of the three
 * taken modulo the fourth.
 */
function hideCount(random: Random, number: number): number[] {
  const first = random.below(Math.floor(Math.sqrt(number)) + 1);
  const second = random.below(Math.floor((number - first ** 2) / 2) + 1);
  return [first, second, number - first ** 2 - 2 * second, number + 1 + random.below(9)];
}
