// Decides which texts with problems can be corrected on the board: those whose problems are in the
// clues, where the board shows them, or in goals or saved grids, which the board leaves out.

import type { Parsed } from '../../../src/formats/index.ts';
import { draftOfPuzzle, MAX_TYPED_SIDE, type TypedDraft } from '../draft/typed-draft.ts';

/**
 * The problems that the board shows, the problems of goals and saved grids, which the board leaves
 * out, and the note that there are more problems.
 */
const CODES = new Set([
  'sums-differ',
  'clue-too-long',
  'wrong-line-count',
  'goal-size',
  'goal-unknown',
  'saved-size',
  'bad-saved',
  'too-many-grids',
  'more-problems',
]);

/**
 * Returns undefined if the text has no problems or no draft, if the puzzle is too large for the
 * board, or if the board would not show one of the problems.
 */
export function correctableDraft(outcome: Parsed): TypedDraft | undefined {
  if (outcome.ok || outcome.draft === undefined) return undefined;
  const { width = 0, height = 0, rows, columns } = outcome.draft;
  const side = Math.max(width, height, rows.length, columns.length);
  // The draft is that of the first format that the text resembles.
  const { format } = outcome.problems[0];
  const own = outcome.problems.filter((problem) => problem.format === format);
  const isShown = own.every(({ code }) => CODES.has(code));
  return isShown && side <= MAX_TYPED_SIDE ? draftOfPuzzle(outcome.draft) : undefined;
}
