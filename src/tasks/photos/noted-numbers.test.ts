import { describe, expect, it } from 'vitest';
import { madeReading } from '../../../test/made-reading.ts';
import { notedNumbers } from './noted-numbers.ts';

const none = { length: 0, isDoubtful: true, isChanged: true };

describe('the numbers that a person is told of', () => {
  it('are counted as they are written, without those that were left out', () => {
    const reading = madeReading([[none, 1, { length: 2, isDoubtful: true }]], [[1], [2], [none]]);
    expect(notedNumbers(reading).map(({ axis, line, index }) => [axis, line, index])).toEqual([
      ['row', 0, 0],
      ['row', 0, 1],
      ['column', 2, 0],
    ]);
  });
});
