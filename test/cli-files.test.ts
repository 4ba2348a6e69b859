// Tests that the files that the command line writes are whole, or as they were before.

import { spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toJson } from '../src/formats/json/write-json-puzzle.ts';
import { domino } from './boards.ts';
import { CLI, crosshatch, type Ended, ended, HAS_SIGNALS } from './cli.ts';

const ARTICLE = resolve(import.meta.dirname, '../puzzles/article-ampl-20x20.non');
const SMALL = JSON.stringify({ id: 'u', rows: [[2], [1]], cols: [[2], [1]] });
const OLD = 'what was here before\n';

let folder = '';
const at = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');
const write = (name: string, text: string): void => writeFileSync(at(name), text);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-files-'));
  write('u.json', SMALL);
  write('dom.json', JSON.stringify(toJson(domino(8))));
  write('hard.json', JSON.stringify(toJson(domino(40))));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command line with nobody to read its standard output. */
function unread(args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [CLI, ...args]);
  child.stdout.destroy();
  return ended(child);
}

/** Runs the command line with a file as its standard input. */
async function fromFile(args: readonly string[], file: string): Promise<Ended> {
  const input = openSync(file, 'r');
  const child = spawn(process.execPath, [CLI, ...args], { stdio: [input, 'pipe', 'pipe'] });
  closeSync(input);
  return ended(child);
}

/** Runs the command line with files limited to half a kilobyte, as on a full disk. */
function cramped(args: readonly string[]): Promise<Ended> {
  const words = [process.execPath, CLI, ...args];
  return ended(spawn('sh', ['-c', 'ulimit -f 1; exec "$@"', 'sh', ...words]));
}

describe('when nobody reads standard output', () => {
  it('a certificate is whole', async () => {
    const { code, err } = await unread(['solve', '--certificate', at('c'), ARTICLE]);
    expect([code, err]).toEqual([0, '']);
    expect(await crosshatch(['verify', ARTICLE, at('c')])).toMatchObject({ code: 0 });
  });

  it('a trace has the steps that were told', async () => {
    const method = ['--method', 'cells', '--option', 'preprocess=off'];
    await unread(['solve', ...method, '--trace', at('t'), at('u.json')]);
    const lines = read('t').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).kind)).toContain('set');
  });
});

describe.skipIf(process.platform === 'win32')('on a full disk', () => {
  const TOO_LARGE = /file.*: .*larger than/;

  it.each([
    ['convert', (file: string) => ['convert', ARTICLE, '--to', 'webpbn', '--output', file]],
    ['export', (file: string) => ['export', ARTICLE, '--to', 'lp', '--output', file]],
    [
      'compare',
      (file: string) => [
        'compare',
        '--methods',
        'engine',
        '--repeat',
        '1',
        '--html',
        file,
        ARTICLE,
      ],
    ],
    ['a certificate', (file: string) => ['solve', '--certificate', file, at('dom.json')]],
    [
      'a trace',
      (file: string) => ['solve', '--method', 'cells', '--steps', '200', '--trace', file, ARTICLE],
    ],
  ])('%s leaves the old file as it was, and nothing beside it', async (_, args) => {
    write('file', OLD);
    const before = readdirSync(folder);
    const { code, err } = await cramped(args(at('file')));
    expect(err).toMatch(TOO_LARGE);
    expect(code).toBe(4);
    expect(read('file')).toBe(OLD);
    expect(readdirSync(folder)).toEqual(before);
  });
});

/** Makes the engine fail at its first line, as a bug in the engine would. */
const BROKEN = `
Math.clz32 = () => {
  throw new Error('broken');
};
`;

/** Runs the command line with an engine that breaks. */
function broken(args: readonly string[]): Promise<Ended> {
  const module = `data:text/javascript,${encodeURIComponent(BROKEN)}`;
  return ended(spawn(process.execPath, ['--import', module, CLI, ...args]));
}

describe('after a fault of the program', () => {
  it('there is no certificate, and the old file is as it was', async () => {
    write('file', OLD);
    const before = readdirSync(folder);
    const args = ['solve', at('dom.json'), '--json', '--certificate', at('file')];
    const { code, out } = await broken(args);
    expect(JSON.parse(out)).toMatchObject({ errors: [{ code: 'fault' }] });
    expect(code).toBe(70);
    expect(read('file')).toBe(OLD);
    expect(readdirSync(folder)).toEqual(before);
  });
});

