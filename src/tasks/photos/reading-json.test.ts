import { describe, expect, it } from 'vitest';
import { madeReading } from '../../../test/made-reading.ts';
import { scaledPlace } from '../../photo/scaled-place.ts';
import { puzzleOfReading, readingJson } from './reading-json.ts';

const DOUBTFUL = {
  ...{ length: 1, isDoubtful: true, isChanged: true, probability: 0.61234567 },
  alternatives: [{ length: 7, probability: 0.3 }],
};

const HALVED = { factor: 2, isAnimated: false };
const WHOLE = { factor: 1, isAnimated: true };

describe('the JSON of a reading', () => {
  it('has the puzzle, and each number with how sure it is', () => {
    const reading = madeReading([[2], [DOUBTFUL]], [[2], [1]]);
    const json = readingJson(reading, puzzleOfReading(reading, {}), HALVED);
    expect(json).toMatchObject({ puzzle: { rows: [[2], [1]] }, verdict: 'unique', doubtful: 1 });
    expect(json.rows[1]).toEqual([
      {
        ...{ length: 1, probability: 0.6123, doubtful: true, changed: true },
        alternatives: [{ length: 7, probability: 0.3 }],
      },
    ]);
    expect(json).not.toHaveProperty('errors');
    expect(json).not.toHaveProperty('marks');
  });

  it('has the corners in pixels of the photo', () => {
    const reading = madeReading([[1]], [[1]]);
    const { place } = readingJson(reading, puzzleOfReading(reading, {}), HALVED);
    expect(scaledPlace(reading.place, 1)).toEqual(reading.place);
    expect(place).toMatchObject({ rows: 1, columns: 1 });
    expect(place.corners[0]).toEqual({ x: 60.5, y: 60.5 });
  });

  it('says where the digits of a number are in the photo', () => {
    const digit = { left: 10, top: 32, width: 4, height: 6 };
    const digitBoxes = { rows: [[digit]], columns: [[]] };
    const reading = madeReading([[1]], [[{ length: 1, end: 0 }]], { digitBoxes });
    const { rows, columns } = readingJson(reading, puzzleOfReading(reading, {}), HALVED);
    expect(rows[0]?.[0]?.box).toEqual({ left: 21, top: 65, width: 8, height: 12 });
    expect(columns[0]?.[0]).not.toHaveProperty('box');
  });

  it('says what is wrong with clues that make no puzzle', () => {
    const reading = madeReading([[2], [1]], [[1], [1]]);
    const json = readingJson(reading, puzzleOfReading(reading, {}), WHOLE);
    expect(json).toMatchObject({
      errors: [{ code: 'sums-differ' }],
      rows: [[{ length: 2 }], [{}]],
    });
    expect(json).not.toHaveProperty('puzzle');
  });

  it('leaves out numbers that are none, and has the marks as a saved grid', () => {
    const none = { ...DOUBTFUL, length: 0 };
    const marks = Int8Array.of(1, -1, 0, -1);
    const reading = madeReading([[2, none], [1]], [[2], [1]], { marks });
    const json = readingJson(reading, puzzleOfReading(reading, {}), WHOLE);
    expect(json).toMatchObject({ puzzle: { rows: [[2], [1]] }, marks: ['#?', '.?'] });
    expect(json.animated).toBe(true);
  });
});
