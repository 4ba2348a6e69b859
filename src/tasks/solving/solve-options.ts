// The options of a solve that a front end can offer, and which of them go together. Each front end
// has its own names for them and its own messages about misplaced ones.

export interface AskedSolve {
  /** A method of the field; without it the engine solves. */
  readonly method?: string;
  /** The options of the method, by name. */
  readonly options?: Readonly<Record<string, string>>;
  readonly seconds?: number;
  /** A limit for a method, in its own steps. */
  readonly steps?: number;
  /** A limit for the search of the engine. */
  readonly conflicts?: number;
  /** If set, the steps of the method are reported. */
  readonly trace?: boolean;
}

export type MisplacedOption = 'options' | 'steps' | 'conflicts' | 'trace';

/** Returns the first option that the method excludes, or that needs a method when none is named. */
export function misplacedOption(asked: AskedSolve): MisplacedOption | undefined {
  if (asked.method !== undefined) return asked.conflicts === undefined ? undefined : 'conflicts';
  if (asked.options !== undefined) return 'options';
  if (asked.steps !== undefined) return 'steps';
  return asked.trace ? 'trace' : undefined;
}
