import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { FORMATS, type Format } from '../../formats/index.ts';
import { EXIT } from '../run/exit-codes.ts';
import { entriesOf } from './file-entries.ts';
import { filesAt, readEntries, readText } from './read-puzzles.ts';

const PUZZLE = JSON.stringify({ rows: [[2], [1]], cols: [[2], [1]] });

let folder = '';
const at = (name: string): string => join(folder, name);
const put = (name: string): void => writeFileSync(at(name), PUZZLE);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-input-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns each file with "read", or with the message of its first problem. */
async function read(...paths: string[]): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for await (const { file, outcome } of readEntries(paths)) {
    found.push([relative(folder, file), outcome.ok ? 'read' : outcome.problems[0].message]);
  }
  return found;
}

/** Yields the bytes of a text one by one, and then waits for ever. */
async function* withoutEnd(text: string): AsyncGenerator<Buffer> {
  for (const byte of Buffer.from(text)) yield Buffer.of(byte);
  await new Promise(() => {});
}

describe('JSON lines', () => {
  it.each(['\n', '\r\n', '\r'])('may end with %j, whatever the name of the file', async (end) => {
    const lines = [PUZZLE, '', '{"id": "x"}', PUZZLE].join(end);
    for (const name of ['a.jsonl', 'b.json']) {
      writeFileSync(at(name), lines);
      const found = [];
      for await (const { id, outcome } of readEntries([at(name)]))
        found.push(outcome.ok ? 'read' : `${id} in line ${outcome.problems[0].line}`);
      expect(found).toEqual(['read', 'x in line 3', 'read']);
    }
  });

  it.each(['\n', '\r\n', '\r'])('are read as they come if they end with %j', async (end) => {
    const entries = entriesOf('-', withoutEnd(`${PUZZLE}${end}{"id": 1}${end} `), undefined);
    expect((await entries.next()).value).toMatchObject({ outcome: { ok: true } });
    const place = { line: 2, column: 1 };
    expect((await entries.next()).value).toMatchObject({
      ...{ id: '1', outcome: { problems: [place, place] } },
    });
  });
});

describe('a table in a folder', () => {
  it('is read if it is a puzzle, and skipped if it is anything else', async () => {
    writeFileSync(at('a.csv'), '1,\n0,\n,\n1,\n0,\n');
    writeFileSync(at('b.csv'), 'image,verdict\na.png,unique\n');
    writeFileSync(at('c.pnm'), 'P1\n1 1\n1\n');
    const reading = async (format?: Format) => {
      const [found, skipped]: [string[], string[]] = [[], []];
      const onSkipped = (path: string) => skipped.push(relative(folder, path));
      for await (const { file, outcome } of readEntries([folder], format, onSkipped))
        found.push(`${relative(folder, file)} ${outcome.ok}`);
      return [found, skipped];
    };
    expect(await reading()).toEqual([['a.csv true', 'c.pnm true'], ['b.csv']]);
    expect(await reading(FORMATS.find(({ id }) => id === 'pbm'))).toEqual([
      ['c.pnm true'],
      ['a.csv', 'b.csv'],
    ]);
  });

  it('is left out of the files that others read, as well as what is packed', async () => {
    put('a.json');
    writeFileSync(at('b.csv'), 'image,verdict\na.png,unique\n');
    writeFileSync(at('c.jsonl.gz'), '');
    const [found, skipped]: [string[], string[]] = [[], []];
    const onSkipped = (path: string) => skipped.push(relative(folder, path));
    for await (const path of filesAt([folder], undefined, onSkipped))
      found.push(relative(folder, path));
    expect([found, skipped]).toEqual([['a.json'], ['b.csv', 'c.jsonl.gz']]);
  });
});

describe('a guess', () => {
  it('is named with the format whose problems it has', async () => {
    writeFileSync(at('a.txt'), 'Rows: 1, 3, 1\nColumns: 1, 3, 1\n');
    expect((await read(at('a.txt')))[0]?.[1]).toMatch(/^read as /);
    writeFileSync(at('a.non'), 'Rows: 1, 3, 1\nColumns: 1, 3, 1\n');
    expect((await read(at('a.non')))[0]?.[1]).not.toMatch(/^read as /);
  });
});

