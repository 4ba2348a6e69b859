import { describe, expect, it } from 'vitest';
import { problemJson } from '../../../src/puzzle/problem.ts';
import { fuzzParsers } from '../../../test/fuzz.ts';
import german from '../../messages/de/wordings.json';
import { textOf } from '../../messages/text-of.ts';
import { detailOf } from '../../puzzle-store/problems/problem-detail.ts';
import { wordingReader } from './read-wording.ts';

const withWording = wordingReader(Object.keys(german));
const text = textOf('de', german);

describe('a message without its wording', () => {
  it('is said as if it had kept it, whatever comes in', () => {
    const seen = new Map<string, boolean>();
    fuzzParsers(5, 1500, (problem) => {
      if (problem.wording === undefined || seen.has(problem.message)) return;
      const read = withWording(problemJson(problem));
      seen.set(problem.message, detailOf(read, 'de', text) === detailOf(problem, 'de', text));
    });
    const others = [...seen].filter(([, isSame]) => !isSame).map(([message]) => message);
    expect(others).toEqual([]);
    expect(seen.size).toBeGreaterThan(100);
  });

  it.each(['the program ended on this item', 'generate has no option "colour": it has size'])(
    'stays as it is if it is made of no template: %s',
    (message) => {
      const problem = { code: 'any', message };
      expect(withWording(problem)).toEqual(problem);
    },
  );
});
