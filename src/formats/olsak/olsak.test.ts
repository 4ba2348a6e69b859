import { describe, expect, it } from 'vitest';
import type { Problem } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { detect, parsePuzzles } from '../detect.ts';

function read(text: string): Puzzle {
  expect(detect(text)?.id).toBe('g');
  const [outcome] = parsePuzzles(text);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

function problems(text: string): readonly Problem[] {
  return parsePuzzles(text).flatMap((outcome) => (outcome.ok ? [] : outcome.problems));
}

const lengths = ({ rows, columns }: Puzzle) =>
  [rows, columns].map((clues) => clues.map((clue) => clue?.map(({ length }) => length)));

describe('.g as it is found', () => {
  it.each([
    ['no end', ': rows\n1\n2\n: columns\n2\n1\n'],
    ['a bare end', ':\n1\n2\n:\n2\n1\n:\n\n\n'],
    ['dashes', ':-----------\n1\n2\n:-----------\n2\n1\n:-----------'],
    [
      'an English end',
      ': rows (free text)\n 1\n 2\n:columns\n2\n1\n: END - all after it is free\nx',
    ],
    ['a Czech end', 'Dve pole\n:radky:\n1\n2\n:sloupce:\n2\n1\n:konec:\n\n'],
    [
      'the clues on the right',
      ':rows ---\n     1\n     2\n:columns ---\n     2\n     1\n:end ---\n',
    ],
  ])('is read with %s', (_, text) => {
    expect(lengths(read(text))).toEqual([
      [[1], [2]],
      [[2], [1]],
    ]);
  });

  it('has a clue in each line up to the end, blank ones too', () => {
    expect(lengths(read(': rows\n1\n\n: columns\n\n1\n\n: end\n\n'))).toEqual([
      [[1], []],
      [[], [1], []],
    ]);
  });

  it('keeps what stands before and behind the puzzle', () => {
    const { meta } = read(
      'Two dots\n\nDrawn for a test.\nCopyright: nobody\nIt has two rows.\n: rows\n1\n1\n: columns\n2\n: end\n\nSee other.g.\nEnjoy.\n',
    );
    expect(meta).toEqual({
      title: 'Two dots',
      description: 'Drawn for a test.\nIt has two rows.',
      copyright: 'nobody',
      notes: 'See other.g.\nEnjoy.',
    });
  });

  it('takes a # that begins no heading for free text', () => {
    expect(read('# drawn by hand\n#1\n: rows\n1\n: columns\n1\n').meta).toMatchObject({
      title: '# drawn by hand',
    });
  });

  it('has colours of X11, and their names', () => {
    const { palette } = read(
      '#deklarace\nm:%  green\n0:   grey90  pozadi\n1:*  black   cerna\n: r\n1m 1\n: c\n1m\n1\n: e\n',
    );
    expect(palette.map(({ rgb, name }) => [rgb, name])).toEqual([
      ['#e5e5e5', 'pozadi'],
      ['#00ff00', 'green'],
      ['#000000', 'cerna'],
    ]);
  });

  it.each([
    ['#triddlers\n: A\n1\n: B\n1\n: C\n1\n: D\n1\n: E\n1\n: F\n1\n: end\n', 'triddler', 1],
    ['A picture\n#T\n\n#d\n 1:* black\n: A\n1\n: B\n1\n', 'triddler', 2],
    ['#d\n1:*  black\nt:/  black/orange\n: ---\n1t 1\n: ---\n1\n: ---\n', 'triangles', 3],
    ['#d\n 1:*   black\n \\:c   white\\black  <>  x\n:r\n/2\\\n:c\n1\n:k\n', 'triangles', 3],
    [': rows\n1\n1\n', 'missing-section', 1],
  ])('is refused by its name: %j', (text, code, line) => {
    expect(problems(text)).toMatchObject([{ code, line }]);
  });

  it('says where a clue is wrong', () => {
    expect(problems('x\n: rows\n1\nx1\n: columns\n1\n1\n: end\nx1')).toMatchObject([
      { code: 'bad-number', line: 4, where: { row: 2 } },
    ]);
  });
});
