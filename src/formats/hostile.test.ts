// Reads texts that are made to break a reader: nested 30,000 deep, wrong in thousands of places, or
// with a very long word. Reading must give few and short problems.

import { describe, expect, it } from 'vitest';
import type { Problem } from '../puzzle/problem.ts';
import { FORMATS, parsePuzzles } from './detect.ts';
import { parseJsonLine } from './json/json.ts';
import { readJsonPuzzle } from './json/read-json-puzzle.ts';

/** Twice as many calls as fit in the stack of Node, however little each call needs. */
const DEEP = 30_000;

function nested(open: string, close: string, depth: number, inner = ''): string {
  return open.repeat(depth) + inner + close.repeat(depth);
}

const NESTS: readonly (readonly [name: string, open: string, close: string])[] = [
  ['lists', '[', ']'],
  ['puzzles', '{"puzzle":', '}'],
  ['puzzles in lists', '[{"puzzle":', '}]'],
  ['elements', '<puzzle>', '</puzzle>'],
  ['entities', '<!DOCTYPE a [<!ENTITY b "', '">]>'],
  ['parentheses', '(', ')'],
  ['comments', '/*', '*/'],
];

const TEXTS = NESTS.flatMap(([name, open, close]) => [
  [`${name}, closed`, nested(open, close, DEEP, '1')],
  [`${name}, open`, open.repeat(DEEP)],
]);

/** Beginnings after which a reader goes on to the nested part. */
const STARTS = [
  ['AMPL', 'param m := '],
  ['.non', 'rows\n1\ncolumns\n'],
  ['.g', '#d\n'],
  ['a page', '<html><script>var d=[['],
  ['XML', '<?xml version="1.0"?><puzzleset>'],
].flatMap(([name, start]) =>
  [
    ['[', ']'],
    ['(', ')'],
    ['<a>', '</a>'],
  ].map(([open, close]) => [`${open} behind ${name}`, `${start}${nested(open, close, DEEP)}`]),
);

function problemsOf(text: string, format?: (typeof FORMATS)[number]): readonly Problem[] {
  return parsePuzzles(text, ...(format ? [format] : [])).flatMap((outcome) =>
    outcome.ok ? [] : outcome.problems,
  );
}

function expectFewAndShort(problems: readonly Problem[]): void {
  expect(problems.length).toBeLessThanOrEqual(51);
  for (const { code, message } of problems) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(message.length).toBeLessThanOrEqual(701);
  }
}

describe('what is nested deep', () => {
  it.each([...TEXTS, ...STARTS])('is read as any format: %s', (_, text) => {
    for (const format of [undefined, ...FORMATS]) {
      for (const outcome of parsePuzzles(text, ...(format ? [format] : []))) {
        if (!outcome.ok) expectFewAndShort(outcome.problems);
      }
    }
  });

  it.each([
    ['lists', nested('[', ']', DEEP), 1, 51],
    ['open lists', '['.repeat(DEEP), 1, 51],
    ['puzzles', nested('{"puzzle":\n', '}', DEEP, '1'), 51, 1],
    [
      'a field that nobody reads',
      `{"rows":[[1]],"cols":[[1]],\n"x":${nested('[', ']', DEEP)}}`,
      2,
      54,
    ],
    ['a clue', `{"rows":${nested('[', ']', DEEP)},"cols":[[1]]}`, 1, 58],
    [
      'what follows brackets in a string',
      `{"title":"[[[\\"[${'['.repeat(99)}",\n"x":${nested('[', ']', 50)}}`,
      2,
      54,
    ],
    ['what follows a string that is not closed', `["\r${nested('[', ']', DEEP)}`, 2, 50],
    ['what follows a comment', `[/*"*/${nested('[', ']', DEEP)}`, 1, 56],
    ['what follows the comment of a line', `[//"\r${nested('[', ']', DEEP)}`, 2, 50],
    [
      'what follows comments in a string',
      `{"a":"//","b":"/*",\n"x":${nested('[', ']', 50)}}`,
      2,
      54,
    ],
    ['elements', nested('<puzzle>', '</puzzle>', DEEP), 1, 401],
    ['elements of a puzzle', `<puzzle>\n${nested('<note>', '</note>', DEEP)}</puzzle>`, 2, 295],
  ])('is a problem where it passes the limit: %s', (_, text, line, column) => {
    const [problem] = problemsOf(text);
    expect(problem).toMatchObject({ code: 'too-deep', line, column });
    expect(problem.message).toContain('more than 50 deep');
  });

  it('is no problem up to the limit, nor in strings', () => {
    const puzzle = `{"rows":[[1]],"cols":[[1]],"title":"${'['.repeat(99)}","x":${nested('[', ']', 49)}}`;
    expect(parsePuzzles(puzzle)[0].ok).toBe(true);
    const element = `<puzzle><solution><image>|X|</image></solution>${nested('<a>', '</a>', 49)}</puzzle>`;
    expect(parsePuzzles(element)[0].ok).toBe(true);
  });

  it('spoils a line of JSON, and not those after it', () => {
    const good = '{"rows":[[1]],"cols":[[1]]}\n';
    const text = `${good}${nested('{"puzzle":', '}', DEEP)}\n${'['.repeat(DEEP)}\n${good}`;
    const outcomes = parsePuzzles(text);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, false, true]);
    expect(outcomes[2]).toMatchObject({ problems: [{ code: 'too-deep', line: 3, column: 51 }] });
    expect(parseJsonLine('['.repeat(DEEP), 7)).toMatchObject({
      problems: [{ code: 'too-deep', line: 7, column: 51 }],
    });
  });

  it.each(['puzzle', 'rows', 'cols', 'palette', 'goal', 'title', 'width', 'other'])(
    'is a problem of a value, too: %s',
    (key) => {
      const lists = JSON.parse(nested('[', ']', DEEP));
      const objects = JSON.parse(nested(`{"${key}":`, '}', DEEP, '1'));
      for (const value of [lists, objects, { rows: [[1]], cols: [[1]], [key]: lists }]) {
        expect(readJsonPuzzle(value, [])).toMatchObject({ problems: [{ code: 'too-deep' }] });
      }
    },
  );
});

