import { describe, expect, it } from 'vitest';
import { answerItemLine } from './answer-item.ts';
import type { ItemWork } from './item-work.ts';
import { answerUnderNames, keyOfItem } from './same-item.ts';

const HOST = { stop: () => false, onProgress: () => {}, onItem: () => {} };
const CLUES = { rows: [[2], [1]], cols: [[2], [1]] };
const limits = {};
const WORKS: readonly ItemWork[] = [
  { kind: 'solve', maxSolutions: 2, seed: 0, limits },
  { kind: 'count', limits },
  { kind: 'rate', map: true, limits },
  { kind: 'explain', language: 'en', limits },
  { kind: 'generate', wish: { width: 5, height: 5, seed: 1 }, isRated: false, limits },
];

/** The same puzzle under several names. */
const SAME = [
  { puzzle: CLUES },
  { file: 'a.non', id: 'x', puzzle: { id: 'x', title: 'A', ...CLUES } },
  { file: 'b/a.jsonl', line: 7, text: JSON.stringify({ author: 'b', ...CLUES, ID: 12 }) },
  { file: 'c.jsonl', line: 8, text: ` ${JSON.stringify({ ...CLUES, name: 'C', id: ['none'] })}` },
].map((item) => JSON.stringify(item));

const answerTo = async (line: string, work: ItemWork) =>
  (await answerItemLine({ line, work }, HOST)).value.line;

describe.each(WORKS)('items that are the same for $kind', (work) => {
  it('have one key, and answers that differ in their names alone', async () => {
    const [first = ''] = SAME;
    const answer = await answerTo(first, work);
    for (const line of SAME) {
      expect(keyOfItem(line, work.kind)).toBe(keyOfItem(first, work.kind));
      expect(answerUnderNames(answer, line, work.kind)).toBe(await answerTo(line, work));
    }
  });
});

describe('items that are not the same', () => {
  it.each([
    [{ puzzle: CLUES }, { puzzle: { ...CLUES, rows: [[1], [2]] } }, 'solve'],
    [{ puzzle: CLUES }, { puzzle: { ...CLUES, given: ['#?', '??'] } }, 'count'],
    [{ wish: { seed: 1 } }, { wish: { seed: 2 } }, 'generate'],
    [{ file: 'a.png', image: 'AA' }, { file: 'b.png', image: 'AA' }, 'create'],
    [{ file: 'a.png', image: 'AA' }, { file: 'a.png', image: 'AB' }, 'create'],
    [{ puzzle: CLUES }, { file: 'a', errors: [{ code: 'a', message: 'b' }] }, 'solve'],
  ])('have keys of their own: %j and %j', (one, other, operation) => {
    const keys = [one, other].map((item) => keyOfItem(JSON.stringify(item), operation));
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('are images in other folders only if their names differ', () => {
    const key = (file: string) => keyOfItem(JSON.stringify({ file, image: 'AA' }), 'create');
    expect(key('a/cat.png')).toBe(key('b/cat.png'));
  });

  it('have the file of their own in the answer, or none', () => {
    const known = '{"file":"a","id":"5x5-1-1","puzzle":1}';
    const under = (item: object) => answerUnderNames(known, JSON.stringify(item), 'generate');
    expect(under({ file: 'b', wish: {} })).toBe('{"file":"b","id":"5x5-1-1","puzzle":1}');
    expect(under({ wish: {} })).toBe('{"id":"5x5-1-1","puzzle":1}');
    const line = JSON.stringify({ file: 'b', puzzle: CLUES });
    const other = answerUnderNames('{"id":null,"verdict":"none"}', line, 'solve');
    expect(other).toBe('{"file":"b","id":null,"verdict":"none"}');
  });

  it.each(['{"item":0}', 'no JSON', '['.repeat(100_000), `{"text":"${'['.repeat(9000)}"}`])(
    'are those that cannot be told apart but by their text',
    (line) => {
      expect(keyOfItem(line, 'solve')).toBe(line);
      expect(answerUnderNames('{"a":1}', line, 'solve')).toBe('{"a":1}');
    },
  );
});
