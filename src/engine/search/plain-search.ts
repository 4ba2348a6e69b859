// Searches cells depth first, in slices: it propagates lines, decides a cell, and takes the
// decision back on a conflict. The search is complete and simple, but exponential on puzzles that
// need more than a few decisions. It serves as the baseline for clause learning, and to list many
// solutions, because it stores nothing about the solutions.
//
// A decision gives a cell one of its colours; when all solutions with that colour have been found,
// the colour is removed one level up. So the tree is binary for any number of colours, and no
// solution is found twice.

import type { OnClause } from '../../puzzle/clause-event.ts';
import { colourOf, isKnown } from '../../puzzle/grid.ts';
import { lineCells } from '../../puzzle/places.ts';
import { MAX_SIDE } from '../../puzzle/validate.ts';
import { type Board, narrow, startTrail, undoTo } from '../board/board.ts';
import { propagate } from '../board/propagate.ts';
import { makeRandom, type Random } from '../random.ts';

export interface PlainSearch {
  readonly board: Board;
  readonly onClause: OnClause | undefined;
  readonly random: Random | undefined;
  /** Clauses that were reported and that no later reported clause implies, shorter ones first. */
  readonly reported: Int32Array[];
  /**
   * The size of the trail before each decision, and the decisions themselves, as cell * 32 +
   * colour.
   */
  marks: Int32Array;
  decisions: Int32Array;
  depth: number;
  decisionCount: number;
  conflicts: number;
}

/**
 * Makes a search that has not begun. With seed 0 the search decides in a fixed order; any other
 * seed breaks ties at random, the same way every time.
 */
export function makePlainSearch(board: Board, seed: number, onClause?: OnClause): PlainSearch {
  return {
    board,
    onClause,
    random: seed === 0 ? undefined : makeRandom(seed),
    reported: [],
    marks: new Int32Array(0),
    decisions: new Int32Array(0),
    depth: 0,
    decisionCount: 0,
    conflicts: 0,
  };
}

/**
 * Goes on until the board is solved, all is searched, `board.work` reaches `work`, or there have
 * been `conflicts` conflicts since the search began.
 */
export function searchPlainly(
  search: PlainSearch,
  work: number,
  conflicts: number,
): 'solution' | 'done' | 'paused' {
  const { board } = search;
  for (;;) {
    if (search.conflicts >= conflicts) return 'paused';
    const propagated = propagate(board, work);
    if (propagated === 'paused') return 'paused';
    if (propagated === 'conflict') {
      search.conflicts++;
      if (!backtrack(search)) return 'done';
    } else if (board.unknown === 0) {
      return 'solution';
    } else {
      decide(search);
    }
  }
}

function decide(search: PlainSearch): void {
  const { board } = search;
  if (board.trail.length === 0) {
    startTrail(board);
    search.marks = new Int32Array(board.unknown);
    search.decisions = new Int32Array(board.unknown);
  }
  const cell = chooseCell(search);
  const candidates = board.cells[cell];
  const colour = colourOf(candidates);
  search.marks[search.depth] = board.trailSize;
  search.decisions[search.depth++] = (cell << 5) | colour;
  search.decisionCount++;
  narrow(board, cell, 1 << colour);
}

/**
 * Takes back the latest decision and rules its colour out one level up; false when there is no
 * decision.
 */
export function backtrack(search: PlainSearch): boolean {
  const { board } = search;
  if (search.depth === 0) return false;
  reportDecisions(search);
  const decision = search.decisions[--search.depth];
  undoTo(board, search.marks[search.depth]);
  narrow(board, decision >>> 5, ~(1 << (decision & 31)));
  return true;
}

/**
 * Reports that only solutions reported before have all the present decisions. Longer clauses that
 * were reported before begin with the same decisions, so the new clause implies them.
 */
function reportDecisions({ onClause, decisions, depth, reported }: PlainSearch): void {
  if (onClause === undefined) return;
  const numbers = new Int32Array(2 * depth);
  for (let d = 0; d < depth; d++) {
    numbers[2 * d] = decisions[d] >>> 5;
    numbers[2 * d + 1] = ~(decisions[d] & 31);
  }
  onClause({ kind: 'learnt', numbers, size: 2 * depth });
  for (let last = reported.at(-1); last && last.length > 2 * depth; last = reported.at(-1)) {
    onClause({ kind: 'deleted', numbers: last, size: last.length });
    reported.pop();
  }
  reported.push(numbers);
}

/**
 * Chooses a cell from the line with the fewest unknown cells among the lines that have any: the
 * first unknown cell, or a random one if the search has a seed. A free line is chosen last, because
 * it decides nothing.
 */
function chooseCell(search: PlainSearch): number {
  const { board, random } = search;
  const { unknownIn, cells, free } = board;
  board.work += unknownIn.length >> 2;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let line = 0; line < unknownIn.length; line++) {
    if (unknownIn[line] === 0) continue;
    const open = unknownIn[line] + (free.has(line) ? MAX_SIDE : 0);
    if (open >= least) continue;
    least = open;
    best = line;
  }
  const { start, step } = lineCells(board, best);
  let cell = start;
  let skip = random?.below(unknownIn[best]) ?? 0;
  while (isKnown(cells[cell]) || skip-- > 0) cell += step;
  return cell;
}