describe('what is wrong in many places', () => {
  const LONG = 'ü'.repeat(100_000);

  it.each([
    ['clues of .non', `rows\n${'x\n'.repeat(3000)}columns\n1\n`],
    ['clues of JSON', JSON.stringify({ rows: Array(4000).fill(['x']), cols: [[1]] })],
    ['clues that are too long', JSON.stringify({ rows: Array(4000).fill([9]), cols: [[1]] })],
    [
      'entries of AMPL data',
      `param m := 4000;\nparam n := 1;\nparam row : 1 :=\n${'0 x\n'.repeat(4000)};\nparam col : 1 :=\n1 1;\n`,
    ],
    ['colours of .g', `#d\n${'a\n'.repeat(300_000)}: rows\n1\n: columns\n1\n`],
    ['rows of a picture', `#.\n${'#\n'.repeat(4000)}`],
    ['rows of a goal', JSON.stringify({ rows: [[1]], cols: [[1]], goal: Array(4000).fill('xx') })],
  ])('has one last problem that says so: %s', (_, text) => {
    const [outcome, ...others] = parsePuzzles(text);
    if (outcome.ok) throw new Error('it is a puzzle');
    expect(others).toEqual([]);
    expectFewAndShort(outcome.problems);
    expect(outcome.problems).toHaveLength(51);
    expect(outcome.problems[50].code).toBe('more-problems');
  });

  it.each([
    ['links', '?nonogram/1/1/\n', '?nonogram/1/1/11\n', ['', '']],
    ['game ids', '1x1:x\n', '1x1:1/1\n', ['', '']],
    ['JSON lines', '{"rows":1}\n', '{"rows":[[1]],"cols":[[1]]}\n', ['', '']],
    ['a list', '{"rows":1},', '{"rows":[[1]],"cols":[[1]]}', ['[', ']']],
    ['.non', 'rows\nx\ncolumns\n1\n====\n', 'rows\n1\ncolumns\n1\n', ['', '']],
    [
      'XML',
      '<puzzle/>',
      '<puzzle><solution><image>|X|</image></solution></puzzle>',
      ['<puzzleset>', '</puzzleset>'],
    ],
  ])(
    'keeps every puzzle that is right, and tells of the wrong ones in few words: %s',
    (_, wrong, right, [before, after]) => {
      const text = before + wrong.repeat(5000) + right + after;
      const outcomes = parsePuzzles(text);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes).toHaveLength(102);
      expect(outcomes[101]).toMatchObject({ problems: [{ code: 'more-problems' }] });
      expect(outcomes[101]).toMatchObject({
        problems: [{ message: expect.stringContaining('4900') }],
      });
    },
  );

  it.each([
    ['symbols', { rows: [['1x']], cols: [['1y']], palette: { a: '#f00', [LONG]: '#00f' } }],
    ['colours', { rows: [[1]], cols: [[1]], palette: [{ symbol: 'a', rgb: LONG }] }],
    [
      'names',
      {
        rows: [['1a']],
        cols: [['1b']],
        palette: ['a', 'b'].map((symbol) => ({ symbol, name: LONG, rgb: '#f00' })),
      },
    ],
    ['blocks', { rows: [[LONG]], cols: [[1]] }],
    ['goals', { rows: [[1]], cols: [[1]], goal: LONG }],
    ['rows of goals', { rows: [[1]], cols: [[1]], goal: [LONG], palette: { [LONG]: '#f00' } }],
    ['sizes', { rows: [[1]], cols: [[1]], width: LONG }],
  ])('quotes little of long words: %s', (_, value) => {
    const outcome = readJsonPuzzle(value, []);
    if (outcome.ok) throw new Error('it is a puzzle');
    expect(JSON.stringify(outcome.problems).length).toBeLessThan(20_000);
  });

  it.each(FORMATS.map((format) => [format.id, format] as const))(
    'quotes little of long lines: %s',
    (_, format) => {
      const starts = [
        '',
        'rows\n',
        '<',
        '<puzzle type="',
        '<puzzle></',
        'param ',
        '#d\n',
        'P1 ',
        '{"',
        '1x1:',
        '?nonogram/1/1/',
        "task='",
      ];
      for (const start of starts) {
        const text = start + LONG;
        expect(JSON.stringify(problemsOf(text, format)).length).toBeLessThan(20_000);
      }
    },
  );
});
