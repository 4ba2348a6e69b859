import { describe, expect, it } from 'vitest';
import { FONT_HEIGHT, FONT_STRIPS, LETTERS_UNDER_MARKS, MARKS } from './pixel-font.ts';
import { drawText, glyphOf } from './pixel-text.ts';

const MARKED = [...LETTERS_UNDER_MARKS.characters]
  .flatMap((letter) => Object.keys(MARKS).map((mark) => (letter + mark).normalize('NFC')))
  .filter((character) => character.length === 1);
const ALL = [...FONT_STRIPS.flatMap(({ characters }) => [...characters]), ...MARKED];

describe('the pixel font', () => {
  it('has a glyph of its own for every character, seven rows high and without ragged rows', () => {
    const glyphs = ALL.map((character) => glyphOf(character) ?? []);
    for (const [i, glyph] of glyphs.entries()) {
      expect(glyph, ALL[i]).toHaveLength(FONT_HEIGHT);
      expect(new Set(glyph.map(({ length }) => length)).size, ALL[i]).toBe(1);
      expect(glyph.join(''), ALL[i]).toMatch(/^[.#]*#[.#]*$/);
    }
    expect(new Set(glyphs.map((glyph) => glyph.join('/'))).size).toBe(ALL.length);
  });

  it.each([
    ['English', "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 .,:;!?'-"],
    ['German', 'ÄÖÜäöüß „so“'],
    ['French', 'àâçèéêëîïôùû ÀÂÇÈÉÊËÎÏÔÙÛ «ici»'],
    ['Spanish', 'áéíñóúü ÁÉÍÑÓÚÜ ¡sí! ¿no?'],
  ])('has what %s needs', (_, text) => {
    expect(drawText(text).missing).toEqual([]);
  });

  it('can be read', () => {
    expect(sheet('Größe, 42!').join('\n')).toMatchInlineSnapshot(`
      ".........#.#..##.....................
      .###.........#..#...........#.#.##..#
      #....#.#..#..#.#...#........#.#...#.#
      #.##.##..#.#.#..#.###.......###..#..#
      #..#.#...#.#.#..#.#...........#.#....
      .###.#....#..#.#...##..#......#.###.#
      ......................#.............."
    `);
  });

  it('names the characters that it lacks, each once, and leaves them out', () => {
    const { drawing, missing } = drawText('A狐狐Ωế');
    expect(missing).toEqual(['狐', 'Ω', 'ế']);
    expect(drawing?.width).toBe(3);
    expect(drawText(' ').drawing).toBeUndefined();
    expect(drawText('').drawing).toBeUndefined();
  });

  it('takes letters and marks that are written apart', () => {
    expect(sheet('e\u0301')).toEqual(sheet('é'));
  });
});

function sheet(text: string): string[] {
  const { drawing } = drawText(text);
  if (drawing === undefined) return [];
  const { width, height, cells } = drawing;
  return Array.from({ length: height }, (_, row) =>
    Array.from(cells.subarray(row * width, (row + 1) * width), (cell) =>
      cell === 1 ? '#' : '.',
    ).join(''),
  );
}
