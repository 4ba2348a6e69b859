// Writes the goal of a puzzle as rows, which a format joins. The goal has to be a solution in which
// every colour occurs, so that whoever reads the picture gets the same clues and as many colours.

import { isSolution } from '../../puzzle/check-grid.ts';
import type { Grid } from '../../puzzle/grid.ts';
import { writeRows } from '../../puzzle/grid-text.ts';
import { type Colour, isMonochrome, type Palette } from '../../puzzle/palette.ts';
import { failure, type Outcome, quote, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { worded } from '../../puzzle/wording.ts';

export function writeGoal(
  puzzle: Puzzle,
  join: (rows: readonly string[]) => string,
): Outcome<string> {
  if (puzzle.goal === undefined) {
    const words = worded`the puzzle has no picture: solve it first, or give one with the goal`;
    return failure({ code: 'no-picture', ...words });
  }
  if (!isSolution(puzzle, puzzle.goal)) {
    const words = worded`the goal picture breaks the clues: solve the puzzle for its true picture`;
    return failure({ code: 'goal-mismatch', ...words });
  }
  const { palette, goal } = puzzle;
  const hidden = hiddenColour(puzzle, goal);
  if (hidden !== undefined) {
    const words = worded`nothing in the picture is ${quote(hidden.name || hidden.symbol)}, so whoever reads it cannot know that colour: write another format, or remove the colour`;
    return failure({ code: 'unused-colour', ...words });
  }
  const symbols = symbolsOf(palette);
  const coloured = palette.map((colour, i) => ({ ...colour, symbol: symbols[i] }));
  return success(`${join(writeRows(goal, coloured))}\n`);
}

/**
 * Returns the first colour besides the background that no cell of the goal has, or undefined if
 * there is none. A single colour is never hidden, because a reader adds black even to an empty
 * picture.
 */
function hiddenColour({ palette }: Puzzle, goal: Grid): Colour | undefined {
  if (isMonochrome(palette)) return undefined;
  const shown = new Set(goal.cells);
  return palette.find((_, i) => i > 0 && !shown.has(1 << i));
}

/**
 * Returns the symbols of the colours, chosen so that a reader finds the colours in the same order:
 * `#` first, then the letters by their codes. If the symbols of a palette are in another order, or
 * a reader would not keep one of them, the letters from `a` on replace them all.
 */
function symbolsOf(palette: Palette): readonly string[] {
  if (isMonochrome(palette)) return ['.', '#'];
  const own = palette.map(({ symbol }) => symbol);
  const isKept = own.every(
    (symbol, i) =>
      i === 0 ||
      (i === 1 && symbol === '#') ||
      (/^[A-WYZa-z]$/.test(symbol) && own[i - 1] < symbol),
  );
  return isKept ? own : ['.', ...'abcdefghijklmnopqrstuvwxyz'].slice(0, palette.length);
}
