import { describe, expect, it } from 'vitest';
import { median, missedSolutions } from './compare-answers.ts';

const answer = (complete: boolean, ...solutions: string[]) => ({
  complete,
  solutions: solutions.map((text) => [text]),
});

describe('missedSolutions', () => {
  it('finds nothing wrong with those who agree, and those who claim nothing', () => {
    const answers = [answer(true, '#.'), answer(true, '#.'), answer(false), undefined];
    expect(missedSolutions(answers)).toEqual([0, 0, 0, 0]);
  });

  it.each([
    ['no solution where there is one', [answer(true), answer(false, '#.')], [1, 0]],
    ['a single one where there are three', [answer(true, '#'), answer(false, 'a', 'b')], [2, 0]],
    ['different single ones', [answer(true, '#.'), answer(true, '.#')], [1, 1]],
  ])('counts what a claim leaves out: %s', (_, answers, missed) => {
    expect(missedSolutions(answers)).toEqual(missed);
  });
});

describe('median', () => {
  it('is the middle, or the mean of the middle two', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });
});
