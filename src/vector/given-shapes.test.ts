import { describe, expect, it } from 'vitest';
import { paletteOf, puzzleOf } from '../../test/boards.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { planOf } from './board-plan.ts';
import { drawBoard } from './board-shapes.ts';
import { CROSSED } from './drawn-cell.ts';
import { withGivenMarks } from './given-shapes.ts';
import type { Ink } from './ink.ts';
import type { Shape } from './shape.ts';

const PLAIN = puzzleOf({
  rows: [
    [
      { length: null, colour: 1 },
      { length: 1, colour: 2 },
    ],
    null,
  ],
  columns: [null, null, null],
  palette: paletteOf(2),
});
const GIVEN = { width: 3, height: 2, cells: Int32Array.of(2, 7, 7, 7, 1, 7) };
const PUZZLE: Puzzle = { ...PLAIN, given: GIVEN };

function drawn(puzzle: Puzzle, ink: Ink, withClues: boolean, cells?: Uint8Array): Shape[] {
  const plan = planOf(puzzle, ink, withClues);
  const board = { puzzle, plan, ink, x: 0, y: 0, cell: 10 };
  return drawBoard(cells === undefined ? board : { ...board, cells });
}

const cornersIn = (shapes: readonly Shape[]): number =>
  shapes
    .flatMap((shape) => (shape.kind === 'fills' ? shape.boxes : []))
    .filter(({ width, height }) => Math.abs(width - 1.8) < 1e-9 && width === height).length;

describe('a board with given cells', () => {
  it('shows them among the marks and without any', () => {
    expect(Array.from(withGivenMarks(PUZZLE, undefined) ?? [])).toEqual([2, 0, 0, 0, CROSSED, 0]);
    const marks = Uint8Array.of(0, CROSSED, 0, 0, 0, 3);
    expect(Array.from(withGivenMarks(PUZZLE, marks) ?? [])).toEqual([2, CROSSED, 0, 0, CROSSED, 3]);
    expect(withGivenMarks(PLAIN, undefined)).toBeUndefined();
    expect(withGivenMarks(PLAIN, marks)).toBe(marks);
  });

  it('has a corner in each of them, but none in a picture without clues', () => {
    for (const ink of ['colour', 'letters'] as const) {
      expect(cornersIn(drawn(PUZZLE, ink, true))).toBe(2);
      expect(cornersIn(drawn(PLAIN, ink, true))).toBe(0);
      expect(cornersIn(drawn(PUZZLE, ink, false, Uint8Array.of(2, 0, 0, 0, 0, 3)))).toBe(0);
    }
  });

  it('has signs for what its clues leave open', () => {
    const labels = drawn(PLAIN, 'letters', true).flatMap((shape) =>
      shape.kind === 'label' ? [shape.text] : [],
    );
    expect(labels).toEqual(['?a', '1b', '*', '*', '*', '*']);
  });
});
