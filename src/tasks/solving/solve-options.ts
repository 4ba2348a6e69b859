// The options of a solve that a front end can offer: which of them go together, and what limits
// they become. Each front end has its own names for them and its own messages about misplaced ones.

import type { Limits } from '../../engine/index.ts';
import type { MethodLimits } from '../../methods/index.ts';
import { defined } from '../../puzzle/defined.ts';

export interface AskedSolve {
  /** A method of the field; without it the engine solves. */
  readonly method?: string | undefined;
  /** The options of the method, by name. */
  readonly options?: Readonly<Record<string, string>> | undefined;
  readonly seconds?: number | undefined;
  /** A limit for a method, in its own steps. */
  readonly steps?: number | undefined;
  /** A limit for the search of the engine. */
  readonly conflicts?: number | undefined;
  /** If set, the steps of the method are reported. */
  readonly trace?: boolean | undefined;
}

export type MisplacedOption = 'options' | 'steps' | 'conflicts' | 'trace';

/** Returns the first option that the method excludes, or that needs a method when none is named. */
export function misplacedOption(asked: AskedSolve): MisplacedOption | undefined {
  if (asked.method !== undefined) return asked.conflicts === undefined ? undefined : 'conflicts';
  if (asked.options !== undefined) return 'options';
  if (asked.steps !== undefined) return 'steps';
  return asked.trace ? 'trace' : undefined;
}

export function engineLimits({ seconds, conflicts }: AskedSolve): Limits {
  return defined({ seconds, conflicts });
}

export function methodLimits({ seconds, steps }: AskedSolve): MethodLimits {
  return defined({ seconds, steps });
}
