import { describe, expect, it } from 'vitest';
import { guessedChoices } from './guessed-choices.ts';
import { clueKey, MOST_CHOICES } from './line-choice.ts';

const lineOf = (lengths: readonly number[]) => ({
  parts: lengths.map((length, at) => ({ length, colour: 1, start: at, end: at + 1 })),
  cost: 0,
  isGuess: false,
});

const keysOf = (lengths: readonly number[], cells: number) =>
  guessedChoices(lineOf(lengths), cells, 1).map(({ parts }) => clueKey(parts));

describe('the guesses of a line', () => {
  it('leave out, lengthen and put in a number where they fit', () => {
    expect(keysOf([2], 4).sort()).toEqual(['', '1/1,2/1', '2/1,1/1']);
    expect(keysOf([2], 12)).toContain('12/1');
  });

  it('put in a number beside equal ones once, as likely as all places together', () => {
    const guessed = guessedChoices(lineOf([1, 1]), 5, 1);
    const [put] = guessed.filter(({ parts }) => parts.length === 3);
    expect(guessed.filter(({ parts }) => parts.length === 3)).toHaveLength(1);
    expect(Math.exp(-(put?.cost ?? 0))).toBeCloseTo((3 * 2e-4) / (1 + Math.log(5)), 9);
  });

  it('are only the likeliest on a long line', () => {
    const guessed = guessedChoices(lineOf(Array<number>(50).fill(1)), 200, 1);
    expect(guessed).toHaveLength(MOST_CHOICES);
    expect(guessed.every(({ cost }, i) => i === 0 || cost >= (guessed[i - 1]?.cost ?? 0))).toBe(
      true,
    );
  });
});
