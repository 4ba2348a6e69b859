import { describe, expect, it } from 'vitest';
import { LONGEST_NAME, nameOfFiles } from './batch-name.ts';

describe('the name of a batch', () => {
  it('is that of its file if it is not too long', () => {
    for (const name of ['', 'a', 'x'.repeat(LONGEST_NAME)]) expect(nameOfFiles([name])).toBe(name);
    expect(nameOfFiles([])).toBe('');
  });

  it('says how many files there are besides the first', () => {
    expect(nameOfFiles(['gold fish.svg', 'b.svg', 'c.svg'])).toBe('gold fish.svg +2');
    expect(nameOfFiles(['x'.repeat(300), 'y'])).toBe(`${'x'.repeat(196)}… +1`);
  });

  it('is cut if it is too long, and no character in half', () => {
    expect(nameOfFiles(['x'.repeat(201)])).toBe(`${'x'.repeat(199)}…`);
    expect(nameOfFiles(['🧩'.repeat(150)])).toBe(`${'🧩'.repeat(99)}…`);
    expect(nameOfFiles([`x${'🧩'.repeat(150)}`])).toBe(`x${'🧩'.repeat(99)}…`);
  });
});
