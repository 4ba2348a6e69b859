import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../src/puzzle/clue.ts';
import { arrangements } from '../../../test/brute-force.ts';
import { type BlockCells, blockPlaces } from './block-places.ts';

const COLOURS = 2;
const lines = fc.record({
  blocks: fc.array(
    fc.record({
      length: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
      colour: fc.integer({ min: 1, max: COLOURS }),
    }),
    { maxLength: 4 },
  ),
  cells: fc.array(fc.constantFrom(7, 7, 7, 1, 2, 4, 3, 6), { minLength: 1, maxLength: 9 }),
});

/** Returns the places of the runs of an arrangement, which are those of its blocks. */
function placesIn(colours: readonly number[]): BlockCells[] {
  const places: BlockCells[] = [];
  for (let start = 0, end = 0; start < colours.length; start = end) {
    for (end = start + 1; end < colours.length && colours[end] === colours[start]; ) end++;
    if (colours[start] > 0) places.push({ start, end });
  }
  return places;
}

function slowPlaces(clue: readonly Block[], cells: readonly number[]) {
  const fitting = [...arrangements(clue, cells.length)]
    .filter((colours) => colours.every((colour, i) => ((cells[i] >> colour) & 1) === 1))
    .map(placesIn);
  if (fitting.length === 0) return undefined;
  return clue.map((_, j) => {
    const [first, ...others] = fitting.map((places) => places[j]);
    const isOnly = others.every(({ start, end }) => start === first.start && end === first.end);
    return isOnly ? first : undefined;
  });
}

describe('the places of blocks', () => {
  it('are those in which all arrangements agree', () => {
    fc.assert(
      fc.property(lines, ({ blocks, cells }) => {
        expect(blockPlaces(blocks, cells)).toEqual(slowPlaces(blocks, cells));
      }),
      { numRuns: 3000 },
    );
  });

  it('are undefined for a blotted block that could end elsewhere', () => {
    const blotted = [{ length: null, colour: 1 }];
    expect(blockPlaces(blotted, [1, 2, 2, 3])).toEqual([undefined]);
    expect(blockPlaces(blotted, [3, 2, 2, 1])).toEqual([undefined]);
    expect(blockPlaces(blotted, [1, 2, 2, 1])).toEqual([{ start: 1, end: 3 }]);
    expect(blockPlaces(blotted, [1, 1, 1, 1])).toBeUndefined();
  });
});
