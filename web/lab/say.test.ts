import { describe, expect, it } from 'vitest';
import { OUTCOME_WORDS } from '../../src/methods/outcome.ts';
import en from '../messages/en/lab.json';
import type { MessageKey } from '../messages/keys.ts';
import { problemText } from './say.ts';

describe('outcomes', () => {
  it('have the words of crosshatch compare; verdicts have those of the page', () => {
    const { unique: _, multiple: __, none: ___, ...others } = OUTCOME_WORDS;
    for (const [outcome, words] of Object.entries(others)) {
      const key = `lab.outcome.${outcome}` as keyof typeof en;
      expect([key, en[key]?.toLowerCase()]).toEqual([key, words.toLowerCase()]);
    }
  });
});

describe('problemText', () => {
  const text = (key: MessageKey): string => key;

  it.each([
    ['too-large', 'would take 9 MB', 'lab.problem.too-large'],
    ['fault', 'a bug', 'lab.problem.other'],
    ['fault', '', 'lab.problem.silent'],
  ])('of %s with "%s"', (code, message, key) => {
    expect(problemText(text, { code, message })).toBe(key);
  });
});
