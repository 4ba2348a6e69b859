// What a front end can ask of a solve beside the puzzle: which options go together, and what limits
// they become. Each front end has its own names for the options, and its own words for what is
// misplaced.

import type { Limits } from '../../engine/index.ts';
import type { MethodLimits } from '../../methods/index.ts';

export interface AskedSolve {
  /** A method of the field; the engine solves where none is named. */
  readonly method?: string | undefined;
  /** The options of the method, by name. */
  readonly options?: Readonly<Record<string, string>> | undefined;
  readonly seconds?: number | undefined;
  /** Of a method, in its own steps. */
  readonly steps?: number | undefined;
  /** Of the search of the engine. */
  readonly conflicts?: number | undefined;
  /** The steps of the method are told. */
  readonly trace?: boolean | undefined;
}

export type MisplacedOption = 'options' | 'steps' | 'conflicts' | 'trace';

/** The first option that does not go with a method, or not without one. */
export function misplacedOption(asked: AskedSolve): MisplacedOption | undefined {
  if (asked.method !== undefined) return asked.conflicts === undefined ? undefined : 'conflicts';
  if (asked.options !== undefined) return 'options';
  if (asked.steps !== undefined) return 'steps';
  return asked.trace ? 'trace' : undefined;
}

export function engineLimits({ seconds, conflicts }: AskedSolve): Limits {
  return {
    ...(seconds !== undefined && { seconds }),
    ...(conflicts !== undefined && { conflicts }),
  };
}

export function methodLimits({ seconds, steps }: AskedSolve): MethodLimits {
  return { ...(seconds !== undefined && { seconds }), ...(steps !== undefined && { steps }) };
}
