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
import { reachOf } from './simple-spaces.ts';

/** Returns the candidates that a line leaves to each of its cells, by position. */
type Allowed = (view: LineView) => ArrayLike<number>;

const byReach: Allowed = (view) => reachOf(view);
const byWays: Allowed = ({ possible }) => possible;

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
  const { puzzle, cells } = board;
  if (isMonochrome(puzzle.palette)) return undefined;
  const allowed = allowedBy(board, tier === 2 ? byReach : byWays);
  const distance = (cell: number): number => distanceTo(near, cell, puzzle.width);
  const [nearest] = [...cells.keys()]
    .filter(
      (cell) => !isKnown(cells[cell]) && isKnown(cells[cell] & allowed(cell)[0] & allowed(cell)[1]),
    )
    .sort((a, b) => distance(a) - distance(b) || a - b);
  return nearest === undefined ? undefined : stepOf(board, nearest, allowed(nearest), tier);
}

/**
 * Makes a function that returns the candidates that the row and the column of a cell leave to the
 * cell; for an unknown line, and for a line that no arrangement fits, it returns none, because such
 * a line is no reason for a step.
 */
function allowedBy(board: MarkedBoard, rule: Allowed): (cell: number) => [number, number] {
  const lines = board.views.map((_, line) => {
    const view = viewOf(board, line);
    return view === null ? undefined : rule(view);
  });
  return (cell) => {
    const [row, column] = linesOf(board.puzzle, cell);
    const inRow = columnOf(cell, board.puzzle.width);
    return [lines[row]?.[inRow] ?? 0, lines[column]?.[row] ?? 0];
  };
}

/**
 * Makes the step. Parameters of its sentence `colours-meet`: `row` and `column`, from 1; the masks
 * `rowAllows` and `columnAllows`, what the two lines leave to the cell, and `concluded`.
 */
function stepOf(
  board: MarkedBoard,
  cell: number,
  [rowAllows, columnAllows]: readonly [number, number],
  tier: 2 | 4,
): FoundStep<ChainStep> {
  const concluded = board.cells[cell] & rowAllows & columnAllows;
  const [row, column] = linesOf(board.puzzle, cell);
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
