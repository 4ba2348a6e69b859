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
  shiftedBy,
  sized,
  trimmed,
  withCells,
  withLines,
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
