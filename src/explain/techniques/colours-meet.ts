// 17. The row of a cell allows some colours, its column allows some colours, and only one colour is
// allowed by both. When the blocks that reach the cell show this, the step is as easy as simple
// spaces; when it takes all arrangements of the two lines to show this, the step is a case analysis
// of both lines. Cost: one look at each line when the views of the lines exist already.

import { isKnown } from '../../puzzle/grid.ts';
import { oneBasedPlaceOf } from '../../puzzle/one-based-place.ts';
import { allCandidates, isMonochrome } from '../../puzzle/palette.ts';
import { cellsOfLine, columnOf, linesOf } from '../../puzzle/places.ts';
import { distanceTo } from '../chains/probe-cells.ts';
import type { FoundStep } from '../model/found-step.ts';
import type { LineView } from '../model/line-view.ts';
import { type MarkedBoard, viewOf } from '../model/marked-board.ts';
import type { ChainStep, Link } from '../model/step.ts';
import { evidenceFor } from '../next-step/next-line-step.ts';
import { keptReachOf } from './simple-spaces.ts';

/** The candidates that each line leaves to its cells, by position; none for a line without view. */
type Allowed = readonly (ArrayLike<number> | undefined)[];

/**
 * Returns the step that settles a cell by its row and its column alone: of such cells, the one
 * nearest to the last move. Returns undefined when there is none. Tier 2 looks only at which blocks
 * reach the cell, tier 4 at all arrangements.
 */
export function coloursMeet(
  board: MarkedBoard,
  near: readonly number[],
  tier: 2 | 4,
): FoundStep<ChainStep> | undefined {
  if (isMonochrome(board.puzzle.palette)) return undefined;
  const allowed = allowedBy(board, tier);
  const cell = nearestSettled(board, allowed, near);
  return cell < 0 ? undefined : stepOf(board, cell, allowed, tier);
}

/**
 * Looks at every line. An unknown line, and a line that no arrangement fits, is no reason for a
 * step.
 */
function allowedBy(board: MarkedBoard, tier: 2 | 4): Allowed {
  return board.views.map((_, line) => {
    const view = viewOf(board, line);
    if (view === null) return undefined;
    return tier === 2 ? keptReachOf(view) : view.possible;
  });
}

/** Returns the unknown cell nearest to `near` that its row and its column settle; -1 for none. */
function nearestSettled(
  { puzzle: { width, height }, cells }: MarkedBoard,
  allowed: Allowed,
  near: readonly number[],
): number {
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
  for (let row = 0; row < height; row++) {
    const inRow = allowed[row];
    if (inRow === undefined) continue;
    for (let column = 0; column < width; column++) {
      const cell = row * width + column;
      const inColumn = allowed[height + column];
      if (inColumn === undefined || isKnown(cells[cell])) continue;
      if (!isKnown(cells[cell] & inRow[column] & inColumn[row])) continue;
      const distance = distanceTo(near, cell, width);
      if (distance < least) [nearest, least] = [cell, distance];
    }
  }
  return nearest;
}

/**
 * Makes the step. Parameters of its sentence `colours-meet`: `row` and `column`, from 1; the masks
 * `rowAllows` and `columnAllows`, what the two lines leave to the cell, and `concluded`.
 */
function stepOf(
  board: MarkedBoard,
  cell: number,
  allowed: Allowed,
  tier: 2 | 4,
): FoundStep<ChainStep> {
  const [row, column] = linesOf(board.puzzle, cell);
  const rowAllows = allowed[row]![columnOf(cell, board.puzzle.width)];
  const columnAllows = allowed[column]![row];
  const concluded = board.cells[cell] & rowAllows & columnAllows;
  const technique = 'colours-meet';
  const conclusions = [{ cell, candidates: concluded }];
  const describe = (): ChainStep => ({
    kind: 'chain',
    technique,
    tier,
    links: [linkOf(board, row, cell, rowAllows), linkOf(board, column, cell, columnAllows)],
    conclusions,
    message: {
      key: 'colours-meet',
      params: { ...oneBasedPlaceOf(board.puzzle, cell), rowAllows, columnAllows, concluded },
    },
  });
  return { technique, tier, conclusions, describe };
}

function linkOf(board: MarkedBoard, line: number, cell: number, candidates: number): Link {
  const cells = cellsOfLine(board.puzzle, line);
  const view = viewOf(board, line) as LineView;
  const all = allCandidates(board.puzzle.palette);
  const places = evidenceFor(view, [{ at: cells.indexOf(cell), candidates }], all);
  return { line, evidence: places.map((at) => cells[at]), conclusions: [{ cell, candidates }] };
}
