import { describe, expect, it } from 'vitest';
import { parseJsonLine } from './json.ts';

const PUZZLE = { id: 'a', rows: [[2], [1]], cols: [[2], [1]] };
const RATING = { verdict: 'unique', label: 'trivial' };

const read = (value: object) => parseJsonLine(JSON.stringify(value), 3);

describe('a line of our own answers', () => {
  it.each([
    { item: 1, file: 'a.png', puzzle: PUZZLE, rating: RATING, changes: [], minimal: true },
    { item: 1, id: 'a', puzzle: PUZZLE },
    { file: 'a.png', written: 'a.non', puzzle: PUZZLE, rating: RATING, seconds: 0.1 },
  ])('is read as its puzzle, without a remark: %o', (answer) => {
    const outcome = read(answer);
    expect(outcome).toMatchObject({ ok: true, value: { width: 2, meta: { id: 'a' } } });
    expect(outcome).not.toHaveProperty('remarks');
  });

  it.each([
    [
      { item: 2, file: 'b.png', id: null, errors: [{ code: 'x', message: 'it is damaged' }] },
      'this answer has no puzzle: it is damaged',
    ],
    [{ item: 2, id: null, made: 0, seed: 7, isCut: true }, 'no puzzle was found for this wish'],
  ])('is one problem where it has no puzzle: %o', (answer, message) => {
    const problem = { code: 'no-puzzle', message, line: 3 };
    expect(read(answer)).toMatchObject({ ok: false, problems: [problem] });
  });

  it('is told from other JSON, of which nothing is left out without a word', () => {
    const told = (value: object) => (read(value) as { remarks?: readonly object[] }).remarks;
    expect(told({ puzzle: PUZZLE, file: 'x' })).toMatchObject([{ code: 'not-read' }]);
    expect(told({ item: 1, puzzle: { ...PUZZLE, item: 1 } })).toMatchObject([{ code: 'not-read' }]);
    expect(told({ item: 1, puzzle: PUZZLE, other: 1 })).toMatchObject([{ code: 'not-read' }]);
    expect(read({ ...PUZZLE, errors: [{ message: 'x' }] }).ok).toBe(true);
  });
});
