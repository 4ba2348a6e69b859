import { describe, expect, it } from 'vitest';
import { detect, parsePuzzles } from '../detect.ts';

const picture = (attributes: string, ...rows: readonly string[]): string =>
  `<Nonogram ${attributes}>\n${rows.map((row) => `<line> ${row} </line>\n`).join('')}</Nonogram>\n`;
const file = (...pictures: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<FreeNono>\n<Nonograms>\n${pictures.join('')}</Nonograms>\n</FreeNono>\n`;
const SIZE = 'width="3" height="2"';

describe('freenono', () => {
  it('has pictures with their texts', () => {
    const text = file(
      picture(
        `author="Nobody" desc="Two rows" difficulty="4" level="7" name="A" ${SIZE}`,
        'x _ x',
        'x x _',
      ),
      picture(`name="" ${SIZE}`, '___', '_x_'),
    );
    expect(detect(text)?.id).toBe('freenono');
    const [first, second] = parsePuzzles(text).map((each) => (each.ok ? each.value : undefined));
    expect(first?.meta).toEqual({ title: 'A', author: 'Nobody', description: 'Two rows' });
    expect(first?.otherProperties).toEqual(['difficulty 4', 'level 7']);
    expect(first?.rows.map((clue) => clue?.map(({ length }) => length))).toEqual([[1, 1], [2]]);
    expect(second?.meta).toEqual({});
  });

  it.each([
    '<FreeNono><Nonograms/></FreeNono>',
    '<!-- a course -->\n<Nonograms></Nonograms>',
    ' <Nonogram width="1">',
  ])('is told from other XML: %s', (text) => expect(detect(text)?.id).toBe('freenono'));

  it('leaves the XML of webpbn alone', () => {
    const puzzle =
      '<puzzle><title>FreeNono</title><description>&lt;Nonogram &gt;</description></puzzle>';
    expect(detect(`<?xml version="1.0"?>\n<puzzleset>${puzzle}</puzzleset>`)?.id).toBe('webpbn');
  });

  it.each([
    [file(), 'no-puzzle', 1],
    [file(picture(SIZE, 'x _ x', 'x x')), 'ragged-grid', 6],
    [file(picture(SIZE, 'x _ x', 'x x o')), 'unknown-symbol', 6],
    [file(picture('width="4" height="2"', 'x _ x', 'x x _')), 'wrong-line-count', 4],
    [file(picture(SIZE)), 'wrong-line-count', 4],
    [`<FreeNono>${'<line>'.repeat(60)}`, 'too-deep', 1],
    ['<FreeNono><Nonogram></FreeNono>', 'bad-xml', 1],
  ])('is refused with the place: %#', (text, code, line) => {
    const [outcome] = parsePuzzles(text);
    if (outcome.ok) throw new Error('read');
    expect([outcome.problems.at(-1)?.code, outcome.problems.at(-1)?.line]).toEqual([code, line]);
  });
});
