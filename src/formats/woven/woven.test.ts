import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writeRows } from '../../puzzle/grid-text.ts';
import { detect, parsePuzzles, readPuzzles } from '../index.ts';

const colour = (ch: string, name: string, rgb: readonly number[], color: number) => ({
  ...{ ch, name, rgb, color },
});
const PALETTE = [
  colour('#', 'black', [0, 0, 0], 1),
  colour('▓', 'crimson', [220, 20, 60], 2),
  colour(' ', 'white', [255, 255, 255], 0),
];
const SQUARE = { Square: { width: 3, height: 2 } };

function documentOf(solution: object, others: object = {}) {
  const whole = { clue_style: 'Nono', palette: PALETTE, shape: SQUARE, c: '# ▓## ', ...solution };
  return JSON.stringify({ V0: { solution: whole, ...others } });
}

/** Packs a text as number-loom does. */
function pack(text: string, quality = 11): string {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 22 };
  const digits = brotliCompressSync(text, { params }).toString('base64').replace(/=+$/, '');
  return `WOVEN-${digits}-`.replace(/.{100}/g, '$&\n');
}

async function read(text: string) {
  expect(detect(text)?.id).toBe('woven');
  const [outcome] = await readPuzzles(text);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

async function problemOf(text: string) {
  const [outcome] = await readPuzzles(text);
  return outcome.ok ? undefined : outcome.problems[0];
}

describe('woven', () => {
  it('has a picture, its colours, and texts', async () => {
    const others = { title: 'A test', description: '', author: 'Nobody', license: 'CC0', id: '7' };
    const puzzle = await read(pack(documentOf({}, others)));
    expect(puzzle.meta).toEqual({ id: '7', title: 'A test', author: 'Nobody', licence: 'CC0' });
    expect(puzzle.palette.map(({ symbol, name, rgb }) => [symbol, name, rgb])).toEqual([
      ['.', 'white', '#ffffff'],
      ['#', 'black', '#000000'],
      ['▓', 'crimson', '#dc143c'],
    ]);
    expect(puzzle.goal && writeRows(puzzle.goal, puzzle.palette)).toEqual(['#.▓', '##.']);
  });

  it('may list the numbers of colours, as older versions did', async () => {
    const cells = [1, 0, 2, 1, 1, 0];
    const puzzle = await read(documentOf({ c: undefined, cells }, { file: 'a.xml' }));
    expect(puzzle.goal && writeRows(puzzle.goal, puzzle.palette)).toEqual(['#.▓', '##.']);
  });

  it('keeps the cells of somebody who solves it', async () => {
    const puzzle = await read(documentOf({}, { in_progress: '#?[ #]?# ' }));
    expect(puzzle.saved?.map((grid) => writeRows(grid, puzzle.palette))).toEqual([['#??', '?#.']]);
  });

  it('is named where it is not unpacked', () => {
    expect(parsePuzzles(pack(documentOf({})))).toMatchObject([{ problems: [{ code: 'packed' }] }]);
  });

  it.each([
    ['a triddler', { shape: { Triangular: { a: [0, 3], b: [0, 2], c: [-1, 1] } } }, 'triddler'],
    ['the style of triangles', { clue_style: 'Triano' }, 'triangles'],
    [
      'a corner',
      { palette: [...PALETTE, { ...colour('`', 'x', [0, 0, 0], 3), corner: { upper: true } }] },
      'triangles',
    ],
    ['no shape', { shape: {} }, 'bad-shape'],
    ['a huge size', { shape: { Square: { width: 9999, height: 9999 } } }, 'too-large'],
    ['too few cells', { c: '#' }, 'ragged-grid'],
    ['a strange cell', { c: '# ▓##x' }, 'ragged-grid'],
    ['unknown cells', { c: '# ▓##?' }, 'unknown-cells'],
    ['no palette', { palette: 1 }, 'bad-palette'],
    ['a palette without a background', { palette: PALETTE.slice(0, 2) }, 'bad-palette'],
    ['a strange colour', { palette: [{ ...PALETTE[0], rgb: [256, 0, 0] }] }, 'bad-palette'],
  ])('is refused with %s', async (_, solution, code) => {
    expect(await problemOf(pack(documentOf(solution)))).toMatchObject({ code, line: 1 });
  });

  it.each([
    ['no end', pack(documentOf({})).trimEnd().slice(0, -1)],
    ['a piece', `${pack(documentOf({})).slice(0, 60)}-`],
    ['a lone digit', 'WOVEN-A-'],
    ['other characters', 'WOVEN-é-'],
    ['bytes of another kind', 'WOVEN-G9sAAAAAAA/////-'],
  ])('is refused with %s', async (_, text) => {
    expect(await problemOf(text)).toMatchObject({ code: 'bad-packing' });
  });

  it.each([
    ['no JSON', '{"V0":', 'bad-json'],
    ['nothing', '', 'bad-json'],
    ['an empty list', '[]', 'bad-shape'],
    ['lists that are nested deep', '['.repeat(1000), 'too-deep'],
    ['another version', '{"V1": {}}', 'bad-shape'],
  ])('is refused with %s in it', async (_, text, code) => {
    expect(await problemOf(pack(text))).toMatchObject({ code });
  });

  it.each([
    ['64 MiB of blanks', pack(' '.repeat(64 * 1024 * 1024), 5)],
    ['nothing', 'WOVEN--'],
  ])('does not grow without end: %s', async (_, text) => {
    expect(text.length).toBeLessThan(1000);
    expect(await problemOf(text)).toMatchObject({ code: 'too-large' });
  });

  it('unpacks what a picture of 400x400 cells needs', async () => {
    const shape = { Square: { width: 400, height: 400 } };
    const c = Array.from({ length: 160_000 }, (_, i) => ((i * i) % 7 < 3 ? '#' : ' ')).join('');
    expect((await read(pack(documentOf({ shape, c })))).width).toBe(400);
  });
});
