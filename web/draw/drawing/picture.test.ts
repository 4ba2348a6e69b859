import { describe, expect, it } from 'vitest';
import { withAddedColour } from '../palette/palette-edit.ts';
import {
  canAddLines,
  clearedPicture,
  emptyPicture,
  invertedIn,
  isEmpty,
  type Picture,
  pictureOfPuzzle,
  puzzleOfPicture,
  samePicture,
  shiftedBy,
  sized,
  trimmed,
  withCells,
  withGivenCells,
  withLines,
  withMarkedCells,
  withoutGivenCells,
} from './picture.ts';

function drawn(rows: readonly string[]): Picture {
  const empty = emptyPicture(rows[0].length, rows.length);
  const cells = [...rows.join('')].flatMap((letter, cell) => (letter === '#' ? [cell] : []));
  return withCells(empty, cells, 1);
}

function rowsOf({ drawing: { width, height, cells } }: Picture): string[] {
  return Array.from({ length: height }, (_, row) =>
    [...cells.subarray(row * width, (row + 1) * width)].map((c) => '.#'[c]).join(''),
  );
}

const HOOK = ['##.', '#..'];

/** Returns which cells of the picture are given, by row. */
function givenRowsOf(picture: Picture): string[] | undefined {
  return picture.given && rowsOf({ ...picture, drawing: picture.given });
}

describe('given cells of a picture', () => {
  const HALF = withGivenCells(drawn(HOOK), [1, 4], true);

  it('are made so and no longer so, without a change of the picture', () => {
    expect(givenRowsOf(HALF)).toEqual(['.#.', '.#.']);
    expect(rowsOf(HALF)).toEqual(HOOK);
    expect(withGivenCells(HALF, [1], true)).toBe(HALF);
    expect(givenRowsOf(withGivenCells(HALF, [1, 2], false))).toEqual(['...', '.#.']);
    expect(withGivenCells(HALF, [1, 4], false)).toEqual(drawn(HOOK));
    expect(withoutGivenCells(HALF)).toEqual(drawn(HOOK));
  });

  it('have the colours of the picture in its puzzle, also after a stroke', () => {
    expect([...(puzzleOfPicture(HALF).given?.cells ?? [])]).toEqual([3, 2, 3, 3, 1, 3]);
    const painted = withCells(HALF, [4], 1);
    expect([...(puzzleOfPicture(painted).given?.cells ?? [])]).toEqual([3, 2, 3, 3, 2, 3]);
    expect(pictureOfPuzzle(puzzleOfPicture(painted))).toEqual(painted);
  });

  it('move with the picture', () => {
    expect(givenRowsOf(withLines(HALF, 'top', 1))).toEqual(['...', '.#.', '.#.']);
    expect(givenRowsOf(sized(HALF, 2, 3))).toEqual(['.#', '.#', '..']);
    expect(givenRowsOf(shiftedBy(HALF, 1, 0))).toEqual(['..#', '..#']);
    expect(givenRowsOf(trimmed(withLines(HALF, 'left', 2)))).toEqual(['.#', '.#']);
    expect(givenRowsOf(invertedIn(HALF, 1))).toEqual(['.#.', '.#.']);
    expect(sized(HALF, 1, 2).given).toBeUndefined();
    expect(clearedPicture(HALF).given).toBeUndefined();
  });

  it('make pictures differ', () => {
    expect(samePicture(HALF, withGivenCells(drawn(HOOK), [4, 1], true))).toBe(true);
    expect(samePicture(HALF, drawn(HOOK))).toBe(false);
    expect(samePicture(HALF, withGivenCells(HALF, [0], true))).toBe(false);
  });
});

it('marks of cells move with the picture, and go when it is cleared', () => {
  const marked = withMarkedCells(drawn(HOOK), [1, 3], true);
  const marksOf = (picture: Picture) =>
    picture.marked && rowsOf({ ...picture, drawing: picture.marked });
  expect(marksOf(marked)).toEqual(['.#.', '#..']);
  expect(marksOf(shiftedBy(marked, 1, 0))).toEqual(['..#', '.#.']);
  expect(marksOf(withLines(marked, 'top', 1))).toEqual(['...', '.#.', '#..']);
  expect(marksOf(trimmed(withLines(marked, 'left', 2)))).toEqual(['.#', '#.']);
  expect(marksOf(sized(marked, 1, 2))).toEqual(['.', '#']);
  expect(marksOf(withCells(marked, [1], 0))).toEqual(marksOf(marked));
  expect([clearedPicture(marked).marked, sized(marked, 1, 1).marked]).toEqual([
    undefined,
    undefined,
  ]);
  expect(withMarkedCells(marked, [1], true)).toBe(marked);
  expect(samePicture(marked, drawn(HOOK))).toBe(true);
});

describe('a picture', () => {
  it('grows and shrinks at any side', () => {
    expect(rowsOf(withLines(drawn(HOOK), 'top', 1))).toEqual(['...', '##.', '#..']);
    expect(rowsOf(withLines(drawn(HOOK), 'left', 1))).toEqual(['.##.', '.#..']);
    expect(rowsOf(withLines(drawn(HOOK), 'bottom', -1))).toEqual(['##.']);
    expect(rowsOf(withLines(drawn(HOOK), 'right', -1))).toEqual(['##', '#.']);
  });

  it('has at least one and at most 200 lines a side', () => {
    const line = drawn(['##']);
    expect(canAddLines(line, 'top', -1)).toBe(false);
    expect(withLines(line, 'top', -1)).toBe(line);
    expect(canAddLines(emptyPicture(200, 1), 'left', 1)).toBe(false);
    expect(sized(line, 201, 1)).toBe(line);
    expect(sized(line, 1.5, 1)).toBe(line);
    expect(rowsOf(sized(line, 3, 2))).toEqual(['##.', '...']);
  });

  it('is moved, swapped, trimmed and cleared', () => {
    expect(rowsOf(shiftedBy(drawn(HOOK), -1, 0))).toEqual(['#.#', '..#']);
    expect(rowsOf(invertedIn(drawn(HOOK), 1))).toEqual(['..#', '.##']);
    expect(rowsOf(trimmed(drawn(['...', '.#.'])))).toEqual(['#']);
    expect(isEmpty(clearedPicture(drawn(HOOK)))).toBe(true);
  });

  it('becomes a puzzle from which it can be drawn on', () => {
    const puzzle = puzzleOfPicture(drawn(HOOK), { title: 'Hook' });
    expect(puzzle.rows.map((clue) => clue?.map(({ length }) => length))).toEqual([[2], [1]]);
    expect(puzzle.meta.title).toBe('Hook');
    expect(pictureOfPuzzle(puzzle)).toEqual(drawn(HOOK));
    const { goal: _, ...bare } = puzzle;
    expect(pictureOfPuzzle(bare)).toBeUndefined();
  });

  it('becomes a puzzle of the colours that are used', () => {
    const red = { name: 'red', rgb: '#ff0000' };
    const blue = { name: 'blue', rgb: '#0000ff' };
    const coloured = withAddedColour(withAddedColour(drawn(HOOK), red), blue);
    expect(puzzleOfPicture(coloured)).toEqual(puzzleOfPicture(drawn(HOOK)));
    const { palette, rows } = puzzleOfPicture(withCells(coloured, [0, 1], 3));
    expect(palette.map(({ name }) => name)).toEqual(['white', 'black', 'blue']);
    expect(rows.map((clue) => clue?.map(({ colour }) => colour))).toEqual([[2], [1]]);
    expect(puzzleOfPicture(clearedPicture(coloured)).palette).toHaveLength(4);
  });
});
