import { expect, it } from 'vitest';
import { puzzleOf } from '../../test/boards.ts';
import { BACKGROUND, BLACK_AND_WHITE, type Palette } from './palette.ts';
import { parseGridOf } from './puzzle-grid.ts';

function cellsOf(row: string, palette: Palette): unknown {
  const empty = { rows: [[]], columns: [...row].map(() => []) };
  const grid = parseGridOf(puzzleOf({ ...empty, palette }), [row]);
  return grid.ok && [...grid.value.cells];
}

it('takes 0, 1 and squares for colours, unless the palette has them as symbols', () => {
  expect(cellsOf('01□◻■█◼', BLACK_AND_WHITE)).toEqual([1, 2, 1, 1, 2, 2, 2]);
  const palette = [...'.a■□'].map((symbol) => ({ ...BACKGROUND, symbol }));
  expect(cellsOf('01□◻■█◼', palette)).toEqual([1, 2, 8, 1, 4, 2, 2]);
});
