import { describe, expect, it } from 'vitest';
import { cutName, LONGEST_NAME } from './batch-name.ts';

describe('the name of a batch', () => {
  it('stays as it is if it is not too long', () => {
    for (const name of ['', 'a', 'x'.repeat(LONGEST_NAME)]) expect(cutName(name)).toBe(name);
  });

  it('is cut if it is too long, and no character in half', () => {
    expect(cutName('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`);
    expect(cutName('x'.repeat(60), 50)).toBe(`${'x'.repeat(49)}…`);
    expect(cutName('🧩'.repeat(150))).toBe(`${'🧩'.repeat(99)}…`);
    expect(cutName(`x${'🧩'.repeat(150)}`)).toBe(`x${'🧩'.repeat(99)}…`);
  });
});
