import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { crosshatch } from './cli.ts';

let folder = '';
let file: readonly string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-'));
  file = ['--keys-file', join(folder, 'keys.json')];
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('keys', () => {
  it('are added, listed and removed', async () => {
    const quotas = ['--quota', '1000/day', '--quota', '600s/day'];
    const added = await crosshatch(['keys', 'add', 'anna', ...quotas, ...file]);
    expect(added).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^crosshatch_[\w-]{43}\n$/),
    });
    expect(added.err).toContain('not shown again');
    expect((await crosshatch(['keys', 'add', 'bob', ...file])).code).toBe(0);
    const again = await crosshatch(['keys', 'add', 'anna', ...file]);
    expect(again).toMatchObject({ code: 4, out: '', err: expect.stringContaining('already') });
    const listed = await crosshatch(['keys', 'list', ...file]);
    expect(listed.out).toMatch(/^anna {2}since [\d-]+ {2}1000\/day 600s\/day\nbob .*no quota\n$/);
    expect(listed.out).not.toContain('crosshatch_');
    expect((await crosshatch(['keys', 'remove', 'anna', ...file])).code).toBe(0);
    expect((await crosshatch(['keys', 'remove', 'anna', ...file])).code).toBe(4);
    expect((await crosshatch(['keys', 'list', ...file])).out).toMatch(/^bob/);
  });

  it.each([
    [['keys', 'add', 'a b'], /expected at most 64 letters/],
    [['keys', 'add', 'a', '--quota', '10'], /--quota: expected 1000\/day/],
  ])('are refused: %o', async (args, message) => {
    const { code, err } = await crosshatch([...args, ...file]);
    expect([code, err]).toEqual([4, expect.stringMatching(message)]);
    expect(existsSync(file[1])).toBe(false);
  });

  it('of a file that is something else are left alone', async () => {
    writeFileSync(file[1], '{}');
    const { code, err } = await crosshatch(['keys', 'add', 'a', ...file]);
    expect([code, err]).toEqual([4, expect.stringContaining('no file of crosshatch keys')]);
    const served = await crosshatch(['serve', '--port', '0', '--auth', 'required', ...file]);
    expect([served.code, served.err]).toEqual([
      4,
      expect.stringContaining('no file of crosshatch'),
    ]);
  });

  it('are all there after several commands at once, in a file that has hashes alone', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const added = await Promise.all(
      names.map((name) => crosshatch(['keys', 'add', name, ...file])),
    );
    expect(added.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    const { out } = await crosshatch(['keys', 'list', ...file]);
    expect(out.match(/^\w/gm)?.sort()).toEqual(names);
    const text = readFileSync(file[1], 'utf8');
    for (const { out: key } of added) expect(text).not.toContain(key.trim().slice(-20));
  });

  it('are in the file that the settings of the server name', async () => {
    const config = join(folder, 'crosshatch.json');
    writeFileSync(config, JSON.stringify({ auth: { keysFile: file[1] } }));
    const env = { CROSSHATCH_KEYS_FILE: '' };
    expect((await crosshatch(['keys', 'add', 'a', '--config', config], '', env)).code).toBe(0);
    expect(existsSync(file[1])).toBe(true);
    const listed = await crosshatch(['keys', 'list'], '', { ...env, CROSSHATCH_CONFIG: config });
    expect(listed.out).toMatch(/^a /);
    writeFileSync(config, '{"auth": {"keyFile": ""}}');
    const wrong = await crosshatch(['keys', 'list', '--config', config]);
    expect([wrong.code, wrong.err]).toEqual([4, expect.stringContaining('no setting')]);
  });

  it.each([
    ['keys', 'list'],
    ['keys', 'remove', 'a'],
    ['serve', '--port', '0', '--auth', 'required'],
  ])('are told to be missing where there is no file: %s %s', async (...args) => {
    const { code, out, err } = await crosshatch([...args, ...file]);
    expect([code, out]).toEqual([4, '']);
    expect(err).toContain(`${file[1]}: there is no such file: crosshatch keys add makes it`);
    expect(existsSync(file[1])).toBe(false);
  });
});
