// Puzzles that are made to be awkward stay the same when they are written and read back, or writing
// them is refused.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awkwardPuzzle } from '../../test/awkward.ts';
import { puzzleOf } from '../../test/boards.ts';
import { certify } from '../../test/certificates.ts';
import { verify } from '../proof/index.ts';
import { draftOfPicture } from '../puzzle/draft-of-picture.ts';
import { parseRows } from '../puzzle/grid-text.ts';
import type { Outcome } from '../puzzle/problem.ts';
import type { Meta, Puzzle } from '../puzzle/puzzle.ts';
import { detect, formatById, formatOfFile, parsePuzzles, WRITABLE } from './detect.ts';
import { decodeText } from './text/decode-text.ts';
import { MAX_TEXT } from './text/text-lines.ts';

const SEED = 20;
const RUNS = 200;

/**
 * The smallest share of the puzzles that a format must write. Formats without colours write about a
 * third, because two thirds of the puzzles have several colours. A PBM also needs a goal; a picture
 * needs a goal that shows every colour.
 */
const WRITTEN: Readonly<Record<string, number>> = {
  ...{ json: 1, non: 1, webpbn: 1, g: 1 },
  ...{ gno: 0.25, freenono: 0.1, picross: 0.25, nonogrid: 1 },
  ...{ 'ampl-article': 0.25, mk: 0.25, cwd: 0.25, cwc: 1 },
  ...{ nin: 0.25, ampl: 0.25, tatham: 0.25, 'puzz-link': 0.25 },
  ...{ picture: 0.2, pbm: 0.1, xbm: 0.1 },
};

/** The parts of a puzzle that a format keeps besides the clues, according to docs/formats.md. */
interface Keeps {
  readonly rgb: boolean;
  readonly symbols: boolean;
  /** The name of a colour after writing and reading; absent if the format loses names. */
  readonly name?: (name: string) => string;
  readonly goal: boolean;
  readonly meta: (meta: Meta) => Meta;
}

const NOTHING: Keeps = { rgb: false, symbols: false, goal: false, meta: () => ({}) };

const KEEPS: Readonly<Record<string, Keeps>> = {
  json: { rgb: true, symbols: true, name: (name) => name, goal: true, meta: (meta) => meta },
  non: { ...NOTHING, rgb: true, goal: true, meta: (meta) => filled(meta, (text) => text) },
  webpbn: {
    ...{ rgb: true, symbols: false, name: oneLine, goal: true },
    meta: (meta) => filled(meta, (text) => text.trim()),
  },
  g: {
    ...{ rgb: true, symbols: false, name: oneLine, goal: false },
    meta: titleAndLines,
  },
  gno: {
    ...{ ...NOTHING, goal: true },
    meta: ({ title = '', author = '', date = '', licence = '' }) =>
      filled({ title, author, date, licence }, oneLine),
  },
  freenono: {
    ...{ ...NOTHING, goal: true },
    meta: ({ id = '', title = '', author = '', description = '' }) =>
      filled({ id, title, author, description }, (text) => text),
  },
  picross: { ...NOTHING, meta: titleAndLines },
  nonogrid: { ...NOTHING, rgb: true, meta: (meta) => filled(meta, lines) },
  picture: { ...NOTHING, goal: true },
  pbm: { ...NOTHING, goal: true },
  xbm: { ...NOTHING, goal: true },
};

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function titleAndLines({ title = '', ...meta }: Meta): Meta {
  return { ...filled({ title }, oneLine), ...filled(meta, lines) };
}

/** Returns a text as its lines that are not blank, without blanks at their ends. */
function lines(text: string): string {
  const all = text.split(/[\r\n\u2028\u2029]/).map((line) => line.trim());
  return all.filter((line) => line !== '').join('\n');
}

function filled(meta: Meta, as: (text: string) => string): Meta {
  return Object.fromEntries(
    Object.entries(meta).flatMap(([key, text]) => (text.trim() === '' ? [] : [[key, as(text)]])),
  );
}

function writtenBy(id: string, puzzle: Puzzle): Outcome<string> {
  const written = WRITABLE.find((format) => format.id === id)?.write(puzzle);
  if (written === undefined) throw new Error(`${id} is not written`);
  return written;
}

function write(puzzle: Puzzle, id: string): string {
  const written = writtenBy(id, puzzle);
  if (written.ok) return written.value;
  throw new Error(`${id}: ${written.problems[0].message}`);
}

/** Reads the only puzzle of the text. */
function read(text: string, id?: string): Puzzle {
  const outcomes = parsePuzzles(text, ...(id === undefined ? [] : [formatById(id)]));
  const [outcome] = outcomes;
  if (outcomes.length === 1 && outcome.ok) return outcome.value;
  throw new Error(`${id ?? 'told by its look'}: ${JSON.stringify({ text, outcomes })}`);
}

