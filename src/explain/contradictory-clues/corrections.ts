// Finds all corrections of contradictory clues that change, put in or leave out a single number.
// Counting leaves few such changes (one-number-changes.ts). Line solving leaves few lines, because
// a change helps only in a line that is part of every set of contradicting lines
// (contradictory-cores.ts). The remaining changes are tried out in rounds; the limit of conflicts
// rises from round to round. Cost: one to three solves for each change that remains; usually
// between a few and a few hundred remain, beside blotted blocks and unknown lines up to thousands.

import type { Limits } from '../../engine/options.ts';
import { ask, isLeft, makeBudget, type QuestionBudget } from '../../engine/question-budget.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { Draft } from '../../puzzle/puzzle.ts';
import { type Verdict, verdictOf } from '../../puzzle/verdict.ts';
import { EXPLAIN_LIMITS } from '../model/explain-limits.ts';
import {
  allLines,
  type ClueLines,
  clueLinesOf,
  puzzleOfLines,
  tooLongLines,
} from './clue-lines.ts';
import { differingSums } from './clue-sums.ts';
import { contradictoryCores } from './contradictory-cores.ts';
import {
  CHANGE_KINDS,
  changedClues,
  type OneNumberChange,
  oneNumberChanges,
  sumsToChange,
} from './one-number-changes.ts';

export interface CorrectionOptions {
  /** Twenty seconds and 100,000 conflicts by default. */
  readonly limits?: Limits;
  readonly stop?: () => boolean;
  /** Called about ten times a second. */
  readonly onProgress?: (progress: CorrectionProgress) => void;
}

export interface Correction extends OneNumberChange {
  /**
   * The verdict on the changed clues; unknown when it was not settled whether there is a second
   * solution.
   */
  readonly verdict: Exclude<Verdict, 'none'>;
}

interface CorrectionProgress {
  /**
   * Corrections with one solution come before the other corrections; in both groups, numbers that
   * change come before numbers that are put in or left out.
   */
  readonly corrections: readonly Correction[];
  /**
   * How many changes are to be tried out, and how many of them are settled; both are 0 while the
   * changes are still being selected.
   */
  readonly candidates: number;
  readonly settled: number;
}

export interface Corrections extends CorrectionProgress {
  /**
   * Whether all is settled: each verdict, and that no other change of one number makes the clues
   * solvable.
   */
  readonly complete: boolean;
}

/**
 * Takes clues as they were typed. When the sums agree and no blotted block or unknown line leaves
 * one open, there are no corrections, because changing one number would make the sums differ.
 */
export async function corrections(
  draft: Draft,
  options: CorrectionOptions = {},
): Promise<Outcome<Corrections>> {
  const outcome = clueLinesOf(draft);
  if (!outcome.ok) return outcome;
  const lines = outcome.value;
  const changes: TriedChange[] = [];
  const limits = { ...EXPLAIN_LIMITS.corrections, ...options.limits };
  const budget = makeBudget({ ...options, limits }, () => reportOf(changes));
  const suspects = await suspectsOf(lines, budget);
  if (suspects === undefined) return success({ ...reportOf([]), complete: false });
  changes.push(...suspects);
  for (const conflicts of CONFLICTS_BY_ROUND) {
    for (const [i, tried] of changes.entries()) {
      if (tried.verdict !== 'unknown') continue;
      if (!(await isLeft(budget))) return success({ ...reportOf(changes), complete: false });
      changes[i] = await tryOut(lines, budget, tried, conflicts);
    }
  }
  const report = reportOf(changes);
  return success({ ...report, complete: report.settled === report.candidates });
}

/** Returns the draft with one number corrected. */
export function corrected(draft: Draft, correction: OneNumberChange): Draft {
  const { rows, columns } = draft;
  const clues = changedClues([...rows, ...columns], correction);
  return { ...draft, rows: clues.slice(0, rows.length), columns: clues.slice(rows.length) };
}

/** Limit of conflicts for each change, round by round. */
const CONFLICTS_BY_ROUND = [20, 1_000, 20_000];

interface TriedChange {
  readonly change: OneNumberChange;
  readonly verdict: Verdict;
  readonly isSolvable: boolean;
}

/**
 * Returns the changes that counting leaves. If no line is too long, returns only those in lines
 * that are part of every core that line solving finds; these lines are found first, because open
 * sums allow nearly any number in any line. Returns undefined when neither a sum nor a line shows
 * where a change may help.
 */
async function suspectsOf<P>(
  lines: ClueLines,
  budget: QuestionBudget<P>,
): Promise<TriedChange[] | undefined> {
  if (sumsToChange(lines).length === 0) return [];
  const isTooLong = tooLongLines(lines).length > 0;
  const cores = isTooLong ? [] : await contradictoryCores(lines, budget);
  const isAnywhere = cores.length === 0 && !isTooLong && differingSums(lines).length === 0;
  if (isAnywhere) return undefined;
  const among = allLines(lines).filter((line) => cores.every((core) => core.includes(line)));
  return oneNumberChanges(lines, among).map((change) => {
    return { change, verdict: 'unknown', isSolvable: false };
  });
}

async function tryOut<P>(
  lines: ClueLines,
  budget: QuestionBudget<P>,
  tried: TriedChange,
  conflicts: number,
): Promise<TriedChange> {
  const clues = changedClues(lines.clues, tried.change);
  const { puzzle } = puzzleOfLines({ ...lines, clues }, allLines(lines));
  const result = await ask(budget, puzzle, { maxSolutions: 2, conflicts });
  if (result === undefined) return tried;
  const isSolvable = tried.isSolvable || result.solutions.length > 0;
  return { ...tried, verdict: verdictOf(result), isSolvable };
}

function reportOf(changes: readonly TriedChange[]): CorrectionProgress {
  const found = changes.flatMap(({ change, verdict, isSolvable }) =>
    isSolvable && verdict !== 'none' ? [{ ...change, verdict }] : [],
  );
  const settled = changes.filter(({ verdict }) => verdict !== 'unknown').length;
  return {
    corrections: found.sort((a, b) => rankOf(a) - rankOf(b)),
    candidates: changes.length,
    settled,
  };
}

/** Ranks corrections with one solution first, then by kind. */
function rankOf({ verdict, kind }: Correction): number {
  return (verdict === 'unique' ? 0 : CHANGE_KINDS.length) + CHANGE_KINDS.indexOf(kind);
}
