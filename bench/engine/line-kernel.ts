// Measures how many lines the kernel solves per second. About half of the cells of each random line
// are unknown. The answers are checked before the measurement.

import { buildLineTables } from '../../src/engine/line-kernel/clue-tables.ts';
import { solveLine } from '../../src/engine/line-kernel/kernel.ts';
import { makeScratch } from '../../src/engine/line-kernel/scratch.ts';
import { makeRandom } from '../../src/engine/random.ts';
import { clueOfCells } from '../../src/puzzle/clue.ts';
import { solveLineByAutomaton } from '../../test/brute-force.ts';
import { candidatesOf, readOut } from '../../test/solve-cells.ts';
import { time } from './cpu-time.ts';

const LINES = 512;

export interface KernelFigure {
  readonly cells: number;
  readonly colours: number;
  readonly solvesPerSecond: number;
}

export function benchKernel(cells: number, colours: number): KernelFigure {
  const random = makeRandom(cells);
  const hidden = Array.from({ length: LINES }, () =>
    Array.from({ length: cells }, () => random.below(colours + 1)),
  );
  const lines = buildLineTables(
    hidden.map(clueOfCells),
    hidden.map((line) => line.length),
    colours + 1,
  );
  const scratch = makeScratch(lines);
  const masks = new Int32Array(lines.maskSize);
  hidden.forEach((line, l) => {
    line.forEach((colour, i) => {
      const isOpen = random.below(2) === 0;
      for (let c = 0; c <= colours; c++) {
        if (isOpen || c === colour) {
          masks[lines.maskAt[l] + c * lines.words[l] + (i >> 5)] |= 1 << (i & 31);
        }
      }
    });
  });
  hidden.forEach((line, l) => {
    const candidates = line.map((_, i) => candidatesOf(lines, masks, l, i));
    const truth = solveLineByAutomaton(clueOfCells(line), candidates);
    const found = solveLine(lines, l, masks, scratch) && readOut(lines, scratch.out, l);
    if (JSON.stringify(found) !== JSON.stringify(truth)) throw new Error(`line ${l} is wrong`);
  });
  const repeats = Math.ceil(4e6 / cells / LINES);
  const best = time(() => {
    for (let r = 0; r < repeats; r++)
      for (let l = 0; l < LINES; l++) solveLine(lines, l, masks, scratch);
  });
  return { cells, colours, solvesPerSecond: (repeats * LINES) / best };
}
