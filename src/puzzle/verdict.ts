// Derives the verdict from the facts of a result.

export const VERDICTS = ['unique', 'multiple', 'none', 'unknown'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * Derives the verdict from the facts. One solution without a complete search does not make a puzzle
 * unique: its verdict is unknown.
 */
export function verdictOf(result: {
  readonly solutions: readonly unknown[];
  readonly complete: boolean;
}): Verdict {
  if (result.solutions.length > 1) return 'multiple';
  if (!result.complete) return 'unknown';
  return result.solutions.length === 1 ? 'unique' : 'none';
}
