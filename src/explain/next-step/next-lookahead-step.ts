// Finds the next step that looks beyond one line, the easiest technique first; but a contradiction
// that settles a cell comes before edge logic that settles none. The work is bounded by a count,
// not by time, so that a board gives the same step on every machine. By default a pass over all
// cells ends after 10 ms if it has found a contradiction, and after 80 ms in any case, on a machine
// that takes 10 ns for a step of the engine. Chains of more than about 40 lines are given up.

import { traceOn } from '../chains/kept-trace.ts';
import { type ProbeLimits, probeCells } from '../chains/probe-cells.ts';
import { beginRounds } from '../chains/probe-rounds.ts';
import type { FoundStep } from '../model/found-step.ts';
import type { MarkedBoard } from '../model/marked-board.ts';
import { settlesCell } from '../model/step.ts';
import { coloursChain } from '../techniques/colours-chain.ts';
import { coloursMeet } from '../techniques/colours-meet.ts';
import { contradiction } from '../techniques/contradiction.ts';
import { edgeLogic } from '../techniques/edge-logic.ts';
import { summing } from '../techniques/summing.ts';
import { symmetry } from '../techniques/symmetry.ts';
import { twoWay } from '../techniques/two-way.ts';

export type LookaheadOptions = Partial<ProbeLimits> & {
  /** Whether there is just one solution; symmetry proves something only then. */
  readonly isUnique?: boolean;
};

export const LOOKAHEAD_LIMITS: ProbeLimits = {
  near: [],
  patience: 1_000_000,
  work: 8_000_000,
  links: 40,
};

/**
 * Returns undefined when nothing was found within the limits. For marks that contradict the clues,
 * it may return either a step or undefined.
 */
export function nextLookaheadStep(
  board: MarkedBoard,
  options: LookaheadOptions = {},
): FoundStep | undefined {
  const limits = { ...LOOKAHEAD_LIMITS, ...options };
  return (
    coloursMeet(board, limits.near, 4) ??
    coloursChain(board, limits.near) ??
    nextAssumption(board, limits) ??
    summing(board) ??
    (options.isUnique === true ? mirrored(board) : undefined)
  );
}

function mirrored({ puzzle, cells }: MarkedBoard): FoundStep | undefined {
  const step = symmetry(puzzle, cells);
  return step && { ...step, describe: () => step };
}

function nextAssumption(board: MarkedBoard, limits: ProbeLimits): FoundStep | undefined {
  const trace = traceOn(board);
  if (trace === undefined) return undefined;
  const atEdge = edgeLogic(trace, limits);
  if (atEdge !== undefined && settlesCell(atEdge)) return atEdge;
  const against = contradiction(beginRounds(trace, limits));
  if (against !== undefined && settlesCell(against)) return against;
  return atEdge ?? against ?? twoWay(trace, probeCells(trace, limits).agreed, limits);
}
