// Finds what is wrong with the marks of a player. Only the clues decide, never the picture that the
// maker had in mind: as long as some solution contains all the marks, nothing is wrong with them.
// Cost: one solve. When the solve does not settle that there is just one solution, or none,
// questions about marks follow; each of them may take a solve within some marks.

import type { Limits } from '../../engine/options.ts';
import { isLeft, makeBudget, partOf, type QuestionBudget } from '../../engine/question-budget.ts';
import { defined } from '../../puzzle/defined.ts';
import { lineCount } from '../../puzzle/places.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Verdict } from '../../puzzle/verdict.ts';
import {
  findSolutions,
  fitsSome,
  type KnownSolutions,
} from '../engine-questions/known-solutions.ts';
import { type LineReader, lineReaderOf } from '../engine-questions/line-reader.ts';
import { minimalSet } from '../engine-questions/minimal-set.ts';
import { EXPLAIN_LIMITS } from '../model/explain-limits.ts';
import {
  type History,
  lastChanges,
  marksAtStart,
  marksHeldFrom,
  problemOfPosition,
} from '../model/move-history.ts';
import { areMarksAtFault, type BrokenLine, explainBroken, isBroken } from './broken-lines.ts';
import { findMovesToUndo, type MovesToUndo } from './moves-to-undo.ts';
import { wrongCells } from './wrong-marks.ts';

export interface MistakeOptions {
  /** All moves from the start to these marks. */
  readonly history?: History;
  /** Ten seconds and 20,000 conflicts by default. */
  readonly limits?: Limits;
  readonly stop?: () => boolean;
}

export interface Mistakes {
  /** How many solutions the clues have, regardless of the marks. */
  readonly verdict: Verdict;
  /** Whether some solution contains all these marks. */
  readonly fits: 'yes' | 'no' | 'unknown';
  /** Lines that no arrangement fits. Some may be missing when the limits were reached. */
  readonly lines: readonly BrokenLine[];
  /**
   * The cells whose marks no solution contains. Some may be missing when the limits were reached.
   * The list is empty when the clues have no solution.
   */
  readonly wrong: readonly number[];
  /**
   * Present when no line and no single mark is known to be wrong by itself, but not all marks can
   * stand together. Missing when the clues have no solution. A clash has at least two cells.
   */
  readonly clash?: ContradictingMarks;
  /**
   * The moves to take back, and where the marks went wrong. Present when marks are at fault
   * and the history was given.
   */
  readonly back?: MovesToUndo;
}

/** Marks that contradict each other: no solution contains all of them. */
interface ContradictingMarks {
  readonly cells: readonly number[];
  /**
   * Whether some solution contains the remaining marks, whichever one of these marks is left out;
   * false when this was not settled for all of them.
   */
  readonly minimal: boolean;
}

/**
 * Returns a problem for marks of another size or with masks that the palette does not allow, and
 * for a history that does not lead to the marks.
 */
export async function mistakes(
  puzzle: Puzzle,
  marks: Int32Array,
  options: MistakeOptions = {},
): Promise<Outcome<Mistakes>> {
  const problem = problemOfPosition(puzzle, marks, options.history);
  if (problem !== undefined) return failure(problem);
  return success((await examineMarks(puzzle, marks, options)).mistakes);
}

interface ExamineOptions extends MistakeOptions {
  /** The solutions of the puzzle, if they were searched for before. */
  readonly solutions?: KnownSolutions;
}

export interface ExaminedMarks {
  readonly mistakes: Mistakes;
  /** Undefined when the budget was spent before anything was known. */
  readonly solutions: KnownSolutions | undefined;
}

/**
 * Does the same as `mistakes`, but does not check the marks and the history. Also returns what it
 * found out about the solutions, so that the puzzle need not be solved again.
 */
export async function examineMarks(
  puzzle: Puzzle,
  marks: Int32Array,
  options: ExamineOptions,
): Promise<ExaminedMarks> {
  const { history, stop } = options;
  const limits = { ...EXPLAIN_LIMITS.mistakes, ...options.limits };
  const budget = makeBudget({ limits, ...defined({ stop }) }, () => undefined);
  const examining = { puzzle, marks, history, check: lineReaderOf(puzzle), budget };
  const lines = await brokenLines(examining);
  const solutions = options.solutions
    ? { ...options.solutions, budget }
    : await findSolutions(puzzle, budget);
  return { mistakes: await findMistakes(examining, lines, solutions), solutions };
}

