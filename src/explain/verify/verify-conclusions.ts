// Checks that the conclusions say something: each leaves its cell a candidate, and at least one
// takes a candidate away.

import type { Fact } from '../model/step.ts';

export function problemOfConclusions(
  cells: Int32Array,
  conclusions: readonly Fact[],
): string | undefined {
  const isFair = ({ cell, candidates }: Fact): boolean => (cells[cell] & candidates) !== 0;
  const isNew = ({ cell, candidates }: Fact): boolean => (cells[cell] & ~candidates) !== 0;
  const couldBeWrong = conclusions.every(isFair) && conclusions.some(isNew);
  return couldBeWrong ? undefined : 'it concludes nothing that could be wrong';
}
