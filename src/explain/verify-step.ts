// The judge of all steps but those by search, which take a search to confirm: see verify-search.ts.

import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Fact, SearchStep, Step } from './step.ts';
import { verifyLineStep } from './verify.ts';
import { verifyCases, verifyChain } from './verify-cases.ts';
import { verifyMirror } from './verify-mirror.ts';
import { verifySum } from './verify-sum.ts';

/** Why a step does not follow on a sheet with these marks; undefined when it does. */
export function verifyStep(
  puzzle: Puzzle,
  cells: Int32Array,
  step: Exclude<Step, SearchStep>,
  { isUnique = false }: { readonly isUnique?: boolean } = {},
): string | undefined {
  if (!tellsNews(cells, step.conclusions)) return 'it concludes nothing that could be wrong';
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
        ? verifyMirror(puzzle, cells, step)
        : 'the step holds only where there is one solution';
    default:
      // Steps come from JSON too.
      return `steps of the kind ${(step as Step).kind} are not judged here`;
  }
}

/** Each conclusion leaves a cell something, and at least one takes something away. */
function tellsNews(cells: Int32Array, conclusions: readonly Fact[]): boolean {
  const isFair = ({ cell, candidates }: Fact): boolean =>
    cell in cells && (cells[cell] & candidates) !== 0;
  const isNew = ({ cell, candidates }: Fact): boolean => (cells[cell] & ~candidates) !== 0;
  return conclusions.every(isFair) && conclusions.some(isNew);
}
