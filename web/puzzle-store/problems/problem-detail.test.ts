import { afterEach, describe, expect, it, vi } from 'vitest';
import { parsePuzzles } from '../../../src/formats/index.ts';
import type { Problem } from '../../../src/puzzle/problem.ts';
import type { Wording } from '../../../src/puzzle/wording.ts';
import { fuzzParsers } from '../../../test/fuzz.ts';
import german from '../../messages/de/wordings.json';
import { textOf } from '../../messages/text-of.ts';
import { puzzleOfLink } from '../../share/link/link.ts';
import { detailOf } from './problem-detail.ts';

const text = textOf('de', german);

function problemsOf(source: string): readonly Problem[] {
  return parsePuzzles(source).flatMap((parsed) => (parsed.ok ? [] : parsed.problems));
}

function inEnglish(source: string): string[] {
  return problemsOf(source).map((problem) => detailOf(problem, 'en', text));
}

function inGerman(source: string): string[] {
  return problemsOf(source).map((problem) => detailOf(problem, 'de', text));
}

afterEach(() => vi.restoreAllMocks());

describe('the detail of a problem', () => {
  it('names given cells that are wrong, and begins with a capital letter', () => {
    const source = '{"rows": [[1], [1]], "cols": [[1], [1]], "given": ["#?", "?x"]}';
    expect(inEnglish(source)).toEqual([
      'The list of given cells: row 2, cell 2 is "x": expected one of . # ?',
    ]);
    expect(inGerman(source)).toEqual([
      'Die Liste der vorgegebenen Felder: Zeile 2, Feld 2 ist „x“. Erwartet: eines der Zeichen . # ?',
    ]);
  });

  it('leaves out the format, which the page names', () => {
    expect(inEnglish('1\n1\n0\n2\n')[0]).toMatch(/^Expected the clues of the rows, /);
    expect(inGerman('1\n1\n0\n2\n')[0]).toMatch(/^Erwartet: die Hinweise der Zeilen, /);
  });

  it.each(['otherGoals has 60 grids', '"x" is not a cell', '3 is too much', 'Row 3'])(
    'leaves %s as it is',
    (message) => expect(detailOf({ code: 'any', message }, 'de', text)).toBe(message),
  );

  it.each([
    [
      'rows\n1 3x\ncolumns\n1\n',
      '„3x“ ist keine Hinweiszahl. Erwartet: eine ganze Zahl, oder „?“ für eine unbekannte.',
    ],
    [
      'rows\n2 2\n1\ncolumns\n1\n1\n',
      'Zeile 1 braucht 5 Felder (4 gefüllte und 1 Lücke), hat aber nur 2: 3 zu viel.',
    ],
    [
      '2\n\n1\n1\n1\n',
      'Die Zeilen ergeben zusammen 2 gefüllte Felder, die Spalten 3: In den Spalten sind 1 zu viel oder in den Zeilen 1 zu wenig.',
    ],
    [
      'width 2\nheight 1\nrows\n1\ncolumns\n1\n',
      'Erwartet: 2 Hinweise für die Spalten, gefunden: 1 – 1 fehlt. Für eine leere Spalte steht 0.',
    ],
    [
      '{"rows": [[1]], "cols": 1}',
      '„cols“ ist 1. Erwartet: eine Liste von Hinweisen, etwa "cols": [[3, 1], [2]]',
    ],
    [
      '{"rows": [[1]]}',
      '„cols“ fehlt. Erwartet: eine Liste von Hinweisen, etwa "cols": [[3, 1], [2]]. Gefundene Schlüssel: rows.',
    ],
    ['[', 'Das JSON ist abgeschnitten: Es endet zu früh.'],
    [
      '<puzzle type="triddler"></puzzle>',
      'Rätsel vom Typ „triddler“ lassen sich hier nicht öffnen, nur type="grid".',
    ],
    [
      '5001x1:1',
      '5001 × 1 Felder sind zu viele: Möglich sind höchstens 5.000 je Seite und 4.000.000 insgesamt.',
    ],
  ])('is German: %j', (source, expected) => expect(inGerman(source)).toContain(expected));

  it('is German for links of this page', async () => {
    for (const link of ['/play#p=9abc', '/play#p=1', 'nothing'] as const) {
      const outcome = await puzzleOfLink(link);
      expect(outcome.ok).toBe(false);
      if (!outcome.ok) expect(detailOf(outcome.problems[0], 'de', text)).toMatch(/Link/);
    }
  });

  it('is German for whatever comes in', () => {
    const noted = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const seen = new Set<string>();
    fuzzParsers(3, 2000, (problem, source) => {
      if (problem.code === 'unknown-format') return;
      if (problem.wording === undefined) throw new Error(`${problem.code} has no wording`);
      const before = seen.size;
      checkValues(problem.wording, source, seen);
      if (seen.size > before && /\{\d/.test(detailOf(problem, 'de', text)))
        throw new Error('a gap is left');
    });
    expect(noted).not.toHaveBeenCalled();
    expect(seen.size).toBeGreaterThan(50);
  });
});

/** Wordings whose texts are no text of the input, and why they may be English. */
const OWN_WORDS = new Set([
  // The parser of XML reports faults in its own words, which the German sentence quotes.
  'this is not well-formed XML: {0}',
  // Parameters and properties have the same names in every language.
  'there is no parameter {0} or {1}: expected "param {2} ...;"',
  'there is no section {0}: expected a line "{1}" and one clue per line below it',
  'there is no <clues type="{0}">',
  '{0} is {1}: expected a list of clues, like "{2}": [[3, 1], [2]]',
  // Words of the formats themselves.
  'there is no value {0}: expected "{1} = ..." below [clues]',
  '{0}: expected "{1}: NUMBER"',
  // The names of colours are those of X11 and CSS.
  'in {0} {1}',
]);

/** Throws if a value is neither a number nor from the input: it would stay English. */
function checkValues({ template, values }: Wording, source: string, seen: Set<string>): void {
  seen.add(template);
  for (const value of values) {
    if (typeof value === 'object') checkValues(value, source, seen);
    else if (typeof value === 'string' && !OWN_WORDS.has(template) && !isFrom(source, value))
      throw new Error(`${JSON.stringify(value)} in ${template}`);
  }
}

/** Whether a value is a quotation, a list of characters, or in the input. */
function isFrom(source: string, value: string): boolean {
  return (
    /^".*"$/s.test(value) || /^\S(,? \S)*$/u.test(value) || source.includes(value.replace(/…$/, ''))
  );
}
