import { describe, expect, it } from 'vitest';
import { paletteOf, puzzleOf, withBlottedBlocks } from '../../../test/boards.ts';
import { makeRandom } from '../../engine/random.ts';
import { type Block, needsGap } from '../../puzzle/clue.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { allCandidates } from '../../puzzle/palette.ts';
import { clueOfLine } from '../../puzzle/puzzle.ts';
import { startBoundsOf } from './start-bounds.ts';

/** The start of a block in an arrangement, and the position after its last cell. */
type Place = readonly [number, number];

/** Lists the places of the blocks in every arrangement that fits, by trying all of them. */
function arrangements(clue: readonly Block[], marks: Int32Array, j = 0, from = 0): Place[][] {
  const allows = (at: number, mask: number): boolean => (marks[at] & mask) !== 0;
  const isBlank = (start: number, end: number): boolean =>
    [...marks.keys()].slice(start, end).every((at) => allows(at, 1));
  if (j === clue.length) return isBlank(from, marks.length) ? [[]] : [];
  const { length, colour } = clue[j];
  const found: Place[][] = [];
  for (let start = from; start < marks.length && isBlank(from, start); start++) {
    for (let end = start + (length ?? 1); end <= marks.length; end++) {
      const fits = [...marks.subarray(start, end)].every((mask) => mask & (1 << colour));
      const gap = needsGap(clue, j) ? 1 : 0;
      if (fits && isBlank(end, end + gap)) {
        const rest = arrangements(clue, marks, j + 1, end + gap);
        found.push(...rest.map((others) => [[start, end] as const, ...others]));
      }
      if (length !== null) break;
    }
  }
  return found;
}

function painted(clue: readonly Block[], size: number, places: readonly number[][]): number[] {
  const colourAt = (at: number): number =>
    clue.find((_, j) => places[j][0] <= at && at < places[j][1])?.colour ?? 0;
  return Array.from({ length: size }, (_, at) => 1 << colourAt(at));
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
      const exact = puzzleOf(draftOfPicture({ width, height, cells }, palette));
      const puzzle = round % 4 < 2 ? exact : withBlottedBlocks(random, exact, 0.4);
      const all = allCandidates(palette);
      const marks = cells.map((cell) => cell | (random.real() < share ? 0 : random.below(all + 1)));
      const line = isRow ? 0 : height;
      const clue = clueOfLine(puzzle, line) ?? [];
      const ways = arrangements(clue, marks);
      const starts = startBoundsOf(puzzle, marks, line);
      if (starts === undefined) throw new Error('the marks are right');
      const { earliest, latest, leftmost, rightmost } = starts;
      expect(earliest).toEqual(clue.map((_, j) => Math.min(...ways.map((own) => own[j][0]))));
      expect(latest).toEqual(clue.map((_, j) => Math.max(...ways.map((own) => own[j][0]))));
      const first = clue.map((_, j) => [earliest[j], Math.min(...ways.map((own) => own[j][1]))]);
      const last = clue.map((_, j) => [latest[j], Math.max(...ways.map((own) => own[j][1]))]);
      expect(ways).toContainEqual(first);
      expect(ways).toContainEqual(last);
      for (const [shown, places] of [[leftmost, first] as const, [rightmost, last] as const]) {
        expect([...shown]).toEqual(painted(clue, size, places));
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