describe('convert --output', () => {
  const convert = (...args: string[]) => crosshatch(['convert', ...args]);

  it('keeps the mode of a file, and what a link leads to is what is written', async () => {
    write('old.non', OLD);
    chmodSync(at('old.non'), 0o640);
    symlinkSync('old.non', at('link.non'));
    symlinkSync('new.non', at('ahead.non'));
    expect((await convert(at('u.json'), '--output', at('link.non'))).code).toBe(0);
    expect((await convert(at('u.json'), '--output', at('ahead.non'))).code).toBe(0);
    expect(lstatSync(at('link.non')).isSymbolicLink()).toBe(true);
    expect(read('old.non')).toContain('columns');
    expect(read('new.non')).toBe(read('old.non'));
    if (process.platform !== 'win32') expect(statSync(at('old.non')).mode & 0o777).toBe(0o640);
  });

  it.runIf(existsSync('/dev/full'))('writes to a device or a pipe as it is', async () => {
    const full = await convert(at('u.json'), '--to', 'non', '--output', '/dev/full');
    expect([full.code, full.err]).toEqual([4, '/dev/full: there is no space left\n']);
    write('log', OLD);
    const call = [process.execPath, CLI, 'convert', at('u.json'), '--to', 'non'];
    const inShell = (text: string) => ended(spawn('sh', ['-c', text, 'sh', at('log'), ...call]));
    const toStdout = 'log="$1"; shift; "$@" --output /dev/stdout';
    expect((await inShell(`${toStdout} | cat`)).out).toContain('columns');
    await inShell(`${toStdout} >> "$log"`);
    expect(read('log')).toMatch(/^what was here before\n[\s\S]*columns/);
  });

  it.runIf(existsSync('/dev/shm'))('replaces a file that is kept in memory', async () => {
    const shared = mkdtempSync('/dev/shm/crosshatch-files-');
    try {
      const file = join(shared, 'x.non');
      writeFileSync(file, OLD);
      expect((await convert(at('u.json'), '--output', file)).code).toBe(0);
      const toStdout = await convert(at('u.json'), '--to', 'non');
      expect(readFileSync(file, 'utf8')).toBe(toStdout.out);
      expect(readdirSync(shared)).toEqual(['x.non']);
    } finally {
      rmSync(shared, { recursive: true });
    }
  });

  it('says why a file cannot be written', async () => {
    mkdirSync(at('folder.non'));
    const folderOne = await convert(at('u.json'), '--output', at('folder.non'));
    expect([folderOne.code, folderOne.err]).toEqual([4, `${at('folder.non')}: it is a folder\n`]);
    const below = await convert(at('u.json'), '--output', at('u.json/x.non'));
    expect([below.code, below.err]).toEqual([4, expect.stringContaining('is not a folder')]);
  });

  it('is refused where it would write over its own input', async () => {
    const text = `${SMALL}\n${SMALL}\n`;
    mkdirSync(at('all'));
    write('all/many.json', text);
    symlinkSync('all/many.json', at('symbolic.json'));
    linkSync(at('all/many.json'), at('hard-link.json'));
    const outputs = ['all/many.json', 'all/../all/many.json', 'symbolic.json', 'hard-link.json'];
    for (const output of outputs) {
      const { code, err } = await convert(at('all'), '--output', at(output));
      expect(err).toBe(`${at('all/many.json')}: --output would write over it: name another file\n`);
      expect(code).toBe(4);
    }
    const here = relative(process.cwd(), at('all/many.json'));
    expect((await convert(at('all/many.json'), '--output', here)).code).toBe(4);
    expect(read('all/many.json')).toBe(text);
  });
});

describe('files of a folder that no format has', () => {
  it.each([
    ['info', []],
    ['convert', ['--to', 'non']],
  ])('are named by %s with the reason', async (command, options) => {
    write('notes.md', '# About these puzzles');
    write('cat.png', 'no image, but nobody looks');
    const { err, code } = await crosshatch([command, ...options, folder]);
    expect(err).toContain(`note: skipped ${at('cat.png')}: an image, of which`);
    expect(err).toContain(`note: skipped ${at('notes.md')}: no format has this ending`);
    expect(code).toBe(0);
  });
});

