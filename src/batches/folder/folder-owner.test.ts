import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { announceOwner, readOwner, releaseFolder, takeFolder } from './folder-owner.ts';

describe('the owner of a folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const path = () => join(folder, 'owner.json');
  const write = (owner: object) => writeFileSync(path(), JSON.stringify(owner));

  it('is the first process that takes it, until it releases it', () => {
    expect(readOwner(folder)).toBeUndefined();
    expect(takeFolder(folder)).toBeUndefined();
    expect(takeFolder(folder)).toMatchObject({ pid: process.pid, host: hostname() });
    releaseFolder(folder);
    expect(readOwner(folder)).toBeUndefined();
    expect(takeFolder(folder)).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['owner.json']);
  });

  it('tells how it is reached, to its own user alone', () => {
    takeFolder(folder);
    announceOwner(folder, { address: 'http://localhost:1', secret: 'hidden' });
    expect(readOwner(folder)).toMatchObject({ address: 'http://localhost:1', secret: 'hidden' });
    if (process.platform !== 'win32') expect(statSync(path()).mode & 0o777).toBe(0o600);
  });

  it('loses it when it has ended', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    write({ pid, host: hostname() });
    expect(readOwner(folder)).toBeUndefined();
    expect(takeFolder(folder)).toBeUndefined();
    expect(readOwner(folder)?.pid).toBe(process.pid);
  });

  it.runIf(process.platform === 'linux')('is no other process with the same number', () => {
    write({ pid: process.pid, host: hostname(), started: '1' });
    expect(readOwner(folder)).toBeUndefined();
  });

  it('may be on another machine, of whose processes nothing is known', () => {
    const other = { pid: process.pid, host: `not-${hostname()}` };
    write(other);
    expect(takeFolder(folder)).toEqual(other);
    releaseFolder(folder);
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toEqual(other);
  });

  it('is nobody if the file is damaged', () => {
    writeFileSync(path(), '{');
    expect(takeFolder(folder)).toBeUndefined();
  });
});
