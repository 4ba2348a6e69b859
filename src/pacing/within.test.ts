import { expect, it } from 'vitest';
import { within } from './within.ts';

it('waits for what is soon there alone', async () => {
  expect(await within(Promise.resolve('soon'), 60_000)).toBe('soon');
  expect(await within(new Promise(() => {}), 1)).toBeUndefined();
  await expect(within(Promise.reject(new Error('wrong')), 60_000)).rejects.toThrow('wrong');
});
