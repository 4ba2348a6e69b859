import { expect, it } from 'vitest';
import { madeReading } from '../../../../test/made-reading.ts';
import { emptyDraft, withLine } from '../../draft/typed-draft.ts';
import { doubtfulLines } from './doubtful-lines.ts';
import { shownReading, typedDraftIn } from './shown-reading.ts';

it('are those of the reading that nobody has typed or looked at since', () => {
  const doubtful = { length: 1, isDoubtful: true };
  const made = madeReading([[2], [doubtful]], [[2], [doubtful]]);
  const reading = shownReading(made, Uint8Array.of(2), 0);
  const draft = typedDraftIn(reading);
  expect(doubtfulLines(draft, reading)).toEqual([1, 3]);
  expect(doubtfulLines(withLine(draft, 3, '2'), reading)).toEqual([1]);
  expect(doubtfulLines(draft, { ...reading, looked: [1] })).toEqual([3]);
  expect(doubtfulLines(emptyDraft(2, 3), reading)).toEqual([]);
});
