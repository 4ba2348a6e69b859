import { describe, expect, it } from 'vitest';
import { paletteOf, puzzleOf } from '../../../test/boards.ts';
import { makeRandom } from '../../engine/random.ts';
import { clueOfCells, type ExactClue, needsGap } from '../../puzzle/clue.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { colourOf } from '../../puzzle/grid.ts';
import { allCandidates } from '../../puzzle/palette.ts';
import { startBoundsOf } from './start-bounds.ts';

/** Lists the starts of the blocks in every arrangement that fits, by trying all places. */
function arrangements(clue: ExactClue, marks: Int32Array, j = 0, from = 0): number[][] {
  const allows = (at: number, mask: number): boolean => (marks[at] & mask) !== 0;
  const isBlank = (start: number, end: number): boolean =>
    [...marks.keys()].slice(start, end).every((at) => allows(at, 1));
  if (j === clue.length) return isBlank(from, marks.length) ? [[]] : [];
  const { length, colour } = clue[j];
  const found: number[][] = [];
  for (let start = from; start + length <= marks.length && isBlank(from, start); start++) {
    const end = start + length;
    const fits = [...marks.subarray(start, end)].every((mask) => mask & (1 << colour));
    const gap = needsGap(clue, j) ? 1 : 0;
    if (!fits || !isBlank(end, end + gap)) continue;
    found.push(...arrangements(clue, marks, j + 1, end + gap).map((rest) => [start, ...rest]));
  }
  return found;
}

describe('starts', () => {
  it('are those of all arrangements, and both arrangements shown fit', () => {
    const random = makeRandom(8);
    for (let round = 0; round < 1500; round++) {
      const colours = 1 + (round % 3);
      const [size, share] = [1 + random.below(12), random.real()];
      const cells = Int32Array.from({ length: size }, () =>
        random.below(2) === 0 ? 1 : 2 << random.below(colours),
      );
      const palette = paletteOf(colours);
      const isRow = round % 2 === 0;
      const [width, height] = isRow ? [size, 1] : [1, size];
      const puzzle = puzzleOf(draftOfPicture({ width, height, cells }, palette));
      const all = allCandidates(palette);
      const marks = cells.map((cell) => cell | (random.real() < share ? 0 : random.below(all + 1)));
      const line = isRow ? 0 : height;
      const clue = clueOfCells([...cells].map(colourOf));
      const ways = arrangements(clue, marks);
      const starts = startBoundsOf(puzzle, marks, line);
      if (starts === undefined) throw new Error('the marks are right');
      const { earliest, latest, leftmost, rightmost } = starts;
      expect(earliest).toEqual(clue.map((_, j) => Math.min(...ways.map((own) => own[j]))));
      expect(latest).toEqual(clue.map((_, j) => Math.max(...ways.map((own) => own[j]))));
      expect(ways).toContainEqual(earliest);
      expect(ways).toContainEqual(latest);
      for (const shown of [leftmost, rightmost]) {
        expect(clueOfCells([...shown].map(colourOf))).toEqual(clue);
        expect(shown.every((cell, at) => (cell & marks[at]) !== 0)).toBe(true);
      }
    }
  });

  it('do not exist where nothing fits', () => {
    const cells = Int32Array.from([1, 2, 2, 1]);
    const puzzle = puzzleOf(draftOfPicture({ width: 4, height: 1, cells }, paletteOf(1)));
    expect(startBoundsOf(puzzle, Int32Array.from([2, 1, 3, 3]), 0)).toBeUndefined();
    expect(startBoundsOf(puzzle, Int32Array.from([3, 3, 3, 3]), 0)).toEqual({
      earliest: [0],
      latest: [2],
      leftmost: Int32Array.from([2, 2, 1, 1]),
      rightmost: Int32Array.from([1, 1, 2, 2]),
    });
  });
});
