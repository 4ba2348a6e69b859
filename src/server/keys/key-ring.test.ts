import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashOfKey } from './api-key.ts';
import { keyFileText } from './key-file.ts';
import { openKeyRing } from './key-ring.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  path = join(folder, 'keys.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileWith = (key: string): string => {
  const record = { name: 'a', hash: hashOfKey(key), created: '2026-01-01T00:00:00.000Z' };
  return keyFileText([{ ...record, quota: {} }]);
};

it('tells a failure once, another one as well, and the same one again after it was mended', () => {
  writeFileSync(path, fileWith('first'));
  let now = 0;
  const told: string[] = [];
  const ring = openKeyRing(
    path,
    (error) => told.push((error as Error).message),
    () => now,
  );
  const knows = (key: string): boolean => {
    now += 1000;
    return ring.find(key) !== undefined;
  };
  writeFileSync(path, '{}');
  expect([knows('first'), knows('first')]).toEqual([true, true]);
  expect(told).toEqual([expect.stringContaining('no file of crosshatch keys')]);
  rmSync(path);
  expect([knows('first'), knows('first')]).toEqual([true, true]);
  expect(told.slice(1)).toEqual([expect.stringContaining('ENOENT')]);
  writeFileSync(path, fileWith('second'));
  expect([knows('first'), knows('second')]).toEqual([false, true]);
  rmSync(path);
  expect(knows('second')).toBe(true);
  expect(told.slice(2)).toEqual([expect.stringContaining('ENOENT')]);
});
