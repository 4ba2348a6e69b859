import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it('writes a noun in the singular for 1, and in the plural otherwise', () => {
  expect([0, 1, 2].map((count) => counted(count, 'gap'))).toEqual(['0 gaps', '1 gap', '2 gaps']);
});
