import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { takeFolder } from '../folder/folder-owner.ts';
import { openStore, type StorePlace } from './open-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function problemOf(place: StorePlace) {
  const opened = await openStore(place);
  if (opened.ok) throw new Error('it opened');
  return opened.problems[0];
}

describe('a store that cannot be opened', () => {
  it('has an address that says nothing', async () => {
    const problem = await problemOf({ kind: 'database', url: 'postgresql://a:secret@b:port/c' });
    expect(problem?.code).toBe('bad-value');
    expect(problem?.message).toContain('postgresql://user:password@host:5432/name');
    expect(problem?.message).not.toContain('secret');
  });

  it('is a folder that another process uses', async () => {
    takeFolder(folder);
    expect(await problemOf({ kind: 'folder', path: folder })).toEqual({
      code: 'folder-in-use',
      message: `process ${process.pid} uses the batches in ${folder}: end it, or ask it over HTTP`,
    });
  });
});
