import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const MODULE = pathToFileURL(resolve(import.meta.dirname, '../scripts/setup-lock.mjs')).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lock = (): string => join(folder, 'lock');

/**
 * Runs a process whose work takes long enough to overlap with the work of others. Returns the id of
 * the process.
 */
async function work(meanwhile = ''): Promise<number> {
  const code = `
    import { appendFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
    import { alone } from ${JSON.stringify(MODULE)};
    const log = (word) => appendFileSync(${JSON.stringify(join(folder, 'log'))}, word + process.pid + ' ');
    await alone(${JSON.stringify(lock())}, () => {
      log('begins:');
      ${meanwhile}
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
      log('ends:');
    });
    console.log(process.pid);`;
  const args = ['--input-type=module', '-e', code];
  return Number((await promisify(execFile)(process.execPath, args)).stdout);
}

describe('the lock of a set-up', () => {
  it('lets one process work at a time', async () => {
    const pids = await Promise.all([work(), work(), work()]);
    const log = readFileSync(join(folder, 'log'), 'utf8');
    expect(log).toMatch(/^(begins:(\d+) ends:\2 ){3}$/);
    for (const pid of pids) expect(log).toContain(`ends:${pid} `);
    expect(existsSync(lock())).toBe(false);
  });

  it('is taken from an owner that has ended', async () => {
    const ended = await work();
    mkdirSync(lock());
    writeFileSync(join(lock(), 'pid'), String(ended));
    const pids = await Promise.all([work(), work()]);
    const log = readFileSync(join(folder, 'log'), 'utf8');
    expect(log).toMatch(/(begins:(\d+) ends:\2 ){2}$/);
    for (const pid of pids) expect(log).toContain(`ends:${pid} `);
  });

  it('stays with the owner that it has meanwhile', async () => {
    await work(`
      mkdirSync(${JSON.stringify(lock())} + '-old');
      renameSync(${JSON.stringify(lock())}, ${JSON.stringify(lock())} + '-old/own');
      mkdirSync(${JSON.stringify(lock())});
      writeFileSync(${JSON.stringify(lock())} + '/pid', '1');`);
    expect(readFileSync(join(lock(), 'pid'), 'utf8')).toBe('1');
  });
});
