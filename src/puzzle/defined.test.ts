import { describe, expect, expectTypeOf, it } from 'vitest';
import { defined } from './defined.ts';

describe('defined', () => {
  it('leaves out what is undefined, and nothing else', () => {
    const fields = { a: undefined, b: null, c: 0, d: '', e: false, f: Number.NaN };
    expect(Object.entries(defined(fields))).toEqual(Object.entries(fields).slice(1));
  });

  it('keeps the order of the fields', () => {
    expect(Object.keys(defined({ z: 1, y: undefined, a: 2 }))).toEqual(['z', 'a']);
  });

  it('makes every field one that may be missing, but not undefined', () => {
    const maybe = (value?: number): number | undefined => value;
    expectTypeOf(defined({ size: maybe(3), name: 'a' })).toEqualTypeOf<{
      size?: number;
      name?: string;
    }>();
  });

  it('does not change what it is given', () => {
    const fields = { a: undefined, b: 1 };
    defined(fields);
    expect(Object.keys(fields)).toEqual(['a', 'b']);
  });
});
