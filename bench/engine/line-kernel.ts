// Measures how many lines the kernel solves per second. About half of the cells of each random line
// are unknown. The answers are checked before the measurement.

import { buildLineTables } from '../../src/engine/line-kernel/clue-tables.ts';
import { solveLine } from '../../src/engine/line-kernel/kernel.ts';
import { makeScratch } from '../../src/engine/line-kernel/scratch.ts';
import { makeRandom } from '../../src/engine/random.ts';
import { clueOfCells } from '../../src/puzzle/clue.ts';
import { withBlots } from '../../test/boards.ts';
import { solveLineByAutomaton } from '../../test/brute-force.ts';
import { candidatesOf, readOut } from '../../test/solve-cells.ts';
import { time } from './cpu-time.ts';

const LINES = 512;

/** The lines to measure; `blots` is the share of their blocks that are blotted. */
export interface KernelLines {
  readonly cells: number;
  readonly colours: number;
  readonly blots: number;
}

/** Returns how many of these lines the kernel solves in a second. */
export function benchKernel({ cells, colours, blots }: KernelLines): number {
  const random = makeRandom(cells);
  const hidden = Array.from({ length: LINES }, () =>
    Array.from({ length: cells }, () => random.below(colours + 1)),
  );
  const blotting = makeRandom(cells + 1);
  const clues = hidden.map((line) => withBlots(blotting, clueOfCells(line), blots));
  const lines = buildLineTables(
    clues,
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
    const truth = solveLineByAutomaton(clues[l], candidates);
    const found = solveLine(lines, l, masks, scratch) && readOut(lines, scratch.out, l);
    if (JSON.stringify(found) !== JSON.stringify(truth)) throw new Error(`line ${l} is wrong`);
  });
  const repeats = Math.ceil(4e6 / cells / LINES);
  const best = time(() => {
    for (let r = 0; r < repeats; r++)
      for (let l = 0; l < LINES; l++) solveLine(lines, l, masks, scratch);
  });
  return (repeats * LINES) / best;
}
