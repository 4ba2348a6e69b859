// 18. Along an edge of the board, or along a line that is known, a block is pushed away from the
// edge: its cells reach into the next line through the lines across, and when that line cannot hold
// what is pushed into it, the block is not there. The same for a blank cell that makes the blocks
// of the edge fall into place. Looks only at the line at the edge, at those across it and at the
// one next to it: a contradiction that an eye can see.

import { clearQueue, enqueue } from '../../engine/board/board.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { cellsOfLine, isRowLine, lineCount, linesOf } from '../../puzzle/places.ts';
import { contradictingCase, impossibleStep, linksOf } from '../chains/case-chains.ts';
import { assumeOnly, type LineTrace, solveNext, takeBack } from '../chains/line-trace.ts';
import { distanceTo, type ProbeLimits } from '../chains/probe-cells.ts';
import { coloursIn } from '../model/candidate-colours.ts';
import { isPainted } from '../model/line-view.ts';
import type { Case, CasesStep, Fact } from '../model/step.ts';

/** A line with nothing open on its one side, and the next line on its other side. */
interface Edge {
  readonly line: number;
  readonly next: number;
}

/** Chains are worked out for so many blocks. */
const MOST_CHAINS = 6;

export function edgeLogic(trace: LineTrace, { near, work }: ProbeLimits): CasesStep | undefined {
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

/** Every value of the open cells of every edge, near the last moves first. */
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
  // Stable: along the edges where the distance is the same. Blocks before blanks.
  const rank = ({ distance, assumption }: (typeof places)[number]): number =>
    2 * distance + (assumption.candidates === 1 ? 1 : 0);
  return places.sort((a, b) => rank(a) - rank(b));
}

function edgesOf({ puzzle, board }: LineTrace): Edge[] {
  const { width, height } = puzzle;
  const isOpen = (line: number): boolean =>
    cellsOfLine(puzzle, line).some((cell) => !isKnown(board.cells[cell]));
  return Array.from({ length: lineCount({ width, height }) }, (_, line) => line).flatMap((line) => {
    const [first, last] = isRowLine(line, height) ? [0, height - 1] : [height, height + width - 1];
    const edge = (outer: number, next: number): Edge[] => {
      const isAtEdge = outer < first || outer > last || !isOpen(outer);
      return isAtEdge && next >= first && next <= last && isOpen(next) ? [{ line, next }] : [];
    };
    return isOpen(line) ? [...edge(line - 1, line + 1), ...edge(line + 1, line - 1)] : [];
  });
}

/** Assumes a value, follows the edge, then the lines across it once, and looks at the next line. */
function caseAlong(trace: LineTrace, { line, next }: Edge, assumption: Fact): Case | undefined {
  assumeOnly(trace, assumption.cell, assumption.candidates);
  const isPushed =
    solveAlone(trace, line) &&
    acrossOf(trace, assumption).every((across) => solveAlone(trace, across));
  const found =
    isPushed && !solveAlone(trace, next) ? contradictingCase(trace, assumption) : undefined;
  takeBack(trace);
  return found;
}

/** Solves one line, whatever else waits; what it wakes waits then. */
function solveAlone(trace: LineTrace, line: number): boolean {
  clearQueue(trace.board);
  enqueue(trace.board, line);
  return solveNext(trace);
}

/** The lines across an edge that was just solved, where something came of it. */
function acrossOf({ puzzle, board }: LineTrace, { cell }: Fact): number[] {
  const { queue, queueHead, queueSize } = board;
  const woken = Array.from({ length: queueSize }, (_, i) => queue[(queueHead + i) % queue.length]);
  return [...new Set([...linesOf(puzzle, cell), ...woken])];
}

/** The numbers of the set that are in a row with `at`. */
function runAround(numbers: ReadonlySet<number>, at: number): number[] {
  let [first, last] = [at, at];
  while (numbers.has(first - 1)) first--;
  while (numbers.has(last + 1)) last++;
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/**
 * Sentences `edge-logic.painted` and `.blank`, with the parameters of `impossibleStep` and: `edge`,
 * the line at the edge, and `line`, the one next to it that cannot be met; `places` from 1 of the
 * block that stands there then; the lines `across` that push them on.
 */
function stepOf(trace: LineTrace, { line, next }: Edge, found: Case): CasesStep {
  const step = impossibleStep(trace, 'edge-logic', [found]);
  const cells = cellsOfLine(trace.puzzle, line);
  const told = found.links.flatMap((link) => (link.line === line ? link.conclusions : []));
  const placed = [found.assumption, ...told].filter(({ candidates }) => isPainted(candidates));
  const painted = new Set(placed.map(({ cell }) => cells.indexOf(cell) + 1));
  const places = runAround(painted, cells.indexOf(found.assumption.cell) + 1);
  const across = found.links.flatMap((link) => (link.line === line ? [] : [link.line]));
  const { key, params } = step.message;
  return {
    ...step,
    message: { key, params: { ...params, edge: line, line: next, places, across } },
  };
}
