// The limits that hold if the caller sets none: seconds for the whole answer; conflicts for all
// questions about marks or clues together, and for each search for a step.

import type { Limits } from '../../engine/options.ts';

export const EXPLAIN_LIMITS = {
  hint: { seconds: 10, conflicts: 20_000 },
  explain: { seconds: 60, conflicts: 100_000 },
  mistakes: { seconds: 10, conflicts: 20_000 },
  refutation: { seconds: 20, conflicts: 20_000 },
  contradiction: { seconds: 10, conflicts: 20_000 },
  corrections: { seconds: 20, conflicts: 100_000 },
  settling: { seconds: 5, conflicts: 100_000 },
} satisfies Readonly<Record<string, Limits>>;
