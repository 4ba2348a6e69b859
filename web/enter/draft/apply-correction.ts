// Applies a correction: changes, inserts or drops one number of a clue, and leaves the other clues
// as they were typed.

import {
  changedClue,
  type OneNumberChange,
} from '../../../src/explain/contradictory-clues/one-number-changes.ts';
import { readClue } from './read-clue.ts';
import { clueText, isRow, type TypedDraft, textOfLine, withLine } from './typed-draft.ts';

export function withCorrection(draft: TypedDraft, correction: OneNumberChange): TypedDraft {
  const { width, height, palette } = draft;
  const cells = isRow(draft, correction.line) ? width : height;
  const { clue } = readClue(textOfLine(draft, correction.line), cells, palette);
  // The clue of an unknown line has no number to correct.
  if (clue === null) return draft;
  return withLine(draft, correction.line, clueText(changedClue(clue, correction), palette));
}
