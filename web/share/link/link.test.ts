import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../../src/engine/random.ts';
import type { Clue } from '../../../src/puzzle/clue.ts';
import { draftOfPicture } from '../../../src/puzzle/draft-of-picture.ts';
import { BACKGROUND, BLACK_AND_WHITE, makePalette } from '../../../src/puzzle/palette.ts';
import type { Outcome } from '../../../src/puzzle/problem.ts';
import { hasExactClues, type Puzzle } from '../../../src/puzzle/puzzle.ts';
import { arbitraryPuzzle } from '../../../test/arbitrary.ts';
import { puzzleOf, randomPuzzle, withGivenCells } from '../../../test/boards.ts';
import { readLibrary } from '../../../test/library.ts';
import { codeOfBytes } from './base64url.ts';
import { isLink, LINK_PROBLEMS, linkOf, puzzleOfLink } from './link.ts';
import { bytesOfPuzzle, LINK_TEXTS } from './link-bytes.ts';

const KNOT = puzzleOf({
  rows: [[2], [1]].map((lengths) => lengths.map((length) => ({ length, colour: 1 }))),
  columns: [[2], [1]].map((lengths) => lengths.map((length) => ({ length, colour: 1 }))),
  palette: BLACK_AND_WHITE,
  meta: { title: 'Knot' },
});

async function addressOf(puzzle: Puzzle): Promise<string> {
  const link = await linkOf(puzzle);
  if (!link.ok) throw new Error(link.problems[0]?.message);
  return link.value;
}

function codesOf(outcome: Outcome<unknown>): readonly string[] {
  return outcome.ok ? [] : outcome.problems.map(({ code }) => code);
}

/** Returns the parts of a puzzle that a link holds. */
function shared({ goal: _, meta, ...rest }: Puzzle): Puzzle {
  const texts = LINK_TEXTS.filter((key) => meta[key] !== undefined);
  return { ...rest, meta: Object.fromEntries(texts.map((key) => [key, meta[key]])) };
}

/** Returns a puzzle with some of its blocks blotted, lines unknown and cells given. */
const openPuzzles = fc
  .record({ puzzle: arbitraryPuzzle(26), seed: fc.nat() })
  .map(({ puzzle, seed }) => {
    const random = makeRandom(seed);
    const [blots, unknowns, given] = [random.real(), random.real() / 2, random.real()];
    const opened = (clues: readonly Clue[]): Clue[] =>
      clues.map((clue) =>
        random.real() < unknowns || clue === null
          ? null
          : clue.map((block) => (random.real() < blots ? { ...block, length: null } : block)),
      );
    const open = { ...puzzle, rows: opened(puzzle.rows), columns: opened(puzzle.columns) };
    return withGivenCells(random, puzzleOf(open), given, puzzle.goal);
  });

const FLAG = puzzleOf({
  ...draftOfPicture(
    { width: 3, height: 3, cells: Int32Array.of(2, 2, 4, 4, 4, 4, 1, 1, 1) },
    makePalette(BACKGROUND, [
      { name: 'red', rgb: '#ff0000' },
      { name: 'blue', rgb: '#0000ff' },
    ]),
  ),
  meta: { title: 'Flag', author: 'A', copyright: 'B', licence: 'C', source: 'D' },
});

const TORN = puzzleOf({
  ...FLAG,
  rows: [FLAG.rows[0], [{ length: null, colour: 2 }], null],
  given: { width: 3, height: 3, cells: Int32Array.of(7, 2, 7, 7, 7, 4, 1, 7, 7) },
});

/** Addresses that the page made once, with the puzzles in them: of version 1, then of version 2. */
const RECORDED = [
  ['/play#p=1W5vOxMTE4p2XX8LEwMgAwgA', KNOT],
  [
    '/play#p=1-2hmz8zMpPf__3_W8ozMktTE_wwMzEWpKUkMDP9ZknJKU1ncchLTGR0ZnRidGV2YmRjYGBgYmUCIhQEA',
    FLAG,
  ],
  [
    '/play#p=2BcHJDYAwDATA3dgGqqEHzj4SYQFSXghEqZRjZr4lRFIfEfYe5-05ALl8K0BoqY_rWvPOgSMnzo1BQDWooQVSJ9Qf',
    TORN,
  ],
] as const;