describe('other files', () => {
  const WRITERS = [
    ['convert', ['convert', '--to', 'json', '--output']],
    ['--trace', ['solve', '--method', 'cells', '--trace']],
    ['--certificate', ['solve', '--certificate']],
    ['--html', ['compare', '--methods', 'engine', '--repeat', '1', '--html']],
  ] as const;

  it.each([...WRITERS, ['export', ['export', '--to', 'lp', '--output']]] as const)(
    '%s does not write over the puzzle',
    async (_, args) => {
      const { code, err } = await crosshatch([...args, at('u.json'), at('u.json')]);
      expect([code, err]).toEqual([4, expect.stringContaining('would write over it')]);
      expect(read('u.json')).toBe(SMALL);
    },
  );

  it.each(WRITERS)('%s does not write over a puzzle in a folder', async (_, args) => {
    mkdirSync(at('all/below'), { recursive: true });
    write('all/below/v.json', SMALL);
    const { code, err } = await crosshatch([...args, at('all/below/v.json'), at('all')]);
    expect([code, err]).toEqual([4, expect.stringContaining('would write over it')]);
    expect(read('all/below/v.json')).toBe(SMALL);
  });

  it.each([
    ...WRITERS.map(([name, args]) => [name, args, ['-']] as const),
    ...WRITERS.filter(([name]) => name !== '--html').map((each) => [...each, []] as const),
  ])('%s does not write over standard input: %j, %j', async (_, args, named) => {
    const { code, err } = await fromFile([...args, at('u.json'), ...named], at('u.json'));
    const message = `-: ${args.at(-1)} would write over it: name another file\n`;
    expect([code, err]).toEqual([4, message]);
    expect(read('u.json')).toBe(SMALL);
  });

  it('the data of a model does not write over the data that it was made of', async () => {
    const dat = await crosshatch(['convert', at('u.json'), '--to', 'ampl']);
    write('u.dat', dat.out);
    const { code, err } = await crosshatch([
      ...['export', at('u.dat'), '--to', 'ampl', '--output', at('u')],
    ]);
    expect([code, err]).toEqual([4, expect.stringContaining('would write over it')]);
    expect(read('u.dat')).toBe(dat.out);
    expect(existsSync(at('u.mod'))).toBe(false);
  });
});

describe.runIf(HAS_SIGNALS)('at Ctrl-C', () => {
  const isBegun = (name: string): boolean =>
    read(name) !== OLD || readdirSync(folder).some((each) => each.endsWith('.tmp'));

  /** Sends Ctrl-C again and again from the moment the file is begun until the program has ended. */
  async function interrupted(args: readonly string[], name: string): Promise<Ended> {
    const child = spawn(process.execPath, [CLI, ...args]);
    const end = ended(child);
    await expect.poll(() => isBegun(name), { interval: 1 }).toBe(true);
    const again = setInterval(() => child.kill('SIGINT'), 5);
    const result = await end;
    clearInterval(again);
    return result;
  }

  it('a certificate that the first one ends takes the place of the old file', async () => {
    write('file', OLD);
    const before = readdirSync(folder);
    const args = ['solve', at('hard.json'), '--certificate', at('file')];
    const child = spawn(process.execPath, [CLI, ...args]);
    const end = ended(child);
    await expect.poll(() => isBegun('file'), { interval: 1 }).toBe(true);
    child.kill('SIGINT');
    const { code } = await end;
    expect(code).toBe(130);
    expect(read('file')).toMatch(/\nend open\n$/);
    expect(readdirSync(folder)).toEqual(before);
  });

  it.each([
    ['a certificate', ['solve', 'hard.json', '--certificate', 'file'], /\nend open\n$/],
    ['an export', ['export', 'hard.json', '--to', 'dimacs', '--output', 'file'], /\n-?\d.* 0\n$/],
  ])('%s is whole or what was there before, and nothing is beside it', async (_, args, whole) => {
    write('file', OLD);
    const before = readdirSync(folder);
    const paths = args.map((arg) => (before.includes(arg) ? at(arg) : arg));
    const { code } = await interrupted(paths, 'file');
    // The code is null when a signal arrived after the program had stopped handling signals.
    expect([0, 130, null]).toContain(code);
    expect(readdirSync(folder)).toEqual(before);
    if (read('file') !== OLD) expect(read('file')).toMatch(whole);
  });
});
