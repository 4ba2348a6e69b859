import { describe, expect, it } from 'vitest';
import { madeReading } from '../../../test/made-reading.ts';
import { doubtfulNumbers } from '../../tasks/photos/reading-json.ts';
import { doubtLine, photoNotes } from './reading-notes.ts';

describe('the notes on a reading', () => {
  it('name each doubtful number with what it may be', () => {
    const alternatives = [
      { length: 1, probability: 0.31 },
      { length: 0, probability: 0.02 },
    ];
    const reading = madeReading(
      [[1, { length: 7, isDoubtful: true, alternatives }]],
      [[{ length: 0, isDoubtful: true, isChanged: true }]],
    );
    expect(doubtfulNumbers(reading).map((number) => doubtLine('a.jpg', number))).toEqual([
      'a.jpg: row 1, number 2: read as 7, but it may be 1 (31 %) or none (2 %)',
      'a.jpg: column 1, number 1: left out, without being sure',
    ]);
  });

  it('tell of other puzzles, unless one was chosen', () => {
    const reading = madeReading([[1]], [[1]], { puzzles: 2 });
    expect(photoNotes(reading, undefined)).toHaveLength(1);
    expect(photoNotes(reading, 1)).toEqual([]);
  });
});
