// Verifies all steps but those by search, which take a search to confirm: see verify-search.ts.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { SearchStep, Step } from '../model/step.ts';
import { verifyCases, verifyChain } from './verify-cases.ts';
import { problemOfConclusions } from './verify-conclusions.ts';
import { problemOfFields } from './verify-fields.ts';
import { verifyLineStep } from './verify-line-step.ts';
import { verifySum } from './verify-sum.ts';
import { verifySymmetry } from './verify-symmetry.ts';

/**
 * Why a step does not follow on a board with these marks; undefined when it does. It takes forged
 * steps, too: whatever comes from JSON is judged, and nothing makes it throw.
 */
export function verifyStep(
  puzzle: Puzzle,
  cells: Int32Array,
  step: Exclude<Step, SearchStep>,
  { isUnique = false }: { readonly isUnique?: boolean } = {},
): string | undefined {
  const problem =
    problemOfFields(puzzle, cells, step) ?? problemOfConclusions(cells, step.conclusions);
  if (problem !== undefined) return problem;
  switch (step.kind) {
    case 'line':
      return verifyLineStep(puzzle, cells, step);
    case 'cases':
      return verifyCases(puzzle, cells, step);
    case 'chain':
      return verifyChain(puzzle, cells, step);
    case 'sum':
      return verifySum(puzzle, cells, step);
    case 'mirror':
      return isUnique
        ? verifySymmetry(puzzle, cells, step)
        : 'the step holds only where there is one solution';
  }
}
