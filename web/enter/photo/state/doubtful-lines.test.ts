import { describe, expect, it } from 'vitest';
import { madeReading } from '../../../../test/made-reading.ts';
import { emptyDraft, resized, withLine } from '../../draft/typed-draft.ts';
import { doubtfulLines, sameLine } from './doubtful-lines.ts';
import { shownReading, typedDraftIn } from './shown-reading.ts';

const doubtful = { length: 1, isDoubtful: true };
const made = madeReading([[2], [doubtful]], [[2], [doubtful]]);
const reading = shownReading(made, Uint8Array.of(2));
const draft = typedDraftIn(reading);

describe('doubtful lines', () => {
  it('are those of the reading that nobody has typed or looked at since', () => {
    expect(doubtfulLines(draft, reading)).toEqual([1, 3]);
    expect(doubtfulLines(withLine(draft, 3, '2'), reading)).toEqual([1]);
    expect(doubtfulLines(draft, { ...reading, looked: [1] })).toEqual([3]);
    expect(doubtfulLines(emptyDraft(2, 3), reading)).toEqual([]);
  });

  it('stay when the board becomes larger or smaller', () => {
    expect(doubtfulLines(resized(draft, 2, 3), reading)).toEqual([1, 4]);
    expect(doubtfulLines(resized(draft, 3, 2), { ...reading, looked: [3] })).toEqual([1]);
    expect(doubtfulLines(resized(draft, 2, 1), reading)).toEqual([2]);
    expect(doubtfulLines(resized(draft, 1, 1), reading)).toEqual([]);
  });
});

it('a line has another index on a board of another size', () => {
  const [board, read] = [
    { width: 2, height: 3 },
    { width: 2, height: 2 },
  ];
  expect([0, 1, 2, 3, 4].map((line) => sameLine(line, board, read))).toEqual([
    ...[0, 1, undefined, 2, 3],
  ]);
});
