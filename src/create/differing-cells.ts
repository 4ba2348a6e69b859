// Finds all cells that can have another colour than in a picture, not only those in which the first
// two solutions differ. For each open cell, a solve looks for a solution with another colour in
// that cell. Every cell in which such a solution differs from the picture can have another colour.
// If there is no such solution, the cell has the colour of the picture in all solutions, and is no
// longer open. Cost: at most one solve per open cell.

import { ask, makeBudget } from '../engine/question-budget.ts';
import type { Hosting } from '../pacing/pace.ts';
import { differingCells } from '../puzzle/grid.ts';
import { allCandidates } from '../puzzle/palette.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Ambiguity } from './ambiguity.ts';

/** The number of conflicts after which a cell is left open. */
const CONFLICTS = 2000;

/**
 * Returns the ambiguity of `puzzle`, whose goal is the picture. As far as the limits allow, `cells`
 * then has all cells that can have another colour, and `open` has no others. Throws a RangeError if
 * the puzzle has no goal.
 */
export async function differingCellsOf(
  puzzle: Puzzle,
  { verdict, cells, open }: Ambiguity,
  hosting: Hosting<Ambiguity> = {},
): Promise<Ambiguity> {
  const { goal, palette } = puzzle;
  if (goal === undefined) throw new RangeError('a puzzle without its picture');
  const differing = new Set(cells);
  const unsettled = new Set(open);
  const state = (): Ambiguity => ({ verdict, cells: sorted(differing), open: sorted(unsettled) });
  const budget = makeBudget(hosting, state);
  const within = goal.cells.slice();
  for (const cell of open) within[cell] = allCandidates(palette);
  for (const cell of open) {
    if (differing.has(cell)) continue;
    const all = within[cell];
    within[cell] = all & ~goal.cells[cell];
    const result = await ask(budget, puzzle, { within, maxSolutions: 1, conflicts: CONFLICTS });
    within[cell] = all;
    if (result === undefined) break;
    const [other] = result.solutions;
    if (other !== undefined) for (const each of differingCells([goal, other])) differing.add(each);
    else if (result.complete) {
      unsettled.delete(cell);
      within[cell] = goal.cells[cell];
    }
  }
  return state();
}

function sorted(cells: ReadonlySet<number>): number[] {
  return [...cells].sort((a, b) => a - b);
}
