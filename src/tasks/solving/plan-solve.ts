// Turns the options of a solve into a checked plan: the engine or a method, each with limits of its
// own. A plan becomes the arguments of a task when the puzzle and the number of solutions are
// added.

import { type Choices, completeChoices, loadMethod, type MethodId } from '../../methods/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import type { SolveArgs } from './solve.ts';
import type { MethodArgs } from './solve-by-method.ts';

export interface AskedSolve {
  /** The method that solves. If it is undefined, the engine solves. */
  readonly method?: MethodId;
  /** The options of the method, by name. */
  readonly options?: Choices;
  /** A run with a seed is the same every time. Without one, the search of the engine may differ. */
  readonly seed?: number;
  readonly seconds?: number;
  /** A limit for a method, in its own steps. */
  readonly steps?: number;
  /** A limit for the search of the engine. */
  readonly conflicts?: number;
  /** If true, the steps of the method are reported. */
  readonly trace?: boolean;
}

type Unplanned = 'puzzle' | 'maxSolutions';
export type EnginePlan = { readonly kind: 'solve' } & Pick<SolveArgs, 'seed' | 'limits'>;
export type MethodPlan = { readonly kind: 'method' } & Omit<MethodArgs, Unplanned | 'leastSeconds'>;
export type SolvePlan = EnginePlan | MethodPlan;

/** An option that needs a method but has none, or the option `conflicts` beside a method. */
export type MisplacedOption = 'options' | 'steps' | 'conflicts' | 'trace';

/**
 * Fails with the code `misplaced-option` if an option does not go with the other options.
 * `messages` has the message for each such option, in the words of the front end.
 */
export async function planSolve(
  asked: AskedSolve,
  messages: Readonly<Record<MisplacedOption, string>>,
): Promise<Outcome<SolvePlan>> {
  const misplaced = misplacedIn(asked);
  if (misplaced) return failure({ code: 'misplaced-option', message: messages[misplaced] });
  const { method, options = {}, seed, seconds, steps, conflicts, trace = false } = asked;
  if (method === undefined)
    return success({
      kind: 'solve',
      ...defined({ seed }),
      limits: defined({ seconds, conflicts }),
    });
  const choices = completeChoices(await loadMethod(method), options);
  if (!choices.ok) return choices;
  const limits = defined({ seconds, steps });
  const drawn = { seed: seed ?? 0, limits, trace };
  return success({ kind: 'method', method, choices: choices.value, ...drawn });
}

function misplacedIn(asked: AskedSolve): MisplacedOption | undefined {
  if (asked.method !== undefined) return asked.conflicts === undefined ? undefined : 'conflicts';
  if (asked.options !== undefined) return 'options';
  if (asked.steps !== undefined) return 'steps';
  return asked.trace ? 'trace' : undefined;
}
