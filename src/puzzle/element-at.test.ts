import { expect, it } from 'vitest';
import { elementAt } from './element-at.ts';

it('gives an element, and refuses an index that the list does not have', () => {
  expect(elementAt(['a', 'b'], 1)).toBe('b');
  expect(elementAt(Int32Array.of(0), 0)).toBe(0);
  for (const index of [-1, 2, 0.5]) {
    expect(() => elementAt(['a', 'b'], index)).toThrow(RangeError);
  }
});
