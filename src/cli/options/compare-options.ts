// The options of `compare`, as they are after the command line has been read.

import type { InputOptions } from './option-values.ts';

export interface CompareCommand extends InputOptions {
  readonly methods?: string;
  readonly time: number;
  readonly repeat: number;
  readonly maxSolutions: number;
  readonly seed: number;
  readonly json?: true;
  readonly csv?: true;
  readonly html?: string;
}