describe('a link', () => {
  it('holds the whole puzzle', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryPuzzle(26), async (puzzle) => {
        expect(await puzzleOfLink(await addressOf(puzzle))).toEqual({
          ok: true,
          value: shared(puzzle),
        });
      }),
      { numRuns: 200 },
    );
  });

  it('holds given cells, blotted blocks and unknown lines', async () => {
    await fc.assert(
      fc.asyncProperty(openPuzzles, async (puzzle) => {
        const link = await addressOf(puzzle);
        expect(link.startsWith('/play#p=2')).toBe(
          puzzle.given !== undefined || !hasExactClues(puzzle),
        );
        expect(await puzzleOfLink(link)).toEqual({ ok: true, value: shared(puzzle) });
      }),
      { numRuns: 300 },
    );
  });

  it('is as it was when it was recorded, and is still read', async () => {
    const start = '/play#p=1'.length;
    for (const [link, puzzle] of RECORDED) {
      const bytes = inflateRawSync(Buffer.from(link.slice(start), 'base64url'));
      expect([...bytesOfPuzzle(puzzle)]).toEqual([...bytes]);
      expect((await addressOf(puzzle)).slice(0, start)).toBe(link.slice(0, start));
      expect(await puzzleOfLink(link)).toEqual({ ok: true, value: shared(puzzle) });
    }
  });

  it('is read with any host, and from the # on, whatever stands around it', async () => {
    const link = await addressOf(KNOT);
    const code = link.slice('/play#'.length);
    for (const text of [
      `https://example.org/some/where${link}`,
      `  http://127.0.0.1:4400${link}\n`,
      `<https://example.org${link}>`,
      `see https://example.org${link}, it is small`,
      `https://example.org/play#from=mail&${code}&x=1`,
      `https://example.org/play#${code.replace('=', '%3D')}`,
      `#${code}`,
      code,
    ]) {
      expect(isLink(text)).toBe(true);
      expect(await puzzleOfLink(text)).toEqual({ ok: true, value: shared(KNOT) });
    }
  });

  it('says what is wrong with it', async () => {
    const link = await addressOf(KNOT);
    expect(codesOf(await puzzleOfLink('https://puzz.link/p?nonogram/5/5/1'))).toEqual([
      'foreign-link',
    ]);
    expect(codesOf(await puzzleOfLink(''))).toEqual(['foreign-link']);
    expect(codesOf(await puzzleOfLink('/play#p=3abc'))).toEqual(['newer-link']);
    expect(codesOf(await puzzleOfLink('/play#p='))).toEqual(['broken-link']);
    expect(codesOf(await puzzleOfLink(link.toLowerCase()))).toEqual(['broken-link']);
    for (let end = link.indexOf('=') + 1; end < link.length; end++) {
      expect(codesOf(await puzzleOfLink(link.slice(0, end)))).toEqual(['broken-link']);
    }
  });

  it('never throws, and never becomes another puzzle unnoticed by the check', async () => {
    const random = makeRandom(7);
    const letters = 'ABCXYZabcxyz0189-_=%#&. ';
    for (let round = 0; round < 2000; round++) {
      const colours = 1 + random.below(3);
      const plain = randomPuzzle(random, 1 + random.below(9), 1 + random.below(9), colours, 0.5);
      const puzzle = withGivenCells(random, plain, random.below(2) / 3, undefined);
      let text = await addressOf(puzzle);
      for (let times = 1 + random.below(3); times > 0; times--) {
        const at = random.below(text.length);
        const letter = letters[random.below(letters.length)];
        text = text.slice(0, at) + letter + text.slice(at + random.below(3));
      }
      const outcome = await puzzleOfLink(text);
      if (outcome.ok) expect(outcome.value).toEqual(shared(puzzle));
      else expect(LINK_PROBLEMS).toContain(outcome.problems[0]?.code);
    }
  });

  it('never throws on bytes that someone made up', async () => {
    const random = makeRandom(8);
    for (let round = 0; round < 1000; round++) {
      const bytes = Uint8Array.from({ length: random.below(60) }, () => random.below(256));
      if (random.below(2) === 0) seal(bytes);
      const outcome = await puzzleOfLink(`#p=1${codeOfBytes(deflateRawSync(bytes))}`);
      if (!outcome.ok) expect(LINK_PROBLEMS).toContain(outcome.problems[0]?.code);
    }
  });

  it('is not read beyond its bounds', async () => {
    const bomb = codeOfBytes(deflateRawSync(new Uint8Array(50_000_000)));
    expect(bomb.length).toBeLessThan(87_000);
    expect(codesOf(await puzzleOfLink(`#p=1${bomb}`))).toEqual(['too-large']);
    expect(codesOf(await puzzleOfLink(`#p=1${'A'.repeat(90_000)}`))).toEqual(['too-large']);
    const wide = bytesOfPuzzle(KNOT);
    const sized = Uint8Array.from([0, 0, 0, 0xff, 0x7f, 1, ...wide.subarray(5)]);
    seal(sized);
    expect(codesOf(await puzzleOfLink(`#p=1${codeOfBytes(deflateRawSync(sized))}`))).toEqual([
      'too-large',
    ]);
  });

  it('is refused with given cells beyond the board, or with a line that is both known and not', async () => {
    const one = { width: 1, height: 1, palette: BLACK_AND_WHITE, meta: {} };
    const puzzle = puzzleOf({ ...one, rows: [[{ length: null, colour: 1 }]], columns: [null] });
    const bytes = [...bytesOfPuzzle(puzzle)];
    expect(bytes.slice(2)).toEqual([64, 1, 1, 2, 0, 1]);
    const given = [128 | 64, 1, 1, 2, 0, 1];
    for (const [content, isRead] of [
      [[...given, 2], true],
      [[...given, 1 + 1], true],
      [[...given, 3 + 2], false],
      [[...given, 2, 2], false],
      [given, false],
      [[64, 1, 1, 2, 1, 1], false],
      [[64, 1, 1, 2, 1, 0, 1], false],
      [[64, 1, 1, 1, 0, 1], false],
    ] as const) {
      const made = Uint8Array.of(0, 0, ...content);
      seal(made);
      const outcome = await puzzleOfLink(`#p=2${codeOfBytes(deflateRawSync(made))}`);
      expect(codesOf(outcome)).toEqual(isRead ? [] : ['broken-link']);
    }
  });

  it('stays short with given cells', async () => {
    const cells = new Int32Array(400).fill(3);
    const [lock] = readLibrary().filter(
      ({ puzzle }) => puzzle.width === 20 && puzzle.height === 20,
    );
    for (const cell of [0, 57, 200, 399]) cells[cell] = lock.puzzle.goal?.cells[cell] ?? 1;
    const given = { width: 20, height: 20, cells };
    const plain = await addressOf(lock.puzzle);
    const longer = await addressOf(puzzleOf({ ...lock.puzzle, given }));
    expect(longer.length - plain.length).toBeLessThan(24);
  });

  it('is not made for what would not be read', async () => {
    const clues = Array.from({ length: 1000 }, () =>
      Array.from({ length: 500 }, () => ({ length: 1, colour: 1 })),
    );
    const board = { rows: clues, columns: clues, width: 1000, height: 1000, meta: {} };
    const puzzle = { ...board, palette: BLACK_AND_WHITE };
    expect(codesOf(await linkOf(puzzle))).toEqual([]);
    const larger = { ...puzzle, height: 2000, rows: [...clues, ...clues, ...clues] };
    expect(codesOf(await linkOf(larger))).toEqual(['too-large']);
  });

  it('stays short for the puzzles that people share', async () => {
    const lengths = new Map<string, number>();
    for (const { name, puzzle } of readLibrary())
      if (puzzle.width <= 40 && puzzle.height <= 40)
        lengths.set(name, (await addressOf(puzzle)).length);
    expect(lengths.size).toBeGreaterThan(50);
    expect(lengths.get('lock')).toBeLessThan(170);
    expect(Math.max(...lengths.values())).toBeLessThan(600);
  });
});

/** Sets the checksum of made-up bytes, because otherwise they are not read any further. */
function seal(bytes: Uint8Array): void {
  let [low, high] = [0, 0];
  for (const byte of bytes.subarray(2)) {
    low = (low + byte) % 255;
    high = (high + low) % 255;
  }
  bytes.set([low, high].slice(0, bytes.length));
}
