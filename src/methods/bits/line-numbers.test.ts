import { describe, expect, it } from 'vitest';
import { arrangements } from '../../../test/brute-force.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { lineClue } from '../line-clues.ts';
import { countPossibilities, type LineNumbers, lineNumbers } from './line-numbers.ts';

/** Returns the numbers of a line of `0`, `1` and `?`, with room for all of a short list. */
function numbersOf(lengths: number[], line: string, half = 12): LineNumbers {
  const clue = lineClue(clueOfLengths(lengths), line.length);
  const numbers = lineNumbers(clue, candidatesOf(line), half);
  if (numbers === undefined) throw new Error('the clue does not fit');
  return numbers;
}

function candidatesOf(line: string): Int32Array {
  return Int32Array.from(line, (cell) => ({ '0': 1, '1': 2 })[cell] ?? 3);
}

/** Returns the decimal numbers of the list, with the fates that are not `possible`. */
function listOf({ first, last }: LineNumbers): string[] {
  return [...first, ...last].map(({ decimal, fate }) =>
    fate === 'possible' ? decimal : `${decimal} ${fate}`,
  );
}

describe('the numbers of a line', () => {
  it('have the middle cell in common for 3 in 5 cells: 28 & 14 & 7 = 4', () => {
    const numbers = numbersOf([3], '?????');
    expect(listOf(numbers)).toEqual(['28', '14', '7']);
    expect(numbers.first[1].digits).toBe('01110');
    expect(numbers.all).toEqual({ digits: '00100', decimal: '4' });
    expect(numbers.some.digits).toBe('11111');
  });

  it('lie between 0 and 20 for 1 1 in 5 cells', () => {
    const numbers = numbersOf([1, 1], '?????');
    expect([numbers.least.decimal, numbers.largest.decimal]).toEqual(['0', '20']);
    expect(numbers.counts).toEqual({ range: 21n, clue: 6n, inRange: 6, possible: 6 });
    expect(listOf(numbers)).toEqual(['20', '18', '17', '10', '9', '5']);
  });

  it('lie between 8 and 20 when 8 is known: not 5, and two of the others agree with it', () => {
    const numbers = numbersOf([1, 1], '?1???');
    expect([numbers.least.decimal, numbers.largest.decimal]).toEqual(['8', '20']);
    expect(numbers.counts).toEqual({ range: 13n, clue: 6n, inRange: 5, possible: 2 });
    expect(listOf(numbers)).toEqual([
      ...['20 contradicts', '18 contradicts', '17 contradicts'],
      ...['10', '9', '5 too-small'],
    ]);
    expect([numbers.all.digits, numbers.some.digits]).toEqual(['01000', '01011']);
  });

  it('have the first and the last ones of a list that is long', () => {
    const numbers = numbersOf([1, 1], '??????????', 2);
    expect(numbers.counts.possible).toBe(36);
    expect(listOf(numbers)).toEqual(['640', '576', '9', '5']);
    expect(numbers.first.map(({ digits }) => digits)).toEqual(['1010000000', '1001000000']);
    expect(numbers.last.map(({ digits }) => digits)).toEqual(['0000001001', '0000000101']);
  });

  it('have only what is possible in a long list', () => {
    const numbers = numbersOf([1, 1], '?????????1', 2);
    expect(listOf(numbers)).toEqual(['513', '257', '9', '5']);
    expect(numbers.counts).toMatchObject({ clue: 36n, possible: 8 });
  });

  it.each([
    [[3, 1, 2], '??????????'],
    [[3, 1, 2], '??0?1???????'],
    [[2, 2], '?????01???1'],
    [[1, 1, 1], '1??0?????'],
    [[4], '?????????'],
    [[], '????'],
  ])('agree with a full list: %j in %s', (lengths, line) => {
    const { counts, all, some, least } = numbersOf(lengths, line);
    const everyLine = [...arrangements(clueOfLengths(lengths), line.length)].map((cells) =>
      cells.join(''),
    );
    const possible = everyLine.filter((digits) =>
      [...digits].every((digit, cell) => line[cell] === '?' || line[cell] === digit),
    );
    const inRange = everyLine.filter((digits) => digits >= least.digits);
    const digits = (isOne: (cell: number) => boolean): string =>
      [...line].map((_, cell) => (isOne(cell) ? '1' : '0')).join('');
    expect(possible.length).toBeGreaterThan(0);
    expect(counts).toMatchObject({ inRange: inRange.length, possible: possible.length });
    expect(counts.clue).toBe(BigInt(everyLine.length));
    expect(all.digits).toBe(digits((cell) => possible.every((each) => each[cell] === '1')));
    expect(some.digits).toBe(digits((cell) => possible.some((each) => each[cell] === '1')));
  });

  it('are exact where no machine word holds them', () => {
    const numbers = numbersOf([1, 1, 1], '?'.repeat(60), 1);
    expect(numbers.largest.decimal).toBe(`${2n ** 59n + 2n ** 57n + 2n ** 55n}`);
    expect(numbers.last.map(({ decimal }) => decimal)).toEqual(['21']);
    expect(numbers.counts.possible).toBe((58 * 57 * 56) / 6);
    expect(numbers.counts.range).toBe(BigInt(numbers.largest.decimal) + 1n);
  });

  it('are none where the clue does not fit, and list nothing where the cells contradict it', () => {
    expect(lineNumbers(lineClue(clueOfLengths([3, 2]), 5), candidatesOf('?????'), 12)).toBe(
      undefined,
    );
    const { counts, ...numbers } = numbersOf([2], '1?1??');
    expect(counts).toMatchObject({ range: 5n, clue: 4n, inRange: 1, possible: 0 });
    expect(listOf(numbers as LineNumbers)).toEqual([
      ...['24 contradicts', '12 too-small', '6 too-small', '3 too-small'],
    ]);
    expect(numbersOf([1], '11?').counts).toMatchObject({ range: 0n, inRange: 0, possible: 0 });
  });
});

describe('countPossibilities', () => {
  it('counts what agrees with the known cells', () => {
    const clue = lineClue(clueOfLengths([1, 1]), 5);
    expect(countPossibilities(clue, candidatesOf('?????'))).toBe(6);
    expect(countPossibilities(clue, candidatesOf('?1???'))).toBe(2);
  });
});
