import { describe, expect, it } from 'vitest';
import { loadMethod, type StepEvent, solveBy } from '../../../src/methods/index.ts';
import { OUTCOME_WORDS } from '../../../src/methods/outcome.ts';
import { domino } from '../../../test/boards.ts';
import en from '../../messages/en/lab.json';
import type { MessageKey } from '../../messages/keys.ts';
import { METHODS, placeOf } from '../methods.ts';
import { comparedMethodOf } from '../setup/setup.ts';
import { FRAMES, problemText } from './result-words.ts';

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
    expect(problemText(text, { code, message }, comparedMethodOf('sat'))).toBe(key);
  });

  it('names the program that the server lacks, and where it comes from', () => {
    const lacking = { code: 'not-installed', message: 'apt-get install minizinc' };
    const shown = (key: MessageKey, values?: object): string => `${key} ${JSON.stringify(values)}`;
    expect(problemText(shown, lacking, comparedMethodOf('minizinc'))).toBe(
      'lab.problem.not-installed-named {"name":"minizinc","home":"minizinc.org"}',
    );
    expect(problemText(text, lacking, comparedMethodOf('mip'))).toBe('lab.problem.not-installed');
  });
});

describe('steps', () => {
  const puzzle = domino(3);

  it.each(METHODS.filter(({ id }) => placeOf(id, true) !== 'server'))(
    'of $id have words',
    async ({ id }) => {
      const kinds = new Set<string>();
      const method = await loadMethod(id);
      const onStep = ({ kind }: StepEvent) => void kinds.add(kind);
      await solveBy(method, puzzle, { limits: { seconds: 0.2 }, onStep });
      expect([...kinds].filter((kind) => !FRAMES.has(kind))).toEqual([]);
    },
  );

  it('have words in the catalogue', () => {
    expect([...FRAMES].filter((kind) => !(`lab.frame.${kind}` in en))).toEqual([]);
  });
});
