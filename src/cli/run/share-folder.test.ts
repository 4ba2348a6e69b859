import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { idleStore } from '../../../test/batches/idle-store.ts';
import { shareFolder } from './share-folder.ts';

it('listens no longer if nobody can be told of it', async () => {
  const listening = () =>
    process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length;
  const before = listening();
  const missing = join(tmpdir(), crypto.randomUUID());
  await expect(shareFolder(missing, idleStore())).rejects.toThrow('ENOENT');
  await expect.poll(listening).toBe(before);
});
