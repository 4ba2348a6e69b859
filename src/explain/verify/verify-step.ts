// Verifies all steps except those by search, which only a search can confirm: see verify-search.ts.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { SearchStep, Step } from '../model/step.ts';
import { verifyCases, verifyChain } from './verify-cases.ts';
import { problemOfConclusions } from './verify-conclusions.ts';
import { problemOfFields } from './verify-fields.ts';
import { verifyLineStep } from './verify-line-step.ts';
import { verifySum } from './verify-sum.ts';
import { verifySymmetry } from './verify-symmetry.ts';

/**
 * Returns why a step does not follow on a board with these marks, or undefined when it does. The
 * step may be forged: any value that comes from JSON is checked, and none makes this function
 * throw.
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
