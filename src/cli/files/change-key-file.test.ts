import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failure, success } from '../../puzzle/problem.ts';
import { hashOfKey } from '../../server/keys/api-key.ts';
import { type KeyRecord, keyFileText, readKeyFile } from '../../server/keys/key-file.ts';
import { changeKeyFile } from './change-key-file.ts';

const keyOf = (name: string): KeyRecord => ({
  ...{ name, hash: hashOfKey(name), created: '2026-01-01T00:00:00.000Z', quota: {} },
});

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  path = join(folder, 'keys.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const add = (name: string, at = path) =>
  changeKeyFile(at, (keys) => success([...keys, keyOf(name)]));

function namesIn(at: string): string[] {
  const keys = readKeyFile(at);
  return keys.ok ? keys.value.map(({ name }) => name) : [];
}

describe('a change of the keys', () => {
  it('waits while another one has the lock, and takes up what that one wrote', async () => {
    const lock = `${path}.lock`;
    writeFileSync(lock, '');
    const waiting = add('b');
    await setTimeout(1);
    expect(existsSync(path)).toBe(false);
    writeFileSync(path, keyFileText([keyOf('a')]));
    rmSync(lock);
    expect((await waiting).ok).toBe(true);
    expect(namesIn(path)).toEqual(['a', 'b']);
    expect(readdirSync(folder)).toEqual(['keys.json']);
  });

  it('leaves everything as it was where there is a problem', async () => {
    await add('a');
    const refused = await changeKeyFile(path, () => failure({ code: 'no', message: 'no' }));
    expect(refused.ok).toBe(false);
    writeFileSync(path, '{}');
    expect(await add('b')).toMatchObject({ problems: [{ code: 'bad-key-file' }] });
    expect(readdirSync(folder)).toEqual(['keys.json']);
  });

  it('names the file that was asked for if there is no such folder', async () => {
    const nowhere = join(folder, 'nowhere', 'keys.json');
    await expect(add('a', nowhere)).rejects.toMatchObject({ code: 'ENOENT', path: nowhere });
  });
});

describe.runIf(process.platform !== 'win32')('the file of the keys', () => {
  const modeOf = (at: string): number => statSync(at).mode & 0o777;

  it('is for its owner alone, unless it was made otherwise', async () => {
    await add('a');
    expect(modeOf(path)).toBe(0o600);
    chmodSync(path, 0o640);
    await add('b');
    expect(modeOf(path)).toBe(0o640);
  });

  it('may be the target of a link, which stays', async () => {
    mkdirSync(join(folder, 'secrets'));
    const target = join(folder, 'secrets', 'keys.json');
    symlinkSync(target, path);
    await add('a');
    await add('b');
    expect(lstatSync(path).isSymbolicLink()).toBe(true);
    expect(namesIn(target)).toEqual(['a', 'b']);
  });

  it.runIf(process.getuid?.() === 0)('keeps its owner when root changes it', async () => {
    chownSync(folder, 1234, 5678);
    await add('a');
    expect(statSync(path)).toMatchObject({ uid: 1234, gid: 5678 });
    chownSync(path, 2345, 6789);
    await add('b');
    expect(statSync(path)).toMatchObject({ uid: 2345, gid: 6789 });
  });
});
