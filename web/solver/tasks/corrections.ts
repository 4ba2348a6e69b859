// Changes of one number that make clues solvable.

import {
  type CorrectionOptions,
  type Corrections,
  corrections,
} from '../../../src/explain/index.ts';
import type { Outcome } from '../../../src/puzzle/problem.ts';
import type { Draft } from '../../../src/puzzle/puzzle.ts';
import type { Host } from '../protocol.ts';

export interface CorrectionsArgs extends Pick<CorrectionOptions, 'limits'> {
  readonly draft: Draft;
}

export function findCorrections(
  { draft, ...options }: CorrectionsArgs,
  host: Host<Omit<Corrections, 'complete'>>,
): Promise<Outcome<Corrections>> {
  return corrections(draft, { ...options, ...host });
}
