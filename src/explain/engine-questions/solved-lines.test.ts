import { describe, expect, it } from 'vitest';
import { noise, withBlots } from '../../../test/boards.ts';
import { buildLineTables } from '../../engine/line-kernel/clue-tables.ts';
import { solveLine } from '../../engine/line-kernel/kernel.ts';
import { makeScratch } from '../../engine/line-kernel/scratch.ts';
import { makeRandom } from '../../engine/random.ts';
import { clueOfCells } from '../../puzzle/clue.ts';
import { colourOf } from '../../puzzle/grid.ts';
import { makeSolvedLines, solveStored } from './solved-lines.ts';

describe('stored line solves', () => {
  // The last line is too long for the table.
  it.each([
    { size: 12, colours: 1 },
    { size: 25, colours: 3 },
    { size: 40, colours: 2 },
    { size: 120, colours: 3 },
  ])('give what a line solve gives: $size cells, $colours colours', ({ size, colours }) => {
    const random = makeRandom(size);
    const clues = Array.from({ length: 6 }, () => {
      const cells = [...noise(random, size, 1, colours, 0.5).cells].map(colourOf);
      return withBlots(random, clueOfCells(cells), random.below(3) === 0 ? 0.4 : 0);
    });
    const lines = buildLineTables(clues, new Array<number>(6).fill(size), colours + 1);
    const [plain, scratch] = [makeScratch(lines), makeScratch(lines)];
    const solved = makeSolvedLines(lines, scratch);
    // Few different masks, so that many questions come again.
    const choices = Array.from({ length: 40 }, () => maskOf(random.below(2 ** 31), lines.maskSize));
    let met = 0;
    for (let round = 0; round < 4000; round++) {
      const line = random.below(6);
      const masks = choices[random.below(40)];
      const isMet = solveLine(lines, line, masks, plain);
      expect(solveStored(solved, line, masks)).toBe(isMet);
      if (!isMet) continue;
      const masksOfLine = (1 + lines.colourAt[line + 1] - lines.colourAt[line]) * lines.words[line];
      expect(scratch.out.slice(0, masksOfLine)).toEqual(plain.out.slice(0, masksOfLine));
      met++;
    }
    expect(met).toBeGreaterThan(100);
  });
});

/** Rules out about a sixteenth of all candidates. */
function maskOf(seed: number, size: number): Int32Array {
  const random = makeRandom(seed);
  const word = (): number => random.below(2 ** 31) | (random.below(2) << 31);
  return Int32Array.from({ length: size }, () => word() | word() | word() | word());
}
