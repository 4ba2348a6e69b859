// Turns the options of `solve` into a plan, and checks the plan before any puzzle is read. Makes
// the task for each puzzle from the plan.

import { defined } from '../../puzzle/defined.ts';
import { failure, type Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type MisplacedOption, planSolve, type SolvePlan } from '../../tasks/solving/plan-solve.ts';
import type { MethodSolveTask } from '../../workers/index.ts';
import type { PuzzleTask } from '../run/batch.ts';
import { OPTION_WITHOUT_METHOD, readMethodChoice } from './method-choice.ts';
import type { SolveCommand } from './solve-options.ts';

export async function readSolvePlan(options: SolveCommand): Promise<Outcome<SolvePlan>> {
  const choice = readMethodChoice(options);
  if (choice?.ok === false) return choice;
  const { seed, time, steps, conflicts, trace } = options;
  const { method, choices } = choice?.value ?? {};
  const limits = defined({ seconds: time, steps, conflicts });
  const asked = { ...limits, ...defined({ seed, method, options: choices }) };
  const plan = await planSolve({ ...asked, trace: trace !== undefined }, MISPLACED);
  const misplaced = misplacedCertificate(options);
  if (!plan.ok || misplaced === undefined) return plan;
  return failure({ code: 'misplaced-option', message: misplaced });
}

const MISPLACED: Readonly<Record<MisplacedOption, string>> = {
  options: OPTION_WITHOUT_METHOD,
  steps: '--steps needs --method: the engine counts --conflicts',
  conflicts: '--conflicts is for the engine alone: take --steps',
  trace: '--trace needs --method: without a method no steps are reported',
};

function misplacedCertificate({ certificate, method }: SolveCommand): string | undefined {
  if (certificate === undefined) return undefined;
  if (method !== undefined)
    return '--certificate is written by the engine alone: leave --method out';
  return certificate === '-'
    ? '--certificate needs the name of a file: the solution goes to standard output'
    : undefined;
}

/**
 * The most cells that the kept solutions of one puzzle may have together. The solutions stay in
 * memory until the puzzle is done. Two solutions may be kept even if they have more cells.
 */
const MAX_KEPT_CELLS = 50_000_000;

export function taskOfPlan(
  puzzle: Puzzle,
  options: SolveCommand,
  plan: SolvePlan,
): PuzzleTask<'solve'> | MethodSolveTask {
  const task = { puzzle, maxSolutions: wantedSolutions(puzzle, options) };
  if (plan.kind === 'method') return { ...plan, ...task };
  const { kind, ...args } = plan;
  return { kind, args: { ...args, ...task, certificate: options.certificate !== undefined } };
}

function wantedSolutions(puzzle: Puzzle, { all, maxSolutions }: SolveCommand): number {
  const kept = Math.max(2, Math.floor(MAX_KEPT_CELLS / (puzzle.width * puzzle.height)));
  return Math.min(all ? kept : maxSolutions, kept);
}
