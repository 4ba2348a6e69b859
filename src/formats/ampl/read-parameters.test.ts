import { describe, expect, it } from 'vitest';
import { readParameters } from './read-parameters.ts';

describe('parameters of AMPL data', () => {
  const SIZES = 'data;\nparam m := 3;\n';

  it('have statements of up to the most words and signs', () => {
    const { height, column, problems } = readParameters(`${SIZES}param col := 1 2 3 4 5 6 7;`, 10);
    expect(problems).toEqual([]);
    expect(height).toBe(3);
    expect(column?.map(({ text }) => text).join(' ')).toBe(':= 1 2 3 4 5 6 7');
  });

  it('are read no further than a statement that is longer', () => {
    const text = `${SIZES}param col := 1 2 3 4 5 6 7 8;\nparam n := 4;`;
    const { width, height, column, problems } = readParameters(text, 10);
    expect([width, height, column]).toEqual([undefined, 3, undefined]);
    expect(problems).toMatchObject([
      {
        code: 'too-large',
        message:
          'the statement that starts with "param" has more than 10 words and signs, which no puzzle needs',
        line: 3,
        column: 1,
      },
    ]);
  });

  it('say where a semicolon is missing, however long the statement is', () => {
    for (const list of ['1 2', '1 2 3 4 5 6 7']) {
      const { problems } = readParameters(`${SIZES}param col := ${list}`, 10);
      expect(problems).toMatchObject([{ code: 'missing-semicolon', line: 3, column: 1 }]);
    }
  });
});
