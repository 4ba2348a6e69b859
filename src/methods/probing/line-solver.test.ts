import { describe, expect, it } from 'vitest';
import { solveLineByAutomaton, solveLineSlowly } from '../../../test/brute-force.ts';
import { makeRandom, type Random } from '../../engine/random.ts';
import { type Clue, clueOfCells } from '../../puzzle/clue.ts';
import { lineClue } from '../line-clues.ts';
import { entryOf, isKept, keep, makeLineCache, recall } from './line-cache.ts';
import { lineTable, makeLineScratch, settleLine, wordsOf } from './line-solver.ts';

/** Returns the candidate masks that the line solver leaves; undefined when no arrangement fits. */
function solve(clue: Clue, candidates: readonly number[]): number[] | undefined {
  const table = lineTable(lineClue(clue, candidates.length));
  const scratch = makeLineScratch([table]);
  for (const memory of Object.values(scratch)) memory.fill(0xaa);
  const words = wordsOf(candidates.length);
  const masks = new Int32Array(2 * words + 3);
  candidates.forEach((mask, i) => {
    if ((mask & 2) === 0) masks[3 + (i >>> 5)] |= 1 << (i & 31);
    if ((mask & 1) === 0) masks[3 + words + (i >>> 5)] |= 1 << (i & 31);
  });
  if (!settleLine(table, masks, 3, scratch)) return undefined;
  const bit = (i: number, at: number) => (scratch.out[at + (i >>> 5)] >>> (i & 31)) & 1;
  return candidates.map((_, i) => 3 - 2 * bit(i, 0) - bit(i, words));
}

/**
 * Makes a line with some cells known, a few of them wrongly; in half of the lines, blots blocks.
 */
function randomLine(random: Random, size: number): { clue: Clue; candidates: number[] } {
  const density = 0.2 + 0.7 * random.real();
  const cells = Array.from({ length: size }, () => (random.real() < density ? 1 : 0));
  const share = random.real();
  const candidates = cells.map((cell) => {
    if (random.real() > share) return 3;
    return random.below(25) === 0 ? random.below(4) : 1 << cell;
  });
  const blots = random.below(2) === 0 ? 0 : random.real();
  const blot = () => random.real() < blots;
  const clue = clueOfCells(cells).map((block) => (blot() ? { ...block, length: null } : block));
  return { clue, candidates };
}

describe('the line solver by Fix and Paint', () => {
  it('agrees with brute force on short lines', () => {
    const random = makeRandom(1);
    let solvable = 0;
    for (let round = 0; round < 4000; round++) {
      const { clue, candidates } = randomLine(random, 1 + random.below(12));
      const truth = solveLineSlowly(clue, candidates);
      expect(solve(clue, candidates)).toEqual(truth);
      if (truth !== undefined) solvable++;
    }
    expect(solvable).toBeGreaterThan(1000);
    expect(solvable).toBeLessThan(3900);
  });

  it.each([31, 32, 33, 63, 64, 65, 100, 200])('agrees with the automaton on %i cells', (size) => {
    const random = makeRandom(size);
    for (let round = 0; round < 60; round++) {
      const { clue, candidates } = randomLine(random, size);
      expect(solve(clue, candidates)).toEqual(solveLineByAutomaton(clue, candidates));
    }
  });

  it('takes empty and full lines', () => {
    expect(solve([], [3, 3, 3])).toEqual([1, 1, 1]);
    expect(solve([], [3, 2, 3])).toBeUndefined();
    expect(solve([{ length: 3, colour: 1 }], [3, 3, 3])).toEqual([2, 2, 2]);
  });

  it('finds no arrangement for a cell that is both empty and painted', () => {
    expect(solve([{ length: 1, colour: 1 }], [3, 0, 3])).toBeUndefined();
    expect(solve([{ length: null, colour: 1 }], [3, 0, 3])).toBeUndefined();
    expect(solve(null, [3, 0, 3])).toBeUndefined();
  });

  it('keeps of an unknown line what is known', () => {
    expect(solve(null, [3, 1, 2, 3])).toEqual([3, 1, 2, 3]);
  });
});

describe('the line cache', () => {
  it('gives back what it was given, to the same clue and line only', () => {
    const cache = makeLineCache(2, 1);
    const masks = Int32Array.of(9, 5, 2, 5, 3);
    const out = Int32Array.of(13, 18);
    const place = entryOf(cache, 4, masks, 1, 2);
    expect(isKept(cache, place)).toBe(false);
    keep(cache, place, 2, true, out);
    expect(entryOf(cache, 4, masks, 1, 2)).toBe(place);
    expect(isKept(cache, place)).toBe(true);
    const again = new Int32Array(2);
    expect(recall(cache, place, 2, again)).toBe(true);
    expect([...again]).toEqual([13, 18]);
    for (const [clue, at] of [
      [5, 1],
      [4, 2],
      [4, 3],
    ]) {
      expect(isKept(cache, entryOf(cache, clue, masks, at, 2))).toBe(false);
    }
  });

  it('drives out what was kept when there is no room', () => {
    const cache = { entries: new Int32Array(6), entrySize: 6, places: 1 };
    const masks = Int32Array.of(1, 2, 3);
    keep(cache, entryOf(cache, 0, masks, 0, 2), 2, false, masks);
    expect(recall(cache, entryOf(cache, 0, masks, 0, 2), 2, new Int32Array(2))).toBe(false);
    expect(isKept(cache, entryOf(cache, 0, masks, 1, 2))).toBe(false);
    expect(isKept(cache, entryOf(cache, 0, masks, 0, 2))).toBe(false);
  });

  it('stays within its bounds', () => {
    for (const [words, cells] of [
      [2, 1],
      [2, 1e6],
      [64, 1e6],
      [5000, 1e8],
    ]) {
      const { places, entrySize } = makeLineCache(words, cells);
      expect(places).toBeGreaterThan(0);
      expect(places * entrySize).toBeLessThanOrEqual(1 << 22);
    }
  });
});
