import { describe, expect, it } from 'vitest';
import { placesOf } from '../../test/block-places.ts';
import { arrangements } from '../../test/brute-force.ts';
import { makeRandom, type Random } from '../engine/random.ts';
import type { Block, Clue } from '../puzzle/clue.ts';
import { makeLine, makeTables, solveLinePlainly } from './solve-line.ts';

/** Makes a clue of blocks that have room, and blots about as many of them as `share` says. */
function randomClue(random: Random, size: number, colours: number, share: number): Block[] {
  const clue: Block[] = [];
  for (let room = size; room > 0; ) {
    const block = { length: 1 + random.below(3), colour: 1 + random.below(colours) };
    room -= block.length + (clue.at(-1)?.colour === block.colour ? 1 : 0) + random.below(2);
    if (room >= 0) clue.push(random.real() < share ? { ...block, length: null } : block);
  }
  return clue;
}

/** Makes candidates and bounds in the slots of the checker, about a third of them narrowed. */
function randomState(random: Random, clue: readonly Block[], size: number, all: number) {
  const cells = Array.from({ length: size }, () =>
    random.below(3) === 0 ? 1 + random.below(all) : all,
  );
  const bounds = (last: number): number[] => [
    random.below(3) === 0 ? random.below(last + 1) : 0,
    random.below(3) === 0 ? -random.below(last + 1) : -last,
  ];
  const ofBlocks = clue.flatMap(({ length }) =>
    length === null ? [...bounds(size - 1), ...bounds(size - 1)] : bounds(size - length),
  );
  return Int32Array.from([...cells, ...ofBlocks]);
}

/**
 * Returns what the arrangements that fit `state` leave, in the slots of the checker; undefined if
 * no arrangement fits.
 */
function slowly(clue: readonly Block[], size: number, state: Int32Array): Int32Array | undefined {
  const left = new Int32Array(state.length).fill(0, 0, size).fill(-1, size);
  let isPossible = false;
  for (const cells of arrangements(clue, size)) {
    const places = placesOf(clue, cells);
    const fits =
      cells.every((colour, i) => ((state[i] >> colour) & 1) === 1) &&
      places.every((p, j) => p >= state[size + 2 * j] && -p >= state[size + 2 * j + 1]);
    if (!fits) continue;
    cells.forEach((colour, i) => {
      left[i] |= 1 << colour;
    });
    places.forEach((p, j) => {
      const [earliest, latest] = [size + 2 * j, size + 2 * j + 1];
      left[earliest] = isPossible ? Math.min(left[earliest], p) : p;
      left[latest] = isPossible ? Math.min(left[latest], -p) : -p;
    });
    isPossible = true;
  }
  return isPossible ? left : undefined;
}

function lineOf(clue: Clue, size: number) {
  const cells = Int32Array.from({ length: size }, (_, i) => i);
  return makeLine(clue, cells, size);
}

describe('the line solver of the checker', () => {
  it.each([
    ['exact', 0],
    ['blotted', 1],
    ['exact and blotted', 0.4],
  ])('agrees with brute force on cells and places of %s blocks', (_, share) => {
    const random = makeRandom(7);
    let possible = 0;
    for (let round = 0; round < 6000; round++) {
      const size = 1 + random.below(share === 0 ? 12 : 8);
      const colours = 1 + random.below(3);
      const clue = randomClue(random, size, colours, share);
      const state = randomState(random, clue, size, (2 << colours) - 1);
      const expected = slowly(clue, size, state);
      const line = lineOf(clue, size);
      const tables = makeTables(size, line.lengths.length);
      const found = solveLinePlainly(tables, line, state);
      const context = JSON.stringify({ clue, state: [...state] });
      expect(found, context).toBe(expected !== undefined);
      if (expected === undefined) continue;
      possible++;
      const cells = [...tables.possible.subarray(0, size)];
      const bounds = Array.from(line.lengths).flatMap((_, j) => [
        tables.first[j],
        0 - tables.last[j],
      ]);
      expect([...cells, ...bounds], context).toEqual([...expected]);
    }
    expect(possible).toBeGreaterThan(2000);
  });

  it('has one answer for a line without blocks', () => {
    const tables = makeTables(3, 0);
    const line = lineOf([], 3);
    expect(solveLinePlainly(tables, line, Int32Array.of(3, 1, 3))).toBe(true);
    expect([...tables.possible.subarray(0, 3)]).toEqual([1, 1, 1]);
    expect(solveLinePlainly(tables, line, Int32Array.of(3, 2, 3))).toBe(false);
  });

  it('keeps the candidates of an unknown line', () => {
    const tables = makeTables(3, 0);
    const line = lineOf(null, 3);
    expect(solveLinePlainly(tables, line, Int32Array.of(7, 2, 5))).toBe(true);
    expect([...tables.possible.subarray(0, 3)]).toEqual([7, 2, 5]);
    expect(solveLinePlainly(tables, line, Int32Array.of(7, 0, 5))).toBe(false);
  });
});
