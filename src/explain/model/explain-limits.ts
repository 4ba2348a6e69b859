// The limits that hold if the caller sets none: seconds for the whole answer, and conflicts for
// each search of the engine.

import type { Limits } from '../../engine/options.ts';

export const EXPLAIN_LIMITS = {
  hint: { seconds: 10, conflicts: 20_000 },
  explain: { seconds: 60, conflicts: 100_000 },
  mistakes: { seconds: 10, conflicts: 20_000 },
  refutation: { seconds: 20, conflicts: 20_000 },
  contradiction: { seconds: 10, conflicts: 20_000 },
  corrections: { seconds: 20, conflicts: 100_000 },
} satisfies Readonly<Record<string, Limits>>;
