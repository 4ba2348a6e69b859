import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesBelow, MODULE, ROOT } from '../../../test/source-files.ts';
import { makeFolder } from './make-folder.ts';

describe('a new folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is made with those above it, once', () => {
    const path = join(folder, 'a', 'b');
    for (let time = 1; time <= 2; time++) makeFolder(path, 0o700);
    expect(statSync(path).isDirectory()).toBe(true);
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o700);
  });

  it('is not made where a file is', () => {
    const path = join(folder, 'file');
    writeFileSync(path, '');
    expect(() => makeFolder(path)).toThrow('EEXIST');
    expect(() => makeFolder(join(path, 'a'))).toThrow('ENOTDIR');
  });

  it.runIf(process.platform === 'linux')('is refused where a file system takes none', () => {
    expect(() => makeFolder('/proc/crosshatch/a')).toThrow('ENOENT');
  });

  it('is made in no other way by the program', () => {
    const others = filesBelow(['src'], MODULE).filter((file) =>
      /mkdir(Sync)?\([^)]*recursive/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(others).toEqual([]);
  });
});
