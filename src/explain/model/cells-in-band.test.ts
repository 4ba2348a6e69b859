import { describe, expect, it } from 'vitest';
import { arrangements } from '../../../test/brute-force.ts';
import { makeRandom, type Random } from '../../engine/random.ts';
import { type Block, type Clue, clueOfCells } from '../../puzzle/clue.ts';
import { countsInMarkedBand } from './cells-in-band.ts';

/** Lists all ways to paint the cells that fit their marks, as colour indices. */
function paintings(marks: Int32Array): number[][] {
  return [...marks].reduce<number[][]>(
    (all, candidates) =>
      [0, 1, 2].flatMap((colour) =>
        (candidates >>> colour) & 1 ? all.map((cells) => [...cells, colour]) : [],
      ),
    [[]],
  );
}

function waysOf(clue: Clue, marks: Int32Array): number[][] {
  if (clue === null) return paintings(marks);
  const fits = (cells: readonly number[]): boolean =>
    cells.every((colour, at) => (marks[at] >>> colour) & 1);
  return [...arrangements(clue, marks.length)].filter(fits);
}

function randomClue(random: Random, cells: readonly number[]): Clue {
  if (random.below(6) === 0) return null;
  const share = random.below(2) === 0 ? 0 : 0.5;
  return clueOfCells(cells).map(
    (block): Block => (random.real() < share ? { ...block, length: null } : block),
  );
}

describe('the cells of a colour at an end of a line', () => {
  it('are as few and as many as in all arrangements', () => {
    const random = makeRandom(91);
    const seen = { none: 0, some: 0 };
    for (let round = 0; round < 2000; round++) {
      const size = 1 + random.below(8);
      const cells = Array.from({ length: size }, () => random.below(3));
      const clue = randomClue(random, cells);
      const marks = Int32Array.from(cells, (colour) =>
        random.below(12) === 0 ? 1 + random.below(7) : (1 << colour) | (7 * random.below(2)),
      );
      const cut = random.below(size + 1);
      const [from, to] = random.below(2) === 0 ? [0, cut] : [cut, size];
      const ways = waysOf(clue, marks);
      const counts = ways.map((way) => way.slice(from, to).filter((c) => c === 1).length);
      const found = countsInMarkedBand(clue, marks, { from, to, colour: 1 });
      if (ways.length === 0) expect(found).toBeUndefined();
      else expect(found).toEqual({ least: Math.min(...counts), most: Math.max(...counts) });
      seen[ways.length === 0 ? 'none' : 'some']++;
    }
    expect(Math.min(seen.none, seen.some)).toBeGreaterThan(50);
  });
});
