// 18. Assumes a painted cell in a line at an edge of the board, or beside a line that is known. The
// block around this cell forces cells of the next line, through the lines across. When the next
// line cannot have these cells, the assumption is wrong. The same holds for an assumed blank cell
// that settles the blocks of the edge. Only the line at the edge, the lines across it and the next
// line are solved, so that a person can see the contradiction.

import { clearQueue, enqueue, REMOVAL_WORK } from '../../engine/board/board.ts';
import { colourOf, isKnown } from '../../puzzle/grid.ts';
import {
  cellInLine,
  cellsOfLine,
  isRowLine,
  lineCells,
  lineCount,
  linesOf,
} from '../../puzzle/places.ts';
import { numbersByRank } from '../chains/by-rank.ts';
import { contradictingCase, FEWEST_LINES, impossibleStep, linksOf } from '../chains/case-chains.ts';
import { canFailBeside } from '../chains/early-contradictions.ts';
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
  let best: { readonly edge: Edge; readonly step: Case } | undefined;
  let found = 0;
  for (const { edge, position, colour } of triesOf(trace, near, work)) {
    if (found >= MOST_CHAINS || trace.board.work - start > work) break;
    const cell = cellInLine(trace.puzzle, edge.line, position);
    const step = caseAlong(trace, edge, { cell, candidates: 1 << colour });
    if (step === undefined) continue;
    found++;
    if (best === undefined || linksOf([step]) < linksOf([best.step])) best = { edge, step };
    // No later one is shorter, and of equally short ones the first is taken.
    if (linksOf([step]) <= FEWEST_LINES) break;
  }
  return best && stepOf(trace, best.edge, best.step);
}

/** A value of an unknown cell of an edge. */
interface Try {
  readonly edge: Edge;
  readonly position: number;
  readonly colour: number;
}

/**
 * Lists the values of the unknown cells of every edge, those near the last move first. When all of
 * them together cannot take more than `work`, leaves out those that cannot be refuted.
 */
function triesOf(trace: LineTrace, near: readonly number[], work: number): Try[] {
  const { puzzle, board } = trace;
  const tries: Try[] = [];
  const ranks: number[] = [];
  const edges = edgesOf(trace);
  const implied = worstWork(trace, edges) <= work ? trace.implied : undefined;
  for (const edge of edges) {
    const { start, step, size } = lineCells(puzzle, edge.line);
    for (let position = 0; position < size; position++) {
      const cell = start + position * step;
      if (isKnown(board.cells[cell])) continue;
      const distance = distanceTo(near, cell, board.width);
      for (let left = board.cells[cell]; left !== 0; left &= left - 1) {
        const colour = colourOf(left & -left);
        if (implied && !canFailBeside(implied, edge, { position, value: colour })) continue;
        tries.push({ edge, position, colour });
        // At the same distance, painted values come before blank ones.
        ranks.push(2 * distance + (colour === 0 ? 1 : 0));
      }
    }
  }
  return numbersByRank(ranks).map((i) => tries[i]);
}

/**
 * Returns a bound on the work of all tries. A try solves each line once, that at the edge twice,
 * and each unknown cell can lose its candidates but one.
 */
function worstWork({ board }: LineTrace, edges: readonly Edge[]): number {
  const { cost, colours } = board.lines;
  let [tries, sum, most] = [0, 0, 0];
  for (const { line } of edges) tries += colours * board.unknownIn[line];
  for (const each of cost) {
    sum += each;
    most = Math.max(most, each);
  }
  return tries * (sum + most + REMOVAL_WORK * board.unknown * (colours - 1));
}

function edgesOf({ puzzle, board }: LineTrace): Edge[] {
  const { height } = puzzle;
  const edges: Edge[] = [];
  const isOpen = (line: number): boolean => board.unknownIn[line] > 0;
  for (let line = 0; line < board.lines.count; line++) {
    if (!isOpen(line)) continue;
    const [first, last] = isRowLine(line, height)
      ? [0, height - 1]
      : [height, lineCount(puzzle) - 1];
    for (const step of [1, -1]) {
      const [outer, next] = [line - step, line + step];
      const isAtEdge = outer < first || outer > last || !isOpen(outer);
      if (isAtEdge && next >= first && next <= last && isOpen(next)) edges.push({ line, next });
    }
  }
  return edges;
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
  const isWrong = isPushed && !solveAlone(trace, next);
  const found = isWrong ? contradictingCase(trace, assumption) : undefined;
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
