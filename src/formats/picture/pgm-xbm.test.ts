import { describe, expect, it } from 'vitest';
import { writeRows } from '../../puzzle/grid-text.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { detect, parsePuzzles } from '../detect.ts';
import { decodeText } from '../text/decode-text.ts';

function read(text: string): Puzzle {
  const [outcome] = parsePuzzles(text);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

const picture = ({ goal, palette }: Puzzle) => goal && writeRows(goal, palette);
const rgbs = ({ palette }: Puzzle) => palette.map(({ rgb }) => rgb);
const problem = (text: string) => {
  const [outcome] = parsePuzzles(text);
  return outcome.ok ? undefined : outcome.problems[0];
};

describe('PGM', () => {
  it.each([
    ['as text', 'P2\n# two rows\n3 2\n255\n0 255 0\n0 0 255\n'],
    ['as bytes', 'P5 3 2 255\n\u0000\u00ff\u0000\u0000\u0000\u00ff'],
    [
      'as pairs of bytes',
      `P5 3 2 65535\n${['00', 'ff', '00', '00', '00', 'ff'].map((hex) => String.fromCharCode(Number.parseInt(hex, 16)).repeat(2)).join('')}`,
    ],
  ])('is read %s', (_, text) => {
    expect(detect(text)?.id).toBe('pgm');
    expect(picture(read(text))).toEqual(['#.#', '##.']);
    expect(rgbs(read(text))).toEqual(['#ffffff', '#000000']);
  });

  it('has a colour for each shade but the lightest', () => {
    const puzzle = read('P2 3 1 3 2 1 0');
    expect(picture(puzzle)).toEqual(['.ab']);
    expect(rgbs(puzzle)).toEqual(['#aaaaaa', '#555555', '#000000']);
  });

  it.each([
    ['light', '9', '.', ['#e6e6e6', '#000000']],
    ['dark', '1', '#', ['#ffffff', '#1a1a1a']],
  ])('of one %s shade is plain', (_, level, cell, colours) => {
    const puzzle = read(`P2 1 1 10 ${level}`);
    expect([picture(puzzle), rgbs(puzzle)]).toEqual([[cell], colours]);
  });

  it('keeps its bytes when a file is decoded', () => {
    const bytes = Uint8Array.of(...Buffer.from('P5 2 1 255\n'), 0xc3, 0xbf);
    expect(decodeText(bytes)).toEqual({ ok: true, value: 'P5 2 1 255\n\u00c3\u00bf' });
  });

  it.each([
    ['P2 1 1', 'bad-size', 1],
    ['P2 1 1 0 0', 'bad-size', 1],
    ['P2 1 1 70000 0', 'bad-size', 1],
    ['P2 9999 9999 1 0', 'too-large', 1],
    ['P2 2 1 1\n0\n', 'ragged-grid', 2],
    ['P2 2 1 1\n0 2\n', 'ragged-grid', 2],
    ['P2 2 1 1\n0 x\n', 'ragged-grid', 2],
    ['P5 2 1 255\n\u0000', 'ragged-grid', 2],
    [`P2 30 1 255\n${Array.from({ length: 30 }, (_, i) => i).join(' ')}`, 'too-many-colours', 1],
  ])('is refused with the place: %j', (text, code, line) => {
    expect(problem(text)).toMatchObject({ code, line });
  });
});

describe('XBM', () => {
  const define = (width: number, height: number) =>
    `#define a_width ${width}\n#define a_height ${height}\n`;

  it.each([
    ['bytes', `${define(3, 2)}static unsigned char a_bits[] = {\n  0x05, 0x03 };\n`],
    [
      'words',
      `/* old */\n${define(3, 2)}#define a_x_hot 1\nstatic short a_bits[] = { 0x0005, 3 };`,
    ],
    ['more cells than a byte', `${define(9, 1)}static char a_bits[2] = {0x01,0x01};`],
  ])('is read from %s', (_, text) => {
    expect(detect(text)?.id).toBe('xbm');
    expect(['#.#,##.', '#.......#']).toContain(picture(read(text))?.join());
  });

  it.each([
    ['#define a_width 3\n', 'bad-size', 1],
    [`${define(9999, 9999)}static char a_bits[] = {};`, 'too-large', 1],
    [`${define(3, 2)}static char a_bits[] = {0x05};`, 'ragged-grid', 3],
    [`${define(3, 2)}static char a_bits[] = {0x05, main()};`, 'ragged-grid', 3],
  ])('is refused with the place: %j', (text, code, line) => {
    expect(problem(text)).toMatchObject({ code, line });
  });
});
