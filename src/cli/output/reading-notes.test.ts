import { describe, expect, it } from 'vitest';
import { madeReading } from '../../../test/made-reading.ts';
import { DIGIT_KINDS, type LineReading } from '../../explain/clue-readings/clue-reading.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { notedNumbers } from '../../tasks/photos/noted-numbers.ts';
import { numberLine, photoNotes } from './reading-notes.ts';

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
    expect(notedNumbers(reading).map((number) => numberLine('a.jpg', number))).toEqual([
      'a.jpg: row 1, number 2: read as 7, but it may be 1 (31 %) or none (2 %)',
      'a.jpg: column 1, at number 1: left out, without being sure',
    ]);
  });

  it('tell what the solver changed, and what was read before', () => {
    const digits = likelyDigits(1, 2, 5, 8);
    const readings = { width: 1, height: 1, palette: BLACK_AND_WHITE, rows: [digits], columns: [] };
    const changed = { isChanged: true } as const;
    const reading = madeReading(
      [
        [
          { ...changed, length: 12, start: 0, end: 2 },
          { ...changed, length: 6, start: 2, end: 3, isDoubtful: true },
          { ...changed, length: 0, start: 3, end: 4 },
          { ...changed, length: 3, start: 4, end: 4, isDoubtful: true },
          5,
        ],
      ],
      [],
      { readings },
    );
    expect(notedNumbers(reading).map((number) => numberLine('a.jpg', number))).toEqual([
      'a.jpg: row 1, number 1: read as 1 and 2, changed to 12',
      'a.jpg: row 1, number 2: read as 5, changed to 6, without being sure',
      'a.jpg: row 1, at number 3: read as 8, left out',
      'a.jpg: row 1, number 3: not read, put in as 3, without being sure',
    ]);
  });

  it('tell of other puzzles, unless one was chosen', () => {
    const reading = madeReading([[1]], [[1]], { puzzles: 2 });
    expect(photoNotes(reading, undefined)).toHaveLength(1);
    expect(photoNotes(reading, 1)).toEqual([]);
  });

  it('tell that a puzzle seems to be cut off', () => {
    const reading = madeReading([[1]], [[1]], { isCutOff: true });
    expect(photoNotes(reading, undefined)).toEqual([expect.stringContaining('cut off')]);
  });

  it('tell that colours look alike', () => {
    const reading = madeReading([[1]], [[1]], { areColoursAlike: true });
    expect(photoNotes(reading, undefined)).toEqual([expect.stringContaining('look much alike')]);
  });

  it('tell whether more time may help', () => {
    const { settled } = madeReading([[1]], [[1]]);
    const none = (isCut: boolean) =>
      photoNotes(
        madeReading([[1]], [[1]], { settled: { ...settled, verdict: 'none', isCut } }),
        undefined,
      );
    expect(none(true)).toEqual([expect.stringContaining('--time 60')]);
    expect(none(false)).toEqual([expect.stringContaining('compare the clues')]);
  });
});

/** Returns digits that are certain, each a number of its own. */
function likelyDigits(...digits: readonly number[]): LineReading {
  return digits.map((digit) => {
    const kinds = Array.from({ length: DIGIT_KINDS }, (_, kind) => (kind === digit ? 1 : 0));
    return { kinds, begins: 1, colour: 1 };
  });
}