describe('UTF-16, as Windows PowerShell writes it', () => {
  const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

  it('is read as a puzzle, as JSON lines by their name or by their look, and as a grid', async () => {
    const lines = `${PUZZLE}\r\n${PUZZLE}\r\n`;
    writeFileSync(
      at('a.non'),
      utf16('title "Übung"\r\nrows\r\n2\r\n1\r\n\r\ncolumns\r\n2\r\n1\r\n'),
    );
    writeFileSync(at('b.json'), utf16(PUZZLE));
    writeFileSync(at('c.json'), utf16(lines));
    writeFileSync(at('d.jsonl'), utf16(lines));
    const names = ['a.non', 'b.json', 'c.json', 'c.json', 'd.jsonl', 'd.jsonl'];
    expect(await read(folder)).toEqual(names.map((name) => [name, 'read']));
    writeFileSync(at('grid.txt'), utf16('##\r\n#.\r\n'));
    expect(await readText(at('grid.txt'))).toEqual({ ok: true, value: '##\r\n#.\r\n' });
  });

  it('is read as JSON lines also without a mark, in either order of its bytes', async () => {
    const lines = Buffer.from(`${PUZZLE}\r\n${PUZZLE}\r\n`, 'utf16le');
    const swapped = Buffer.from(lines).swap16();
    writeFileSync(at('a.json'), lines);
    writeFileSync(at('b.jsonl'), lines);
    writeFileSync(at('c.jsonl'), swapped);
    const names = ['a.json', 'a.json', 'b.jsonl', 'b.jsonl', 'c.jsonl', 'c.jsonl'];
    expect(await read(folder)).toEqual(names.map((name) => [name, 'read']));
  });

  it('is refused with its place where it is broken, as is a line that is no text', async () => {
    writeFileSync(at('a.non'), utf16('rows\r\n2').subarray(0, -1));
    writeFileSync(at('b.jsonl'), `${PUZZLE}\n{"rows": \0}\n${PUZZLE}\n`);
    const problems = [];
    for await (const { outcome } of readEntries([folder]))
      problems.push(outcome.ok ? 'read' : [outcome.problems[0].code, outcome.problems[0].line]);
    expect(problems).toEqual([['bad-encoding', 2], 'read', ['not-text', 2], 'read']);
  });
});

describe('a fault of a parser', () => {
  it('is reported with its file, and the others are read', async () => {
    for (const name of ['a.json', 'b.json', 'c.json']) put(name);
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const code = process.exitCode;
    let asked = 0;
    const found: [string, boolean][] = [];
    const faulty: Format = {
      ...FORMATS[0],
      parse: () => {
        if (++asked === 2) throw new RangeError('Maximum call stack size exceeded');
        return [{ ok: true, value: puzzleOfLengths([[1]], [[1]]) }];
      },
    };
    for await (const { file, outcome } of readEntries([folder], faulty))
      found.push([relative(folder, file), outcome.ok || outcome.problems[0].code === 'fault']);
    expect(found).toEqual(['a.json', 'b.json', 'c.json'].map((name) => [name, true]));
    expect(process.exitCode).toBe(EXIT.internal);
    expect(error).toHaveBeenCalledOnce();
    process.exitCode = code;
    error.mockRestore();
  });
});

describe('a folder', () => {
  it('is read by name, files and folders alike, but for hidden ones and those of no format', async () => {
    for (const name of ['b', 'node_modules', '.git']) mkdirSync(at(name));
    for (const name of ['c.json', 'b/x.json', 'a.json', 'node_modules/n.json', '.h.json', 'n.doc'])
      put(name);
    expect((await read(folder)).map(([file]) => file)).toEqual(['a.json', 'b/x.json', 'c.json']);
  });

  it('is read once, also where links lead back to it, to each other, or to themselves', async () => {
    for (const name of ['a', 'a/d']) mkdirSync(at(name));
    put('a/d/u.json');
    symlinkSync('.', at('a/here'));
    symlinkSync('..', at('a/up'));
    symlinkSync('../../a', at('a/d/back'));
    symlinkSync('itself', at('itself'));
    symlinkSync('a/d', at('z'));
    expect(await read(folder)).toEqual([['a/d/u.json', 'read']]);
    expect(await read(at('a'), at('a'))).toHaveLength(2);
  });

  it('is read as deep as it is', async () => {
    const deep = 'd/'.repeat(300);
    mkdirSync(at(deep), { recursive: true });
    put(`${deep}u.json`);
    expect(await read(folder)).toEqual([[`${deep}u.json`, 'read']]);
  });

  it('goes on after links that lead nowhere', async () => {
    symlinkSync('nowhere', at('a.json'));
    symlinkSync('b.json', at('b.json'));
    put('c.json');
    expect(await read(folder)).toEqual([
      ['a.json', 'cannot read it: it is a link that leads nowhere'],
      ['b.json', 'cannot read it: its links lead in a circle'],
      ['c.json', 'read'],
    ]);
  });

  it.skipIf(process.getuid?.() === 0)('goes on after one that may not be read', async () => {
    mkdirSync(at('a'));
    chmodSync(at('a'), 0);
    put('c.json');
    const found = await read(folder);
    chmodSync(at('a'), 0o700);
    expect(found).toEqual([
      ['a', 'cannot read it: there is no permission'],
      ['c.json', 'read'],
    ]);
  });

  it('has no success without puzzles, however many folders are in it', async () => {
    mkdirSync(at('a/b'), { recursive: true });
    expect(await read(folder)).toEqual([['', 'the folder holds no puzzle files']]);
  });
});
