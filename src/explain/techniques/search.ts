// 23. When no technique finds a step, the engine finds a cell that has the same value in all
// solutions within the marks. This is work for a computer, and labelled so; given enough time, the
// search has an answer on every board. Cells from which lines settle many other cells are tried
// first. Cost: one search for a solution, then one more search for each cell that is tried.

import type { Progress } from '../../engine/options.ts';
import { makePace, type Pace } from '../../pacing/pace.ts';
import { oneBasedPlaceOf } from '../../puzzle/one-based-place.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { traceOn } from '../chains/kept-trace.ts';
import { assume, type LineTrace, takeBackAssumption } from '../chains/line-trace.ts';
import { cellsToProbe } from '../chains/probe-cells.ts';
import { type SearchOptions, solveWithin } from '../engine-questions/solve-within.ts';
import type { MarkedBoard } from '../model/marked-board.ts';
import type { Fact, SearchStep } from '../model/step.ts';

type Searched =
  | { readonly found: 'step'; readonly step: SearchStep }
  /** No solution fits the marks. */
  | { readonly found: 'none' }
  /** No cell is certain: for each cell in `cells` there are solutions that differ there. */
  | { readonly found: 'either'; readonly cells: readonly number[] }
  /** The limits or the caller ended the search. */
  | { readonly found: 'nothing' };

/** Finds the next step by search, for a board with unknown cells. */
export async function searchStep(
  board: MarkedBoard,
  options: SearchOptions = {},
): Promise<Searched> {
  const { puzzle, cells } = board;
  const pace = makePace(options);
  const solution = await solveWithin(puzzle, cells, pace);
  if (solution === 'none') return { found: 'none' };
  const trace = traceOn(board);
  if (solution === 'cut' || trace === undefined) return { found: 'nothing' };
  return searchAgreedCell(trace, solution, pace, options.near ?? []);
}

/**
 * Makes the step from the only solution, which the caller knows already, so that nothing is
 * searched. Returns undefined when all cells have the value of the solution, and when lines show
 * that the marks contradict the clues.
 */
export function stepToSolution(
  board: MarkedBoard,
  solution: Int32Array,
  near: readonly number[] = [],
): SearchStep | undefined {
  const { puzzle, cells } = board;
  const trace = traceOn(board);
  const open = [...cells.keys()].filter((cell) => cells[cell] !== solution[cell]);
  if (trace === undefined || open.length === 0) return undefined;
  const cell = mostSettling(trace, solution, open, near);
  return stepOf(puzzle, { cell, candidates: solution[cell] });
}

/**
 * Tries the cells on which all solutions found so far agree, until one of these cells can have no
 * other value. When no such cell is left, no cell is certain.
 */
async function searchAgreedCell(
  trace: LineTrace,
  solution: Int32Array,
  pace: Pace<Progress>,
  near: readonly number[],
): Promise<Searched> {
  const { puzzle, marks } = trace;
  const open = [...marks.keys()].filter((cell) => marks[cell] !== solution[cell]);
  for (let agreed = open; agreed.length > 0; ) {
    const cell = mostSettling(trace, solution, agreed, near);
    const other = marks.slice();
    other[cell] &= ~solution[cell];
    const another = await solveWithin(puzzle, other, pace);
    if (another === 'cut') return { found: 'nothing' };
    if (another === 'none')
      return { found: 'step', step: stepOf(puzzle, { cell, candidates: solution[cell] }) };
    agreed = agreed.filter((one) => another[one] === solution[one]);
  }
  return { found: 'either', cells: open };
}

/**
 * The greatest number of cells for which the search counts how many other cells each of them
 * settles.
 */
const MOST_TRIED = 60;

/**
 * Returns, out of the most promising of `cells`, the one whose value settles most other cells by
 * lines alone.
 */
function mostSettling(
  trace: LineTrace,
  solution: Int32Array,
  cells: readonly number[],
  near: readonly number[],
): number {
  const wanted = new Set(cells);
  const tried = cellsToProbe(trace, near)
    .filter((cell) => wanted.has(cell))
    .slice(0, MOST_TRIED);
  const settled = new Map(tried.map((cell) => [cell, settledBy(trace, cell, solution[cell])]));
  return tried.reduce(
    (best, cell) => ((settled.get(cell) ?? 0) > (settled.get(best) ?? 0) ? cell : best),
    tried[0] ?? cells[0],
  );
}

function settledBy(trace: LineTrace, cell: number, candidates: number): number {
  const before = trace.board.unknown;
  assume(trace, { cell, candidates }, Number.POSITIVE_INFINITY);
  const settled = before - trace.board.unknown;
  takeBackAssumption(trace);
  return settled;
}

/**
 * Makes the step. Parameters of its sentence `search`: `row` and `column`, from 1; `concluded`, a
 * mask.
 */
function stepOf(puzzle: Puzzle, fact: Fact): SearchStep {
  return {
    kind: 'search',
    technique: 'search',
    tier: 6,
    conclusions: [fact],
    message: {
      key: 'search',
      params: { ...oneBasedPlaceOf(puzzle, fact.cell), concluded: fact.candidates },
    },
  };
}
