// The second relaxation: pairs of cells. If a line, or the sums, cannot be completed with certain
// values of two cells, then these values exclude each other, which is a clause of two literals.
// Together the clauses are a 2-SAT problem, whose implications cross from line to line.
//
// All pairs of a cell are tested together: with one value of the cell, one line solve shows which
// other cells of the line have only one value left. So a round costs four line solves for each
// unknown cell; testing pair after pair would cost more by a factor of the cells of a line. Source:
// K. J. Batenburg, W. A. Kosters, Solving Nonograms by combining relaxations, 2009.

import { takeTurn } from '../../pacing/step-pace.ts';
import { linesOf } from '../../puzzle/places.ts';
import { fix } from './full-settle.ts';
import {
  EMPTY,
  PAINTED,
  type RelaxationBoard,
  setCell,
  TURN_WORK,
  UNKNOWN,
  unknownCells,
} from './relaxation-board.ts';
import { countOpenLines, implyBySums, type Sums, type SupposedCell } from './sums.ts';
import { addArc, failedLiterals, type Implications, makeImplications } from './two-sat.ts';

/**
 * After the sums have added this many arcs, they add none for further literals, which is weaker but
 * not wrong.
 */
const MOST_SUM_ARCS = 2 ** 22;

/**
 * Returns the most arcs that a board can have. The lines give arcs from two literals for each cell,
 * to one value of every other cell of its lines. The sums can pass `MOST_SUM_ARCS` by the arcs of
 * one literal, to every other cell. A literal that is not possible has an arc to its negation.
 */
export function mostArcs(width: number, height: number, hasSums: boolean): number {
  const cells = width * height;
  const ofSums = hasSums ? MOST_SUM_ARCS + cells - 1 : 0;
  return 2 * cells * (width + height - 2) + ofSums + 2 * cells;
}

/**
 * Settles the cells that the clauses settle; false at a contradiction. Yields only to give the host
 * turns.
 */
export function* settlePairs(
  board: RelaxationBoard,
  sums: Sums | undefined,
): Generator<undefined, boolean> {
  const unknown = unknownCells(board);
  const graph = yield* implications(board, sums, unknown);
  board.stats.clauses += graph.arcs / 2;
  const failed = yield* failedLiterals(graph);
  for (const literal of failed) {
    const cell = unknown[literal >>> 1];
    if (board.cells[cell] !== UNKNOWN) return false;
    setCell(board, cell, literal & 1 ? EMPTY : PAINTED);
  }
  return true;
}

/**
 * Makes the graph of implications. The literal 2 * variable says that the cell is empty, the
 * literal 2 * variable + 1 that it is painted.
 */
function* implications(
  board: RelaxationBoard,
  sums: Sums | undefined,
  unknown: Int32Array,
): Generator<undefined, Implications> {
  const graph = makeImplications(unknown.length);
  const variableOf = new Int32Array(board.cells.length);
  unknown.forEach((cell, variable) => {
    variableOf[cell] = variable;
  });
  const open = { unknown, openLines: countOpenLines(board) };
  let sumArcs = 0;
  for (let literal = 0; literal < graph.literals; literal++) {
    const cell = unknown[literal >>> 1];
    const value = literal & 1 ? PAINTED : EMPTY;
    let isPossible = true;
    for (const line of linesOf(board, cell)) {
      isPossible = implyByLine(board, line, { cell, value }, { variableOf, graph }) && isPossible;
    }
    if (sums !== undefined && sumArcs < MOST_SUM_ARCS) {
      const before = graph.arcs;
      const imply = (variable: number, mask: number) => addArc(graph, 2 * variable + mask - 1);
      board.stats.pairs += unknown.length - 1;
      isPossible = implyBySums(board, { sums, ...open }, { cell, value }, imply) && isPossible;
      sumArcs += graph.arcs - before;
    }
    if (!isPossible) addArc(graph, literal ^ 1);
    graph.at[literal + 1] = graph.arcs;
    if (takeTurn(board, TURN_WORK)) yield;
  }
  return graph;
}

/**
 * Adds an arc for each other unknown cell of a line, if only one value is left to that cell when
 * `cell` has `value`; false when the line has no arrangement then.
 */
function implyByLine(
  board: RelaxationBoard,
  line: number,
  { cell, value }: SupposedCell,
  { variableOf, graph }: { variableOf: Int32Array; graph: Implications },
): boolean {
  const { cells, scratch, places } = board;
  cells[cell] = value;
  const isPossible = fix(board, line);
  cells[cell] = UNKNOWN;
  const { start, step, size } = places[line];
  for (let i = 0, other = start; isPossible && i < size; i++, other += step) {
    if (cells[other] !== UNKNOWN || other === cell) continue;
    board.stats.pairs++;
    if (scratch.allowed[i] !== UNKNOWN)
      addArc(graph, 2 * variableOf[other] + scratch.allowed[i] - 1);
  }
  return isPossible;
}
