import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crosshatch, HAS_SIGNALS, interruptedAtWork } from './cli.ts';
import { readPdf } from './print/pdf.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-book-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const SOME = ['umbrella', 'dancer', 'apple'].map((name) => `puzzles/${name}.non`);

function book(output: string, ...args: readonly string[]) {
  return crosshatch(['book', ...args, '--jobs', '1', '--output', output]);
}

describe('book', () => {
  it('writes title page, contents, puzzles and solutions', async () => {
    const path = join(folder, 'book.pdf');
    const { code, out, err } = await book(path, ...SOME, '--title', 'Three', '--hide-titles');
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toMatch(/^\S+book\.pdf: 3 puzzles on 5 pages, \d+ kB\n$/);
    const { pages, fonts, embedded, texts } = readPdf(readFileSync(path));
    expect([pages, fonts.length > 0, embedded]).toEqual([5, true, 2]);
    const text = texts.join(' ').replace(/\s+/g, ' ');
    for (const part of ['Three', '3 puzzles', 'Contents', 'Solutions'])
      expect(text).toContain(part);
    expect(text.match(/Umbrella/g)).toHaveLength(1);
  });

  it('names what it cannot read, and prints the rest', async () => {
    const path = join(folder, 'rest.pdf');
    const missing = join(folder, 'missing.non');
    const bad = join(folder, 'bad.json');
    writeFileSync(bad, '{"rows": [[9]], "cols": [[1]]}');
    const { code, err } = await book(path, missing, SOME[0], bad, '--no-difficulty');
    expect(code).toBe(4);
    expect(err).toContain('1 puzzle on');
    expect(err).toMatch(/missing\.non: cannot read it/);
    expect(err).toMatch(/bad\.json:1/);
  });

  it.each([
    [['--margin', '100mm'], /the nearest is a margin of 85 mm/],
    [['--paper', '1x2in'], /the nearest is 70x70mm/],
    [['--per-page', '7'], /the nearest is 6/],
    [['--per-page', 'x'], /Expected 1 to 6, or fit/],
    [['--solutions', '61'], /the nearest is 60/],
    [['--paper', 'a44'], /expected a name \(a3, a4, a5/],
    [['--margin', 'wide'], /is no length/],
  ])('refuses %o, and says what is nearest', async (args, expected) => {
    const path = join(folder, 'refused.pdf');
    const { code, err } = await book(path, SOME[0] as string, ...args);
    expect(code).toBe(4);
    expect(err).toMatch(expected);
    expect(existsSync(path)).toBe(false);
  });

  it('names the files of a folder that it skips, whatever the number of threads', async () => {
    const papers = join(folder, 'papers');
    mkdirSync(papers);
    copyFileSync(SOME[0] as string, join(papers, 'puzzle.non'));
    copyFileSync(SOME[1] as string, join(papers, 'another.non'));
    writeFileSync(join(papers, 'notes.doc'), '');
    const path = join(folder, 'skipped.pdf');
    const args = ['book', papers, '--jobs', '1000', '--output', path];
    const { code, err } = await crosshatch(args);
    expect(code).toBe(0);
    expect(err).toMatch(/note: skipped \S+notes\.doc: no format has this ending/);
  });

  it('writes files that end in .pdf only', async () => {
    const { code, err } = await book(join(folder, 'puzzle.json'), SOME[0] as string);
    expect(code).toBe(4);
    expect(err).toContain('puzzle.json: --output is a PDF');
  });

  it('writes to standard output', async () => {
    const { code, out, err } = await book('-', SOME[0] as string, '--no-difficulty');
    expect(code).toBe(0);
    expect(out).toMatch(/^%PDF/);
    expect(err).toContain('1 puzzle on');
  });

  it('never writes over a puzzle', async () => {
    const path = join(folder, 'puzzle.PDF');
    const text = readFileSync(SOME[0] as string, 'utf8');
    writeFileSync(path, text);
    const { code, err } = await book(path, path);
    expect(code).toBe(4);
    expect(err).toContain('would write over it');
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('says how small numbers come out, and which glyphs are missing', async () => {
    const path = join(folder, 'notes.pdf');
    const input = JSON.stringify({ rows: [[1]], cols: [[1]], title: '雪' });
    const args = ['-', 'puzzles/ringed-planet.non', '--paper', 'a6', '--no-difficulty'];
    const { err } = await crosshatch(['book', ...args, '--jobs', '1', '--output', path], input);
    expect(err).toContain('typeface lacks, 雪 (U+96EA): 1 "雪" (-)');
    expect(err).toMatch(
      /note: 1 puzzle with clues below the 6 points wanted, down to [\d.]+: 2 "Ringed Planet"/,
    );
  });

  it.runIf(HAS_SIGNALS)('leaves nothing behind after Ctrl-C', async () => {
    const path = join(folder, 'stopped.pdf');
    const before = readdirSync(folder);
    const args = ['book', 'puzzles', '--jobs', '1', '--output', path];
    const { code, err } = await interruptedAtWork(args, / puzzles? done/);
    expect(code).toBe(130);
    expect(err).toContain('stopped, so nothing was written');
    expect(readdirSync(folder)).toEqual(before);
  });
});
