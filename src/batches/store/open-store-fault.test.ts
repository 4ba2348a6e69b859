import { expect, it, vi } from 'vitest';
import { success } from '../../puzzle/problem.ts';
import { openStore } from './open-store.ts';

const close = vi.hoisted(() => vi.fn());

vi.mock('./databases/embedded.ts', () => {
  const query = () => Promise.reject(new Error('the disk is broken'));
  return { openEmbedded: async () => success({ query, close }) };
});
vi.mock('./schema.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./schema.ts')>()),
  migrate: async () => {},
}));

it('gives a folder back in which the work of ended processes cannot be taken back', async () => {
  await expect(openStore({ kind: 'folder', path: 'x' })).rejects.toThrow('the disk is broken');
  expect(close).toHaveBeenCalledOnce();
});
