// Checks that the conclusions could be wrong at all: each leaves its cell something, and at least
// one takes something away.

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
