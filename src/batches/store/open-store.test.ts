import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { takeFolder } from './databases/folder-owner.ts';
import { openStore, type StorePlace } from './open-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function problemOf(place: StorePlace) {
  const opened = await openStore(place);
  if (opened.ok) throw new Error('it opened');
  return opened.problems[0];
}

describe('a store that cannot be opened', () => {
  it.each(['postgresql://a:secret@b:port/c', 'secret'])(
    'has an address that says nothing: %s',
    async (url) => {
      const problem = await problemOf({ kind: 'database', url });
      expect(problem?.code).toBe('bad-value');
      expect(problem?.message).toContain('postgresql://user:password@host:5432/name');
      expect(problem?.message).not.toContain('secret');
    },
  );

  it('is a database that answers with a refusal', async () => {
    const fields = 'SFATAL\0C28000\0Mrole "nobody" does not exist\0\0';
    const refusal = Buffer.from(`E\0\0\0${String.fromCharCode(fields.length + 4)}${fields}`);
    const server = createServer((socket) => socket.once('data', () => socket.end(refusal)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const url = `postgres://nobody:secret@127.0.0.1:${port}/batches`;
    const problem = await problemOf({ kind: 'database', url });
    server.close();
    const refused = `127.0.0.1:${port}/batches refuses the connection (role "nobody" does not exist)`;
    expect(problem).toEqual({
      code: 'database-refused',
      message: `the database ${refused}: check user, password and name in its address`,
    });
  });

  it.runIf(process.platform === 'linux')('is a folder that cannot be made', async () => {
    const path = '/proc/crosshatch/batches';
    await expect(openStore({ kind: 'folder', path })).rejects.toMatchObject({ path });
  });

  it('is a file, which the error names', async () => {
    const path = join(folder, 'file');
    writeFileSync(path, '');
    const refused = { code: 'EEXIST', path };
    await expect(openStore({ kind: 'folder', path })).rejects.toMatchObject(refused);
  });

  it('is a folder that another process uses', async () => {
    takeFolder(folder);
    expect(await problemOf({ kind: 'folder', path: folder })).toEqual({
      code: 'folder-in-use',
      message: `process ${process.pid} uses the batches in ${folder}: end it, or ask it over HTTP`,
    });
  });
});
