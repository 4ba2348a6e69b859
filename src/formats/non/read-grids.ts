// Reads the grids of a .non text: goals, saved grids and given cells, each as one long line of
// cells.

import { defined } from '../../puzzle/defined.ts';
import type { Grid } from '../../puzzle/grid.ts';
import { UNKNOWN_SYMBOL } from '../../puzzle/grid-text.ts';
import { allCandidates, BACKGROUND, BLACK_AND_WHITE, type Palette } from '../../puzzle/palette.ts';
import type { Size } from '../../puzzle/places.ts';
import { complain, type Problem, quote } from '../../puzzle/problem.ts';
import type { Draft } from '../../puzzle/puzzle.ts';
import { MAX_STORED_GRIDS } from '../../puzzle/validate-grids.ts';
import { type Worded, worded } from '../../puzzle/wording.ts';
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
    const words = worded`the property ${word} stands here ${whole.length} times: at most ${most} are read`;
    complain(problems, { code: 'too-many-grids', ...words, line: surplus.line, column: 1 });
    return [];
  }
  return whole.flatMap((grid) => readGrid(grid, board, problems) ?? []);
}

/**
 * Reads a grid: 0 is the background, 1 is the colour without a letter (or the first colour if all
 * have letters), a letter is its colour, and `?` an unknown cell. Other characters are skipped, as
 * pbnsolve does; in the given cells, which are ours, they are wrong unless they are white space.
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
  const symbols = symbolsOf(word, palette, letters);
  let at = 0;
  let lineOfCell = line;
  for (const symbol of text) {
    const candidates = symbols.get(symbol);
    if (candidates !== undefined) cells[at++] = candidates;
    else if (symbol === '\n') lineOfCell++;
    else if (word === 'given' && symbol.trim() !== '') {
      const words = worded`cell ${at + 1} of ${word} is ${quote(symbol)}: expected one of ${[...symbols.keys()].join(' ')}`;
      complain(problems, { code: 'bad-given', ...words, line: lineOfCell, column: 1 });
      return undefined;
    }
  }
  if (at === cells.length || (at < cells.length && word !== 'given'))
    return { width, height, cells };
  complain(problems, {
    code: `${word}-size`,
    ...WRONG_SIZE[word](at, cells.length),
    line,
    column: 1,
  });
  return undefined;
}

/**
 * Returns the candidates that the characters of a grid stand for. In saved grids and given cells,
 * the background may also be `.`, and the colour without a letter `#`; a goal skips both.
 */
function symbolsOf(
  word: GridWord,
  palette: Palette,
  letters: Letters,
): ReadonlyMap<string, number> {
  const symbols = new Map([
    ['0', 1],
    ['1', 1 << (letters.get('') ?? 1)],
  ]);
  for (const [letter, colour] of letters) if (letter !== '') symbols.set(letter, 1 << colour);
  symbols.set(UNKNOWN_SYMBOL, allCandidates(palette));
  if (word === 'goal') return symbols;
  const plain = letters.get('');
  symbols.set(BACKGROUND.symbol, 1);
  if (plain !== undefined) symbols.set(BLACK_AND_WHITE[1].symbol, 1 << plain);
  return symbols;
}

const WRONG_SIZE: Readonly<Record<GridWord, (found: number, cells: number) => Worded>> = {
  goal: (found, cells) => worded`the goal has ${found} cells, the puzzle ${cells}`,
  saved: (found, cells) => worded`the saved grid has ${found} cells, the puzzle ${cells}`,
  given: (found, cells) =>
    worded`the given cells are written for ${found} cells, the puzzle ${cells}`,
};
