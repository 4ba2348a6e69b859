// The options of `solve`, as they are after the command line has been read.

import type { Style } from '../output/puzzle-drawing.ts';
import type { MethodChoiceOptions } from './method-choice.ts';
import type { InputOptions, LimitOptions } from './option-values.ts';

export interface SolveCommand extends InputOptions, LimitOptions, MethodChoiceOptions {
  readonly steps?: number;
  readonly trace?: string;
  readonly certificate?: string;
  readonly json?: true;
  readonly style: Style;
  readonly all?: true;
  readonly maxSolutions: number;
  readonly seed?: number;
  readonly stats?: true;
  readonly jobs?: number;
}
