import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { announceOwner, readOwner, releaseFolder, signFolder, takeFolder } from './folder-owner.ts';
import { placeOfNumbers } from './process-state.ts';

const HERE = { host: hostname(), numbers: placeOfNumbers() };

describe('the owner of a folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const path = () => join(folder, 'owner.json');
  /** Makes the last sign of life so many seconds old. */
  const silence = (seconds: number) => {
    const at = Date.now() / 1000 - seconds;
    utimesSync(path(), at, at);
  };
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
    write({ pid, ...HERE });
    expect(readOwner(folder)).toBeUndefined();
    expect(takeFolder(folder)).toBeUndefined();
    expect(readOwner(folder)?.pid).toBe(process.pid);
  });

  it.runIf(process.platform === 'linux')('is no other process with the same number', () => {
    write({ pid: process.pid, ...HERE, started: '1' });
    expect(readOwner(folder)).toBeUndefined();
  });

  it('may be on another machine, of whose processes nothing is known', () => {
    const other = { pid: process.pid, host: `not-${hostname()}` };
    write(other);
    expect(takeFolder(folder)).toEqual(other);
    releaseFolder(folder);
    expect(JSON.parse(readFileSync(path(), 'utf8'))).toEqual(other);
  });

  it('may have a number of its own in another container of the same name', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const other = { pid, host: hostname(), numbers: `${hostname()} pid:[1]` };
    write(other);
    expect(takeFolder(folder)).toEqual(other);
    silence(130);
    expect(takeFolder(folder)).toBeUndefined();
  });

  it('has ended on another machine once it was silent for long', () => {
    write({ pid: 1, host: `not-${hostname()}` });
    silence(100);
    expect(takeFolder(folder)).toMatchObject({ pid: 1 });
    silence(130);
    expect(readOwner(folder)).toBeUndefined();
    expect(takeFolder(folder)).toBeUndefined();
    expect(readOwner(folder)).toMatchObject({ pid: process.pid, host: hostname() });
  });

  it('gives signs of life, as long as the folder is its own', () => {
    takeFolder(folder);
    announceOwner(folder, { address: 'http://localhost:1', secret: 'hidden' });
    const text = readFileSync(path(), 'utf8');
    silence(100);
    expect(signFolder(folder)).toBe(true);
    expect(Date.now() - statSync(path()).mtimeMs).toBeLessThan(50_000);
    expect(readFileSync(path(), 'utf8')).toBe(text);
    write({ pid: process.pid, host: `not-${hostname()}` });
    expect(signFolder(folder)).toBe(false);
    rmSync(path());
    expect(signFolder(folder)).toBe(false);
  });

  it('is nobody if the file is damaged', () => {
    for (const text of ['{', '{"pid":0}']) {
      writeFileSync(path(), text);
      expect(takeFolder(folder)).toBeUndefined();
      releaseFolder(folder);
    }
  });

  it('is not known if the file cannot be read, so nobody takes the folder', () => {
    mkdirSync(path());
    expect(() => readOwner(folder)).toThrow('EISDIR');
    expect(() => takeFolder(folder)).toThrow('EISDIR');
    expect(readdirSync(folder)).toEqual(['owner.json']);
  });
});
