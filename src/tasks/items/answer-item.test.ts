import { describe, expect, it } from 'vitest';
import { answerItemLine } from './answer-item.ts';
import type { ItemWork } from './item-work.ts';

const SOLVE: ItemWork = { kind: 'solve', maxSolutions: 2, seed: 0, limits: {} };
const HOST = { stop: () => false, onProgress: () => {}, onItem: () => {} };
const PUZZLE = { rows: [[2], [1]], cols: [[2], [1]] };

async function answerTo(item: unknown, work: ItemWork = SOLVE) {
  const line = typeof item === 'string' ? item : JSON.stringify(item);
  const { value } = await answerItemLine({ line, work }, HOST);
  expect(value.line).not.toContain('\n');
  return { kind: value.kind, json: JSON.parse(value.line) };
}

describe('the answer about an item', () => {
  it('has the fields of the command, and the names of the item', async () => {
    const { kind, json } = await answerTo({
      ...{ file: 'a.jsonl', line: 3 },
      text: JSON.stringify({ id: 'x', ...PUZZLE }),
    });
    expect(kind).toBe('unique');
    expect(json).toMatchObject({ file: 'a.jsonl', id: 'x', verdict: 'unique', complete: true });
    expect(json.solutions).toEqual([['##', '#.']]);
    expect(Object.keys(json)).not.toContain('seconds');
  });

  it.each<[ItemWork, string, object]>([
    [{ kind: 'count', limits: {} }, 'unique', { count: '1', complete: true }],
    [{ kind: 'rate', limits: {} }, 'trivial', { verdict: 'unique', label: 'trivial' }],
    [{ kind: 'explain', language: 'en', limits: {} }, 'solved', { kind: 'solved', isCut: false }],
  ])('is that of %o', async (work, expected, fields) => {
    const { kind, json } = await answerTo({ puzzle: PUZZLE }, work);
    expect(kind).toBe(expected);
    expect(json).toMatchObject({ id: null, ...fields });
    expect(json).not.toHaveProperty('file');
  });

  it.each<ItemWork>([
    SOLVE,
    { kind: 'count', limits: {} },
    { kind: 'rate', limits: {} },
    { kind: 'explain', language: 'en', limits: {} },
  ])('counts several solutions under one word: %o', async (work) => {
    const puzzle = { rows: [[1], [1]], cols: [[1], [1]] };
    expect((await answerTo({ puzzle }, work)).kind).toBe('multiple');
  });

  it('tells a rating that was cut off from a verdict', async () => {
    const puzzle = { rows: [[1, 1], [5], [5], [3], [1]], cols: [[2], [4], [4], [4], [2]] };
    // The puzzle is solved when the work asks a fourth time whether to stop.
    let asked = 0;
    const host = { ...HOST, stop: () => ++asked > 3 };
    const line = JSON.stringify({ puzzle });
    const { value } = await answerItemLine({ line, work: { kind: 'rate', limits: {} } }, host);
    expect(JSON.parse(value.line)).toMatchObject({ verdict: 'unique', isCut: true });
    expect(value.kind).toBe('unrated');
  });

  it('is a puzzle that was made', async () => {
    const wish = { width: 5, height: 5, seed: 7 };
    const { kind, json } = await answerTo(
      {},
      { kind: 'generate', wish, isRated: false, limits: {} },
    );
    expect(kind).toBe('made');
    expect(json).toMatchObject({ id: '5x5-7-1', puzzle: { width: 5, height: 5 } });
  });
});

describe('what is wrong with an item', () => {
  it('is its answer, with the line of its file', async () => {
    const text = '{"id": "y", "rows": [[2]], "cols": [[1], [2]]}';
    const { kind, json } = await answerTo({ file: 'a.jsonl', line: 4, text });
    expect(kind).toMatch(/^problem:/);
    expect(json).toMatchObject({ file: 'a.jsonl', id: 'y' });
    expect(json.errors[0]).toMatchObject({ line: 4 });
  });

  it('may be told by what made the item', async () => {
    const errors = [{ code: 'cannot-read', message: 'cannot read it' }];
    const { kind, json } = await answerTo({ file: 'b.non', errors });
    expect(kind).toBe('problem:cannot-read');
    expect(json).toEqual({ file: 'b.non', id: null, errors });
  });

  it.each([['a\0b'], ['A'], [''], ['a b'], ['x'.repeat(62)]])(
    'has no code like %j',
    async (code) => {
      const { kind, json } = await answerTo({ errors: [{ code, message: 'm' }] });
      expect(kind).toBe('problem:other');
      expect(json.errors).toEqual([{ code: 'other', message: 'm' }]);
    },
  );

  it('may be that its line is none', async () => {
    const lines = ['{', '[]', '7', '{"file": 7}', '{"wish": []}', '{"line": 0}', '{"errors": [1]}'];
    for (const line of lines) expect((await answerTo(line)).kind).toBe('problem:bad-item');
    expect((await answerTo('{}')).kind).toBe('problem:no-puzzle');
  });

  it('may be a wish that cannot be met', async () => {
    const wish = { width: 0, height: 5, seed: 7 };
    const { kind } = await answerTo({}, { kind: 'generate', wish, isRated: false, limits: {} });
    expect(kind).toBe('problem:bad-size');
  });
});
