// Reads the colours of a .g file: one line each, `in:out  colour  comment`. The colour is `#rrggbb`
// or a name of X11's rgb.txt, which four names of CSS differ from.

import { BACKGROUND, BLACK_AND_WHITE, makePalette, type Palette } from '../../puzzle/palette.ts';
import { complain, type Problem, quote } from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';
import { type Letters, NO_LETTERS } from '../text/clue-text.ts';
import { nameOfRgb, parseRgb } from '../text/colour-text.ts';
import type { TextLine } from '../text/text-lines.ts';

interface WrittenColour {
  readonly letter: string;
  readonly rgb: string;
  readonly name: string;
}

/** The `in` character of the background, and of the numbers without a character. */
const BACK = '0';
export const DEFAULT = '1';

/** Reads the lines below `#d`. The numbers of a puzzle without colours are black. */
export function readOlsakColours(
  lines: readonly TextLine[],
  problems: Problem[],
): { palette: Palette; letters: Letters } {
  const read = lines.flatMap((line) => readColour(line, problems) ?? []);
  const background = read.findLast(({ letter }) => letter === BACK) ?? BACKGROUND;
  const colours = read.filter(({ letter }) => letter !== BACK);
  if (colours.length === 0) {
    return { palette: makePalette(background, [BLACK_AND_WHITE[1]]), letters: NO_LETTERS };
  }
  const entries = colours.map(({ letter, name, rgb }) => ({
    ...{ name, rgb },
    symbol: letter === DEFAULT ? BLACK_AND_WHITE[1].symbol : letter,
  }));
  return {
    palette: makePalette(background, entries),
    letters: new Map(colours.map(({ letter }, i) => [letter === DEFAULT ? '' : letter, i + 1])),
  };
}

function readColour(line: TextLine, problems: Problem[]): WrittenColour | undefined {
  if (line.text.trim() === '') return undefined;
  const match = /^\s*([^\s\d,]|[01]):(.)\s+(\S+)(.*)$/su.exec(line.text);
  const word = match?.[3] ?? '';
  const rgb = parseX11(word);
  if (rgb === undefined && /[a-z][/\\][a-z]/i.test(word)) {
    const words = worded`${quote(word)} is a triangle: puzzles with triangles are not supported, only those whose cells have one colour each`;
    complain(problems, { code: 'triangles', ...words, line: line.number, column: 1 });
  } else if (rgb === undefined) {
    const words = worded`${quote(line.text.trim())}: expected a colour, like "a:a  #ff0000  red"`;
    complain(problems, { code: 'bad-colour', ...words, line: line.number, column: 1 });
  }
  if (match === null) return undefined;
  const own = word.startsWith('#') ? nameOfRgb(rgb ?? '') : word;
  return { letter: match[1], rgb: rgb ?? BACKGROUND.rgb, name: match[4].trim() || own };
}

/** The names that mean another colour in X11 than in CSS. */
const X11: ReadonlyMap<string, string> = new Map([
  ['green', '#00ff00'],
  ['gray', '#bebebe'],
  ['grey', '#bebebe'],
  ['maroon', '#b03060'],
  ['purple', '#a020f0'],
]);

function parseX11(word: string): string | undefined {
  return X11.get(word.toLowerCase()) ?? parseRgb(word);
}
