// Finds lines whose clues contradict each other. Counting finds clues that are too long for their
// lines, and sums that differ. Then a set of lines that contradict each other is made smaller until
// leaving out any one of them ends the contradiction. A line that is left out may hold anything.
// Cost: line solving, then at most two solves for each line that line solving leaves in the set.

import type { Limits } from '../../engine/options.ts';
import { ask, makeBudget, type QuestionBudget } from '../../engine/question-budget.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { Draft } from '../../puzzle/puzzle.ts';
import { type MinimalSet, minimalSet } from '../engine-questions/minimal-set.ts';
import { EXPLAIN_LIMITS } from '../model/explain-limits.ts';
import {
  type ClueLines,
  clueLinesOf,
  knownLines,
  puzzleOfLines,
  type TooLong,
  tooLongLines,
} from './clue-lines.ts';
import { cannotAddUp, differingSums, type SumsDiffer } from './clue-sums.ts';
import { contradictoryCores } from './contradictory-cores.ts';

export interface ContradictionOptions {
  /** Ten seconds and 20,000 conflicts by default. */
  readonly limits?: Limits;
  readonly stop?: () => boolean;
  /** Called about ten times a second. */
  readonly onProgress?: (progress: ContradictionProgress) => void;
}

interface ContradictionProgress {
  /** How many sets of lines were tried. */
  readonly tried: number;
}

export interface ContradictoryLines {
  /**
   * Whether the clues contradict each other; unknown when the limits did not suffice to settle
   * this.
   */
  readonly verdict: 'contradictory' | 'solvable' | 'unknown';
  /** Lines that are too short for their clue; each of them is a contradiction by itself. */
  readonly tooLong: readonly TooLong[];
  /**
   * Colours of which rows and columns have different numbers of cells. When there is such a colour,
   * the clues contradict each other.
   */
  readonly sums: readonly SumsDiffer[];
  /** Lines that contradict each other: rows from 0, then columns from the height. */
  readonly lines: readonly number[];
  /**
   * Whether leaving out any one of `lines` ends the contradiction; false when this was not settled
   * for each of them, and when `lines` is empty.
   */
  readonly minimal: boolean;
}

/**
 * Takes clues as they were typed. Returns a problem only when they cannot be read as clues at all.
 */
export async function contradictoryLines(
  draft: Draft,
  options: ContradictionOptions = {},
): Promise<Outcome<ContradictoryLines>> {
  const outcome = clueLinesOf(draft);
  if (!outcome.ok) return outcome;
  const lines = outcome.value;
  const [tooLong, sums] = [tooLongLines(lines), differingSums(lines)];
  const limits = { ...EXPLAIN_LIMITS.contradiction, ...options.limits };
  const budget = makeBudget({ ...options, limits }, (tried) => ({ tried }));
  const { verdict, items, minimal } =
    tooLong.length > 0
      ? contradictory({ items: [tooLong[0].line], minimal: true })
      : await findContradictoryLines(lines, budget);
  const found = [...items].sort((a, b) => a - b);
  return success({ verdict, tooLong, sums, lines: found, minimal });
}

/**
 * Limits of conflicts: `FIRST` for the question whether all lines contradict each other, `NEXT` for
 * the same question about each smaller set.
 */
const FIRST = 10_000;
const NEXT = 1_000;

type Budget = QuestionBudget<ContradictionProgress>;

interface Found extends MinimalSet<number> {
  readonly verdict: ContradictoryLines['verdict'];
}

function contradictory(set: MinimalSet<number>): Found {
  return { verdict: 'contradictory', ...set };
}

async function findContradictoryLines(lines: ClueLines, budget: Budget): Promise<Found> {
  const [core] = await contradictoryCores(lines, budget);
  const all = core ?? knownLines(lines);
  const answer = core !== undefined || (await contradicts(lines, all, budget, FIRST));
  if (answer) {
    const isCore = (kept: readonly number[]) => contradicts(lines, kept, budget, NEXT);
    return contradictory(await minimalSet(all, isCore));
  }
  return { verdict: answer === undefined ? 'unknown' : 'solvable', items: [], minimal: false };
}

/** Returns undefined when the question was not settled. */
async function contradicts(
  lines: ClueLines,
  kept: readonly number[],
  budget: Budget,
  conflicts: number,
): Promise<boolean | undefined> {
  if (cannotAddUp(lines, kept)) return true;
  const { puzzle, free } = puzzleOfLines(lines, kept);
  const result = await ask(budget, puzzle, { free, maxSolutions: 1, conflicts });
  if (result === undefined) return undefined;
  return result.solutions.length > 0 ? false : result.complete || undefined;
}
