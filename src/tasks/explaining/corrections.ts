// Finds changes of one number that make clues solvable.

import { type CorrectionOptions, type Corrections, corrections } from '../../explain/index.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import type { Draft } from '../../puzzle/puzzle.ts';
import type { Host } from '../host.ts';

interface CorrectionsArgs extends Pick<CorrectionOptions, 'limits'> {
  readonly draft: Draft;
}

export function findCorrections(
  { draft, ...options }: CorrectionsArgs,
  { stop, onProgress }: Host<Omit<Corrections, 'complete'>>,
): Promise<Outcome<Corrections>> {
  return corrections(draft, { ...options, stop, onProgress });
}
