import { describe, expect, it } from 'vitest';
import { arrangements } from '../../test/brute-force.ts';
import { makeRandom, type Random } from '../engine/random.ts';
import type { Clue } from '../puzzle/clue.ts';
import { makeLine, makeTables, solveLinePlainly } from './solve-line.ts';

/** Returns the starts of the blocks of an arrangement. */
function startsOf(clue: Clue, cells: readonly number[]): number[] {
  let from = 0;
  return clue.map(({ length }) => {
    while (cells[from] === 0) from++;
    from += length;
    return from - length;
  });
}

function randomClue(random: Random, size: number, colours: number): Clue {
  const clue: { length: number; colour: number }[] = [];
  for (let room = size; room > 0; ) {
    const block = { length: 1 + random.below(3), colour: 1 + random.below(colours) };
    room -= block.length + (clue.at(-1)?.colour === block.colour ? 1 : 0) + random.below(2);
    if (room >= 0) clue.push(block);
  }
  return clue;
}

/**
 * Returns what the arrangements that fit `state` leave, in the slots of the checker; undefined if
 * no arrangement fits.
 */
function slowly(clue: Clue, size: number, state: Int32Array): Int32Array | undefined {
  const left = new Int32Array(state.length).fill(0, 0, size).fill(-1, size);
  let isPossible = false;
  for (const cells of arrangements(clue, size)) {
    const starts = startsOf(clue, cells);
    const fits =
      cells.every((colour, i) => ((state[i] >> colour) & 1) === 1) &&
      starts.every((p, j) => p >= state[size + 2 * j] && -p >= state[size + 2 * j + 1]);
    if (!fits) continue;
    cells.forEach((colour, i) => {
      left[i] |= 1 << colour;
    });
    starts.forEach((p, j) => {
      const [earliest, latest] = [size + 2 * j, size + 2 * j + 1];
      left[earliest] = isPossible ? Math.min(left[earliest], p) : p;
      left[latest] = isPossible ? Math.min(left[latest], -p) : -p;
    });
    isPossible = true;
  }
  return isPossible ? left : undefined;
}

describe('the line solver of the checker', () => {
  it('agrees with brute force on cells and starts, within any candidates and bounds', () => {
    const random = makeRandom(7);
    let possible = 0;
    const tables = makeTables(12, 12);
    for (let round = 0; round < 6000; round++) {
      const size = 1 + random.below(12);
      const colours = 1 + random.below(3);
      const clue = randomClue(random, size, colours);
      const state = new Int32Array(size + 2 * clue.length);
      const all = (2 << colours) - 1;
      for (let i = 0; i < size; i++) state[i] = random.below(3) === 0 ? 1 + random.below(all) : all;
      clue.forEach(({ length }, j) => {
        const last = size - length;
        state[size + 2 * j] = random.below(3) === 0 ? random.below(last + 1) : 0;
        state[size + 2 * j + 1] = random.below(3) === 0 ? -random.below(last + 1) : -last;
      });
      const line = makeLine(
        clue,
        Int32Array.from({ length: size }, (_, i) => i),
        size,
      );
      const expected = slowly(clue, size, state);
      const found = solveLinePlainly(tables, line, state);
      expect(found, JSON.stringify({ clue, state: [...state] })).toBe(expected !== undefined);
      if (expected === undefined) continue;
      possible++;
      const cells = [...tables.possible.subarray(0, size)];
      const bounds = clue.flatMap((_, j) => [tables.first[j], 0 - tables.last[j]]);
      expect([...cells, ...bounds], JSON.stringify({ clue, state: [...state] })).toEqual([
        ...expected,
      ]);
    }
    expect(possible).toBeGreaterThan(2000);
  });

  it('has one answer for a line without blocks', () => {
    const tables = makeTables(3, 0);
    const line = makeLine([], Int32Array.of(0, 1, 2), 3);
    expect(solveLinePlainly(tables, line, Int32Array.of(3, 1, 3))).toBe(true);
    expect([...tables.possible.subarray(0, 3)]).toEqual([1, 1, 1]);
    expect(solveLinePlainly(tables, line, Int32Array.of(3, 2, 3))).toBe(false);
  });
});
