import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idsOfPath, MAX_PRINTED, pathOfIds } from './print-choice.ts';
import { defaultOptions } from './print-options.tsx';

describe('the address of what is printed', () => {
  it('gives the ids back', () => {
    const id = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !/\p{Cs}/u.test(text));
    const ids = fc.uniqueArray(id, { maxLength: MAX_PRINTED });
    fc.assert(
      fc.property(ids, (wished) => {
        expect(idsOfPath(pathOfIds(wished).slice('/print/'.length))).toEqual(wished);
      }),
    );
  });

  it('takes what was typed by hand', () => {
    expect(idsOfPath('lock,,lock,%E0%A4%A,duck')).toEqual(['lock', '%E0%A4%A', 'duck']);
    expect(idsOfPath(undefined)).toEqual([]);
    const many = Array.from({ length: 200 }, (_, i) => `p${i}`).join(',');
    expect(idsOfPath(many)).toHaveLength(MAX_PRINTED);
  });
});

describe('the paper to begin with', () => {
  it('is that of the place', () => {
    expect(defaultOptions(['en-US', 'de']).paper).toBe('letter');
    expect(defaultOptions(['de-DE', 'en-US']).paper).toBe('a4');
    expect(defaultOptions([]).paper).toBe('a4');
    expect(defaultOptions([]).solutions).toBe(false);
  });
});
