// Finds each mark that no solution contains. Line solving and probing show most of these marks
// without a solve, and each known solution shows that the marks that agree with it can stand. The
// remaining marks are tried in groups that line solving does not rule out: a solution that contains
// the whole group shows that each mark of the group can stand, and a group without a solution is
// halved. Cost: a few solves; each mark that only search shows to be wrong adds about as many
// solves as the logarithm of the size of a group.

import { makeBoardWithin, narrow, startTrail, undoTo } from '../../engine/board/board.ts';
import { propagate } from '../../engine/board/propagate.ts';
import { isLeft } from '../../engine/question-budget.ts';
import { fitsSome, type KnownSolutions } from '../engine-questions/known-solutions.ts';

/**
 * Finds the wrong marks as far as the limits allow, and narrows `solutions.known` by what it finds.
 * When there is no solution at all, no mark is at fault.
 */
export async function wrongCells(solutions: KnownSolutions, marks: Int32Array): Promise<number[]> {
  const { verdict, known } = solutions;
  if (verdict === 'none') return [];
  if (verdict === 'multiple') await ruleOut(solutions, marks);
  return [...known.keys()].filter((cell) => (known[cell] & marks[cell]) === 0);
}

/** Removes from `known` the marks that no solution contains, as far as the budget allows. */
async function ruleOut(solutions: KnownSolutions, marks: Int32Array): Promise<void> {
  const { budget, known } = solutions;
  let open = [...marks.keys()];
  for (let most = open.length; ; ) {
    open = open.filter((cell) => isOpen(solutions, cell, marks[cell]));
    if (open.length === 0 || !(await isLeft(budget))) return;
    const group = groupOf(solutions, open.slice(0, most), marks);
    const fits = await fitsSome(solutions, withMarks(solutions, group, marks));
    most = fits ? 2 * group.length : Math.ceil(group.length / 2);
    if (fits || group.length > 1) continue;
    if (fits === false) known[open[0]] &= ~marks[open[0]];
    open.shift();
  }
}

/**
 * Whether the mark is still in question: no solution that was found contains it, and the mark is
 * not ruled out.
 */
function isOpen({ known, found }: KnownSolutions, cell: number, candidates: number): boolean {
  return (
    (known[cell] & candidates) !== 0 && found.every((cells) => (cells[cell] & candidates) === 0)
  );
}

/**
 * Returns the first of the cells, and each other cell whose mark line solving does not rule out on
 * a board with the marks that are already in the group. When line solving rules out the mark of the
 * first cell, returns only the first cell.
 */
function groupOf(
  { puzzle, known }: KnownSolutions,
  [first, ...others]: readonly number[],
  marks: Int32Array,
): number[] {
  const board = makeBoardWithin(puzzle, known);
  startTrail(board);
  const follows = (cell: number): boolean => {
    if ((board.cells[cell] & marks[cell]) === 0) return false;
    const before = board.trailSize;
    narrow(board, cell, marks[cell]);
    const isMet = propagate(board, Number.POSITIVE_INFINITY) === 'fixpoint';
    if (!isMet) undoTo(board, before);
    return isMet;
  };
  return follows(first) ? [first, ...others.filter(follows)] : [first];
}

function withMarks(
  { known }: KnownSolutions,
  group: readonly number[],
  marks: Int32Array,
): Int32Array {
  const within = known.slice();
  for (const cell of group) within[cell] &= marks[cell];
  return within;
}
