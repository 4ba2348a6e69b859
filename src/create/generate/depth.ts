// Tells how much of a picture only deep reasoning settles. A technique beyond contradictions is
// needed where a weaker kind of reasoning leaves cells open that a stronger kind settles:
//
//   two-way   contradictions alone  |  contradictions and agreements, which is full probing
//   search    full probing          |  all solutions
//   summing   full probing, and the sums of a band then tell something  |  all solutions
//
// What each kind leaves open is a property of the puzzle, not of the engine.

import { makeBoard } from '../../engine/board/board.ts';
import { probeToFixpoint } from '../../engine/board/probe-to-fixpoint.ts';
import { makeMarkedBoard } from '../../explain/model/marked-board.ts';
import { summing } from '../../explain/techniques/summing.ts';
import { isKnown } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { looseCells } from './loose-cells.ts';
import type { DeepTechnique } from './needed-techniques.ts';

export interface Depth {
  /** The cells that the stronger kind of reasoning leaves open. */
  readonly open: readonly number[];
  /** How many cells the stronger kind settles, and the weaker one does not. */
  readonly settled: number;
}

/**
 * Returns undefined when the technique settles nothing, or when more than `most` cells are open.
 * Yields false between slices.
 */
export function depthOf(
  puzzle: Puzzle,
  picture: Uint8Array,
  technique: DeepTechnique,
  most: number,
): Generator<false, Depth | undefined> {
  return technique === 'two-way'
    ? depthOfAgreements(puzzle, most)
    : depthOfSolutions(puzzle, picture, technique, most);
}

function* depthOfAgreements(puzzle: Puzzle, most: number): Generator<false, Depth | undefined> {
  const board = makeBoard(puzzle);
  yield* probeToFixpoint(board);
  if (board.unknown > most) return undefined;
  const weaker = makeBoard(puzzle);
  yield* probeToFixpoint(weaker, false);
  const settled = weaker.unknown - board.unknown;
  if (settled === 0) return undefined;
  const open = [...board.cells.keys()].filter((cell) => !isKnown(board.cells[cell]));
  return { open, settled };
}

function* depthOfSolutions(
  puzzle: Puzzle,
  picture: Uint8Array,
  technique: 'summing' | 'search',
  most: number,
): Generator<false, Depth | undefined> {
  const board = makeBoard(puzzle);
  yield* probeToFixpoint(board);
  const { unknown } = board;
  if (unknown === 0) return undefined;
  if (technique === 'summing' && summing(makeMarkedBoard(puzzle, board.cells)) === undefined) {
    return undefined;
  }
  const loose = yield* looseCells({ puzzle, picture, board }, Math.min(most, unknown - 1));
  return loose && { open: [...loose].sort((a, b) => a - b), settled: unknown - loose.size };
}
