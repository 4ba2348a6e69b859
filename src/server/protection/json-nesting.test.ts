import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nestingProblem } from './json-nesting.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('the nesting of a text', () => {
  it('is told where it passes its bound', () => {
    expect(nestingProblem(nested(64))).toBeUndefined();
    for (const end of ['\n', '\r']) {
      expect(nestingProblem(`{${end}"a":${nested(64)}}`)).toMatchObject({
        ...{ code: 'too-deep', line: 2, column: 4 + 64 },
      });
    }
  });

  it('counts lists and objects side by side', () => {
    const list = (length: number): string => `[${Array(length).fill('{}').join()}]`;
    expect(nestingProblem(list(49_999))).toBeUndefined();
    expect(nestingProblem(list(50_000))).toMatchObject({
      ...{ code: 'too-large', line: 1 },
      message: expect.stringMatching(/more than 50000 .* no puzzle needs that, and a history/),
    });
  });

  it('has room for almost 25,000 moves of one cell', () => {
    const history = (moves: number): string =>
      JSON.stringify({ history: Array(moves).fill([{ cell: 0, candidates: 2 }]) });
    expect(nestingProblem(history(24_999))).toBeUndefined();
    expect(nestingProblem(history(25_000))).toMatchObject({ code: 'too-large' });
  });

  it('counts the keys of one object', () => {
    const object = (keys: number): string =>
      `{${Array.from({ length: keys }, (_, key) => `"${key}":{}`).join()}}`;
    expect(nestingProblem(`[${object(1000)},${object(1000)}]`)).toBeUndefined();
    expect(nestingProblem(object(1001))).toMatchObject({ code: 'too-large' });
  });

  it('does not look into strings', () => {
    const brackets = '[{"\\'.repeat(100_000);
    expect(nestingProblem(JSON.stringify({ a: brackets, [brackets]: [] }))).toBeUndefined();
    expect(nestingProblem(`"\\"${nested(70)}`)).toBeUndefined();
    expect(nestingProblem(`"\\\\"${nested(70)}`)).toMatchObject({ code: 'too-deep' });
  });

  it('is fine in any JSON of a usual depth', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 10 }), (text) => nestingProblem(text) === undefined));
  });
});
