// Which texts with mistakes can be mended on the board: those whose mistakes are in the clues,
// where it shows them.

import type { Parsed } from '../../../src/formats/index.ts';
import { draftOfPuzzle, MAX_TYPED_SIDE, type TypedDraft } from '../draft/typed-draft.ts';

/** Seen on the board; goal pictures do not come along. */
const CODES = new Set([
  'sums-differ',
  'clue-too-long',
  'wrong-line-count',
  'goal-size',
  'goal-unknown',
  'more-problems',
]);

/** Undefined where the board could not hold it, or would not show what is wrong. */
export function correctableDraft(outcome: Parsed): TypedDraft | undefined {
  if (outcome.ok || outcome.draft === undefined) return undefined;
  const { width = 0, height = 0, rows, columns } = outcome.draft;
  const side = Math.max(width, height, rows.length, columns.length);
  const isShown = outcome.problems.every(({ code }) => CODES.has(code));
  return isShown && side <= MAX_TYPED_SIDE ? draftOfPuzzle(outcome.draft) : undefined;
}
