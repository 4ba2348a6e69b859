// 18. Assumes a painted cell in a line at an edge of the board, or beside a line that is known. The
// block around this cell forces cells of the next line, through the lines across. When the next
// line cannot have these cells, the assumption is wrong. The same holds for an assumed blank cell
// that settles the blocks of the edge. Only the line at the edge, the lines across it and the next
// line are solved, so that a person can see the contradiction.

import { clearQueue, enqueue } from '../../engine/board/board.ts';
import { coloursIn } from '../../puzzle/candidate-colours.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { cellsOfLine, isRowLine, lineCount, linesOf } from '../../puzzle/places.ts';
import { contradictingCase, impossibleStep, linksOf } from '../chains/case-chains.ts';
import { assumeOnly, type LineTrace, solveNext, takeBackAssumption } from '../chains/line-trace.ts';
import { distanceTo, type ProbeLimits } from '../chains/probe-cells.ts';
import type { FoundStep } from '../model/found-step.ts';
import { isPainted } from '../model/line-view.ts';
import type { Case, CasesStep, Fact } from '../model/step.ts';

/**
 * A line with an edge of the board or a known line on one side, and the next line on its other
 * side.
 */
interface Edge {
  readonly line: number;
  readonly next: number;
}

/**
 * The number of wrong values after which no more are looked for; a chain is worked out for each
 * wrong value.
 */
const MOST_CHAINS = 6;

export function edgeLogic(
  trace: LineTrace,
  { near, work }: ProbeLimits,
): FoundStep<CasesStep> | undefined {
  const start = trace.board.work;
  const found: { readonly edge: Edge; readonly step: Case }[] = [];
  for (const { edge, assumption } of blocksOf(trace, near)) {
    if (found.length >= MOST_CHAINS || trace.board.work - start > work) break;
    const step = caseAlong(trace, edge, assumption);
    if (step !== undefined) found.push({ edge, step });
  }
  const [best] = found.toSorted((a, b) => linksOf([a.step]) - linksOf([b.step]));
  return best && stepOf(trace, best.edge, best.step);
}

/** Lists every value of the unknown cells of every edge, those near the last move first. */
function blocksOf(trace: LineTrace, near: readonly number[]): { edge: Edge; assumption: Fact }[] {
  const { puzzle, board } = trace;
  const places = edgesOf(trace).flatMap((edge) =>
    cellsOfLine(puzzle, edge.line).flatMap((cell) => {
      if (isKnown(board.cells[cell])) return [];
      const distance = distanceTo(near, cell, board.width);
      return coloursIn(board.cells[cell]).map((colour) => {
        return { edge, distance, assumption: { cell, candidates: 1 << colour } };
      });
    }),
  );
  // At the same distance, painted values come before blank ones; the sort is stable, so values of
  // equal rank stay in the order along the edges.
  const rank = ({ distance, assumption }: (typeof places)[number]): number =>
    2 * distance + (assumption.candidates === 1 ? 1 : 0);
  return places.sort((a, b) => rank(a) - rank(b));
}

function edgesOf({ puzzle, board }: LineTrace): Edge[] {
  const { height } = puzzle;
  const isOpen = (line: number): boolean =>
    cellsOfLine(puzzle, line).some((cell) => !isKnown(board.cells[cell]));
  return Array.from({ length: lineCount(puzzle) }, (_, line) => line).flatMap((line) => {
    const [first, last] = isRowLine(line, height)
      ? [0, height - 1]
      : [height, lineCount(puzzle) - 1];
    const edge = (outer: number, next: number): Edge[] => {
      const isAtEdge = outer < first || outer > last || !isOpen(outer);
      return isAtEdge && next >= first && next <= last && isOpen(next) ? [{ line, next }] : [];
    };
    return isOpen(line) ? [...edge(line - 1, line + 1), ...edge(line + 1, line - 1)] : [];
  });
}

/**
 * Assumes a value, then solves the line at the edge, each line of `acrossOf` one time, and the next
 * line. Returns the case when no arrangement fits the next line, otherwise undefined.
 */
function caseAlong(trace: LineTrace, { line, next }: Edge, assumption: Fact): Case | undefined {
  assumeOnly(trace, assumption.cell, assumption.candidates);
  const isPushed =
    solveAlone(trace, line) &&
    acrossOf(trace, assumption).every((across) => solveAlone(trace, across));
  const found =
    isPushed && !solveAlone(trace, next) ? contradictingCase(trace, assumption) : undefined;
  takeBackAssumption(trace);
  return found;
}

/**
 * Empties the queue and solves one line; afterwards the queue contains the lines whose cells this
 * solve changed. Returns false when no arrangement fits the line.
 */
function solveAlone(trace: LineTrace, line: number): boolean {
  clearQueue(trace.board);
  enqueue(trace.board, line);
  return solveNext(trace);
}

/**
 * Returns the row and the column of the assumed cell, and the lines across the edge that are queued
 * because the line at the edge changed their cells.
 */
function acrossOf({ puzzle, board }: LineTrace, { cell }: Fact): number[] {
  const { queue, queueHead, queueSize } = board;
  const woken = Array.from({ length: queueSize }, (_, i) => queue[(queueHead + i) % queue.length]);
  return [...new Set([...linesOf(puzzle, cell), ...woken])];
}

/**
 * Returns the consecutive numbers around `at`: `at` itself, and the numbers of the set that adjoin
 * it on both sides.
 */
function runAround(numbers: ReadonlySet<number>, at: number): number[] {
  let [first, last] = [at, at];
  while (numbers.has(first - 1)) first--;
  while (numbers.has(last + 1)) last++;
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/**
 * Makes the step. Its sentences are `edge-logic.painted` and `.blank`. Parameters besides those of
 * `impossibleStep`: `edge`, the line at the edge; `line`, the next line, which no arrangement fits;
 * `places`, the positions, from 1, of the run that would stand around the assumed cell; `across`,
 * the lines across that are links of the case.
 */
function stepOf(trace: LineTrace, edge: Edge, found: Case): FoundStep<CasesStep> {
  const step = impossibleStep(trace, 'edge-logic', [found]);
  return { ...step, describe: () => withEdge(trace, edge, found, step.describe()) };
}

function withEdge(trace: LineTrace, { line, next }: Edge, found: Case, step: CasesStep): CasesStep {
  const cells = cellsOfLine(trace.puzzle, line);
  const concluded = found.links.flatMap((link) => (link.line === line ? link.conclusions : []));
  const placed = [found.assumption, ...concluded].filter(({ candidates }) => isPainted(candidates));
  const painted = new Set(placed.map(({ cell }) => cells.indexOf(cell) + 1));
  const places = runAround(painted, cells.indexOf(found.assumption.cell) + 1);
  const across = found.links.flatMap((link) => (link.line === line ? [] : [link.line]));
  const { key, params } = step.message;
  return {
    ...step,
    message: { key, params: { ...params, edge: line, line: next, places, across } },
  };
}