interface Examining {
  readonly puzzle: Puzzle;
  readonly marks: Int32Array;
  readonly history: History | undefined;
  readonly check: LineReader;
  readonly budget: QuestionBudget;
}

async function findMistakes(
  examining: Examining,
  lines: readonly BrokenLine[],
  solutions: KnownSolutions | undefined,
): Promise<Mistakes> {
  const { puzzle, marks, history, check } = examining;
  const fits = lines.length > 0 ? false : solutions && (await fitsSome(solutions, marks));
  const wrong = solutions && fits === false ? await findWrong(examining, solutions) : [];
  const verdict = solutions?.verdict ?? 'unknown';
  const isAtFault = fits === false && (verdict !== 'none' || areMarksAtFault(lines));
  const back =
    history && isAtFault ? await findMovesToUndo(puzzle, history, check, solutions) : undefined;
  const areWrongTogether = isAtFault && lines.length === 0 && wrong.length === 0;
  const clash =
    solutions && areWrongTogether
      ? await findContradictingMarks(examining, solutions, back)
      : undefined;
  return {
    verdict,
    fits: fits === undefined ? 'unknown' : fits ? 'yes' : 'no',
    lines,
    wrong,
    ...(clash && blamed(clash)),
    ...defined({ back }),
  };
}

/**
 * The share of the budget for questions about single marks. There may be so many of these questions
 * that nothing would be left for the questions that follow.
 */
const SHARE = 1 / 8;

async function findWrong(
  { marks, budget }: Examining,
  solutions: KnownSolutions,
): Promise<number[]> {
  const part = partOf(budget, SHARE);
  const wrong = await wrongCells({ ...solutions, budget: part }, marks);
  budget.conflicts += part.conflicts;
  return wrong;
}

/** Reports a single mark that contradicts the clues as `wrong`, and several marks as `clash`. */
export function blamed(clash: ContradictingMarks): Pick<Mistakes, 'wrong' | 'clash'> {
  return clash.cells.length === 1 ? { wrong: clash.cells } : { wrong: [], clash };
}

async function brokenLines({
  puzzle,
  marks,
  history,
  check,
  budget,
}: Examining): Promise<BrokenLine[]> {
  const madeAt = history && lastChanges(puzzle, history);
  const broken: BrokenLine[] = [];
  for (let line = 0; line < lineCount(puzzle); line++) {
    if (!isBroken(puzzle, check, marks, line)) continue;
    if (!(await isLeft(budget))) break;
    broken.push(explainBroken(puzzle, check, { marks, madeAt }, line));
  }
  return broken;
}

/**
 * Finds marks that contradict each other. With a history, only cells that were marked in or before
 * the move that left no solution, and have been marked ever since, are considered; the oldest marks
 * are left out first.
 */
async function findContradictingMarks(
  { puzzle, marks, history }: Examining,
  solutions: KnownSolutions,
  back: MovesToUndo | undefined,
): Promise<ContradictingMarks> {
  const untouched = marksAtStart(puzzle);
  const held = history && back ? marksHeldFrom(puzzle, history, back.move + 1) : marks;
  const madeAt = history && lastChanges(puzzle, history);
  // A mark that allows all values that solutions have in its cell rules out no solution.
  const matters = (cell: number): boolean =>
    held[cell] !== untouched[cell] && (solutions.known[cell] & ~marks[cell]) !== 0;
  const cells = [...marks.keys()].filter(matters);
  if (madeAt !== undefined) cells.sort((a, b) => madeAt[a] - madeAt[b]);
  const { items, minimal } = await minimalSet(cells, async (kept) => {
    const some = untouched.slice();
    for (const cell of kept) some[cell] = marks[cell];
    const fits = await fitsSome(solutions, some);
    return fits === undefined ? undefined : !fits;
  });
  return { cells: [...items].sort((a, b) => a - b), minimal };
}
