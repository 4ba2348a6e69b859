// Reads the colours of nonogrid's TOML and pynogram's INI: `b = (blue) *`, with a name of CSS,
// `(0, 204, 0)` or hexadecimal digits in the brackets.

import { BACKGROUND, BLACK_AND_WHITE, makePalette, type Palette } from '../../puzzle/palette.ts';
import { complain, type Problem, quote } from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';
import { nameOfRgb, parseRgb } from '../text/colour-text.ts';
import type { TextLine } from '../text/text-lines.ts';

const DEF = /([^\s=,'"[\]#;\d][^\s=,'"[\]\d]{0,30})[ \t]{0,9}=[ \t]{0,9}\(([^()]{0,60})\)/g;

/**
 * Returns the palette, and the colour of each name; blocks without a name, or with `B`, are black.
 * Black comes after the declared colours, if a block needs it or nothing is declared. `used` has
 * the names that blocks have.
 */
export function readDefs(
  lines: readonly TextLine[],
  background: string,
  used: ReadonlySet<string>,
  problems: Problem[],
): { palette: Palette; names: ReadonlyMap<string, number> } {
  const defs = lines.flatMap((line) => readLine(line, problems));
  const last = new Map(defs.map((def) => [def.name, def]));
  const colours = [...last.values()].map(({ name, rgb }) => ({
    symbol: name,
    name: nameOfRgb(rgb),
    rgb,
  }));
  const names = new Map(colours.map(({ symbol }, i) => [symbol, i + 1]));
  const needsBlack = ['', 'B'].some((name) => used.has(name) && !names.has(name));
  if (needsBlack || colours.length === 0) {
    colours.push(BLACK_AND_WHITE[1]);
    for (const name of ['', 'B']) if (!names.has(name)) names.set(name, colours.length);
  }
  const palette = makePalette({ name: nameOfRgb(background), rgb: background }, colours);
  return { palette, names };
}

function readLine(line: TextLine, problems: Problem[]): { name: string; rgb: string }[] {
  if (/^\s*[#;]/.test(line.text)) return [];
  const defs = [...line.text.matchAll(DEF)].map(([, name, look]) => ({ name, look: look.trim() }));
  const isOther = /^\s*(defs\s*=)?[\s[\],]*([#;].*)?$/.test(line.text);
  if (defs.length === 0 && !isOther) {
    const words = worded`${quote(line.text.trim())}: expected a colour, like "b = (blue) *"`;
    complain(problems, { code: 'bad-colour', ...words, line: line.number, column: 1 });
  }
  return defs.map(({ name, look }) => {
    const rgb = rgbOf(look);
    if (rgb === undefined) {
      const words = worded`${quote(look)} is no colour: expected a name, three numbers up to 255 or six hexadecimal digits`;
      complain(problems, { code: 'bad-colour', ...words, line: line.number, column: 1 });
    }
    return { name, rgb: rgb ?? BACKGROUND.rgb };
  });
}

function rgbOf(look: string): string | undefined {
  const numbers = look.split(',').map((part) => part.trim());
  if (numbers.length === 1) return parseRgb(look);
  const isRight =
    numbers.length === 3 && numbers.every((text) => /^\d{1,3}$/.test(text) && Number(text) < 256);
  if (!isRight) return undefined;
  return `#${numbers.map((text) => Number(text).toString(16).padStart(2, '0')).join('')}`;
}
