// npm run bench: the speed of the kernel and of line-solvable boards, as a table.

import { benchBoard } from './boards.ts';
import { benchKernel } from './kernel.ts';

console.log('kernel: line solves a second');
for (const [cells, colours] of [
  [20, 1],
  [30, 1],
  [30, 3],
  [50, 1],
  [63, 1],
  [100, 1],
  [1000, 1],
]) {
  const { solvesPerSecond } = benchKernel(cells, colours);
  const figure = Math.round(solvesPerSecond).toLocaleString('en');
  console.log(`  ${String(cells).padStart(4)} cells, ${colours} colours: ${figure.padStart(12)}`);
}

console.log('line-solvable boards: CPU seconds from clues to picture');
for (const [side, colours] of [
  [50, 1],
  [100, 1],
  [200, 1],
  [200, 4],
  [1000, 1],
]) {
  const { lineSolves, seconds, megabytes } = benchBoard(side, colours);
  console.log(
    `  ${`${side}x${side}`.padStart(9)}, ${colours} colours: ${seconds.toFixed(3).padStart(7)} s, ` +
      `${lineSolves} line solves, peak ${megabytes} MB`,
  );
}