function expectSame(again: Puzzle, puzzle: Puzzle, id: string): void {
  const keeps = KEEPS[id] ?? NOTHING;
  expect([again.width, again.height]).toEqual([puzzle.width, puzzle.height]);
  expect(again.rows).toEqual(puzzle.rows);
  expect(again.columns).toEqual(puzzle.columns);
  expect(again.palette).toHaveLength(puzzle.palette.length);
  expect(again.meta).toEqual(keeps.meta(puzzle.meta));
  if (keeps.goal) expect(again.goal).toEqual(puzzle.goal);
  for (const [i, { symbol, name, rgb }] of puzzle.palette.entries()) {
    if (keeps.rgb) expect(again.palette[i].rgb).toBe(rgb);
    if (keeps.symbols) expect(again.palette[i].symbol).toBe(symbol);
    const kept = keeps.name?.(name);
    const isOnly = puzzle.palette.filter((each) => keeps.name?.(each.name) === kept).length === 1;
    if (kept !== undefined && kept !== '' && isOnly) expect(again.palette[i].name).toBe(kept);
  }
}

/**
 * Makes a puzzle of one row. In `cells`, `.` is the background, and the two `symbols` are red and
 * blue.
 */
function twoColours(
  cells: string,
  symbols: string,
  names = ['red', 'blue'],
  meta: Meta = {},
): Puzzle {
  const palette = ['#ffffff', '#ff0000', '#0000ff'].map((rgb, i) => ({
    symbol: `.${symbols}`[i],
    name: ['white', ...names][i],
    rgb,
  }));
  const picture = parseRows([cells], palette);
  if (!picture.ok) throw new Error(picture.problems[0].message);
  return puzzleOf(draftOfPicture(picture.value, palette, meta));
}

function rgbs(puzzle: Puzzle): string[] {
  return puzzle.palette.map(({ rgb }) => rgb);
}

describe('what is written', () => {
  const three = ['#ffffff', '#ff0000', '#0000ff'];

  it.each(['##.aa', 'aa.##'])('has the colour of # in .non: %s', (cells) => {
    for (const symbols of ['#a', 'a#']) {
      const puzzle = twoColours(cells, symbols);
      const again = read(write(puzzle, 'non'));
      expect(rgbs(again)).toEqual(three);
      expect(again.rows).toEqual(puzzle.rows);
    }
  });

  it.each(['#X', 'X#'])('has blocks of two colours in a picture: %s', (symbols) => {
    const puzzle = twoColours('##XX', symbols);
    expect(read(write(puzzle, 'picture')).rows).toEqual(puzzle.rows);
  });

  it.each([
    ['white', 'white'],
    ['', 'colour 2'],
    ['colour 2', ''],
    ['雪', '山'],
  ])('has a name for each colour in webpbn XML: %j and %j', (...names) => {
    const puzzle = twoColours('##.aa', '#a', names);
    const again = read(write(puzzle, 'webpbn'));
    expect(again.rows).toEqual(puzzle.rows);
    expect(rgbs(again)).toEqual(three);
    expect(new Set(again.palette.map(({ name }) => name)).size).toBe(3);
  });

  it.each([
    'P1',
    'P4 ü',
    '{"rows": 1}',
    '[1',
    '<?xml version="1.0"?>',
    '<html>',
    'param m := 3;',
    '# 1',
    ': a',
  ])('is told as .g whatever its title is like: %s', (title) => {
    const puzzle = twoColours('##.aa', '#a', ['red', 'blue'], { title });
    const text = write(puzzle, 'g');
    expect(detect(text)?.id).toBe('g');
    expect(read(text)).toMatchObject({ rows: puzzle.rows, meta: { title } });
  });

  it('shows every colour of a picture, or is refused', () => {
    const puzzle = { ...twoColours('aa', '#a') };
    expect(writtenBy('picture', puzzle)).toMatchObject({ problems: [{ code: 'unused-colour' }] });
  });

  it.each(['json', 'non', 'webpbn', 'g'])('is no longer than what is read: %s', (id) => {
    const title = 'x'.repeat(MAX_TEXT);
    const puzzle = twoColours('##.aa', '#a', ['red', 'blue'], { title });
    expect(writtenBy(id, puzzle)).toMatchObject({ problems: [{ code: 'too-large' }] });
  });
});

describe.each(WRITABLE.map(({ id, extensions }) => [id, extensions[0]]))('%s', (id, extension) => {
  it('reads what it writes as the same puzzle, named or not, or refuses to write it', () => {
    let wrote = 0;
    fc.assert(
      fc.property(awkwardPuzzle, (puzzle) => {
        const written = writtenBy(id, puzzle);
        if (!written.ok) {
          expect(written.problems[0].message).toMatch(/: /);
          return;
        }
        wrote++;
        const text = written.value;
        expectSame(read(text, id), puzzle, id);
        expect(formatOfFile(text, `a.${extension}`)?.id).toBe(id);
        expectSame(read(text), puzzle, id);
        expect(decodeText(Buffer.from(text))).toEqual({ ok: true, value: text });
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(wrote).toBeGreaterThanOrEqual(RUNS * WRITTEN[id]);
  });

  it('lets the certificate of a puzzle stand', async () => {
    const puzzles = fc.sample(awkwardPuzzle, { seed: SEED, numRuns: 40 });
    let verified = 0;
    for (const puzzle of puzzles.filter(({ width, height }) => width * height < 30)) {
      const written = writtenBy(id, puzzle);
      if (!written.ok) continue;
      const { text } = await certify(puzzle, { maxSolutions: 2 });
      const outcome = await verify(read(written.value), [text]);
      expect(outcome).toMatchObject({ ok: true });
      verified++;
    }
    expect(verified).toBeGreaterThan(0);
  });
});
