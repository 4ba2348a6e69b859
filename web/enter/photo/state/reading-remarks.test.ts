import { expect, it } from 'vitest';
import { madeReading } from '../../../../test/made-reading.ts';
import { emptyDraft, resized, withLine } from '../../draft/typed-draft.ts';
import { isAsRead, isOnBoard, verdictKey, warningsOf } from './reading-remarks.ts';
import { type ShownReading, shownReading, typedDraftIn } from './shown-reading.ts';

const plain = shownReading(madeReading([[2], [1]], [[2], [1]]), Uint8Array.of(2));

it('warns of a picture that cannot be trusted, though no number is doubtful', () => {
  expect(warningsOf(plain)).toEqual([]);
  expect(warningsOf({ ...plain, isCutOff: true, areColoursAlike: true })).toEqual([
    ...['photo.cut-off', 'photo.colours-alike'],
  ]);
});

it.each<[Partial<ShownReading>, string]>([
  [{}, 'photo.verdict.unique'],
  [{ verdict: 'none' }, 'photo.verdict.none'],
  [{ verdict: 'none', isEdited: true }, 'photo.verdict.none.corrected'],
  [{ verdict: 'unknown', isCut: true }, 'photo.verdict.cut'],
])('has words for the verdict: %o', (rest, key) => {
  expect(verdictKey({ ...plain, ...rest })).toBe(key);
});

it('is on the board from when it was taken over, though some of it was typed anew since', () => {
  const draft = typedDraftIn(plain);
  expect(isOnBoard(emptyDraft(), plain)).toBe(false);
  expect(isOnBoard(draft, plain)).toBe(true);
  expect(isOnBoard(withLine(resized(draft, 3, 3), 0, '1'), plain)).toBe(true);
});

it('has a verdict on the board as long as its clues are those that were read', () => {
  const draft = typedDraftIn(plain);
  expect(isAsRead(draft, plain)).toBe(true);
  expect(isAsRead(withLine(draft, 3, '2'), plain)).toBe(false);
  expect(isAsRead(resized(draft, 3, 2), plain)).toBe(false);
  expect(isAsRead(resized(resized(draft, 3, 2), 2, 2), plain)).toBe(true);
});
