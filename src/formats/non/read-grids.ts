// Reads the grids of a .non text: goals, saved grids and given cells, each as one long line of
// cells.

import { defined } from '../../puzzle/defined.ts';
import type { Grid } from '../../puzzle/grid.ts';
import { UNKNOWN_SYMBOL } from '../../puzzle/grid-text.ts';
import { allCandidates, type Palette } from '../../puzzle/palette.ts';
import type { Size } from '../../puzzle/places.ts';
import { complain, type Problem } from '../../puzzle/problem.ts';
import type { Draft } from '../../puzzle/puzzle.ts';
import { MAX_STORED_GRIDS } from '../../puzzle/validate-grids.ts';
import type { Letters } from '../text/clue-text.ts';
import { type ReadingBudget, spendCells } from '../text/reading-budget.ts';
import type { GridWord } from './property-words.ts';
import type { WrittenGrid } from './read-properties.ts';

interface Board {
  readonly size: Size;
  readonly palette: Palette;
  readonly letters: Letters;
  readonly budget: ReadingBudget;
}

/**
 * Reads all grids. A goal with unknown cells is left out, because a goal tells every cell. Given
 * cells come from one property only, because nobody could say which of several counts.
 */
export function readGrids(
  grids: readonly WrittenGrid[],
  board: Board,
  problems: Problem[],
): Pick<Draft, 'goal' | 'otherGoals' | 'saved' | 'given'> {
  const of = (word: GridWord, most: number): readonly Grid[] =>
    readGridsOf({ word, most }, grids, board, problems);
  const [goal, ...otherGoals] = of('goal', MAX_STORED_GRIDS);
  const saved = of('saved', MAX_STORED_GRIDS);
  const [given] = of('given', 1);
  return { otherGoals, saved, ...defined({ goal, given }) };
}

function readGridsOf(
  { word, most }: { readonly word: GridWord; readonly most: number },
  grids: readonly WrittenGrid[],
  board: Board,
  problems: Problem[],
): readonly Grid[] {
  const written = grids.filter((grid) => grid.word === word);
  const whole = written.filter(({ text }) => word !== 'goal' || !text.includes(UNKNOWN_SYMBOL));
  const surplus = whole[most];
  if (surplus !== undefined) {
    const message = `the property ${word} stands here ${whole.length} times: at most ${most} are read`;
    complain(problems, { code: 'too-many-grids', message, line: surplus.line, column: 1 });
    return [];
  }
  return whole.flatMap((grid) => readGrid(grid, board, problems) ?? []);
}

/**
 * Reads a grid: 0 is the background, 1 is the colour without a letter (or the first colour if all
 * have letters), a letter is its colour, and `?` an unknown cell. Other characters are skipped.
 * Cells after the end of a short goal or saved grid are background; given cells must be complete.
 */
function readGrid(
  { word, text, line }: WrittenGrid,
  { size, palette, letters, budget }: Board,
  problems: Problem[],
): Grid | undefined {
  const { width, height } = size;
  const tooLarge = spendCells(budget, width, height);
  if (tooLarge !== undefined) {
    complain(problems, { ...tooLarge, line, column: 1 });
    return undefined;
  }
  const cells = new Int32Array(width * height).fill(1);
  const plain = letters.get('') ?? 1;
  const all = allCandidates(palette);
  let at = 0;
  for (const symbol of text) {
    const colour = symbol === '0' ? 0 : symbol === '1' ? plain : letters.get(symbol);
    if (symbol === UNKNOWN_SYMBOL) cells[at++] = all;
    else if (colour !== undefined) cells[at++] = 1 << colour;
  }
  if (at === cells.length || (at < cells.length && word !== 'given'))
    return { width, height, cells };
  const message = `${NAMES[word]} ${at} cells, the puzzle ${cells.length}`;
  complain(problems, { code: `${word}-size`, message, line, column: 1 });
  return undefined;
}

const NAMES: Readonly<Record<GridWord, string>> = {
  goal: 'the goal has',
  saved: 'the saved grid has',
  given: 'the given cells are written for',
};
