import { expect, it, vi } from 'vitest';
import { idleStore } from '../../../test/batches/idle-store.ts';
import { success } from '../../puzzle/problem.ts';
import { workCommand } from './work.ts';

const end = vi.hoisted(() => vi.fn(async () => {}));

vi.mock('../run/open-batches.ts', () => ({ openBatches: async () => success(idleStore()) }));
vi.mock('../run/batch-worker.ts', () => ({
  async startBatchWorker() {
    process.emit('SIGTERM');
    return { ended: new Promise(() => {}), end };
  },
}));

it('is ended by a signal that comes while it starts', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await workCommand({ threads: 1 });
  expect(end).toHaveBeenCalledOnce();
});
