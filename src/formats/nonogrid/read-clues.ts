// Reads the clues of nonogrid's TOML and pynogram's INI. Commas and line ends separate them, and
// quotation marks may stand around one; the names of colours may have several letters.

import type { Block } from '../../puzzle/clue.ts';
import { complain, type Problem, quote } from '../../puzzle/problem.ts';
import { MAX_SIDE } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { WrittenClue } from '../text/clue-text.ts';
import type { TextLine, TextPlace } from '../text/text-lines.ts';

interface ClueText extends TextPlace {
  readonly text: string;
}

/** Returns the clues in the lines of a value. Blank lines and comments mean nothing. */
export function cluesIn(lines: readonly TextLine[]): readonly ClueText[] {
  return lines.flatMap(({ text, number }) => {
    const [clues] = text.split(/[#;]/, 1);
    return Array.from(clues.matchAll(/[^,]+/g), (match) => ({
      text: match[0].replace(/["']/g, ' '),
      line: number,
      column: match.index + 1,
    })).filter((clue) => clue.text.trim() !== '');
  });
}

/** Returns the names of colours that blocks have, an empty one for blocks without a name. */
export function usedNames(clues: readonly ClueText[]): ReadonlySet<string> {
  return new Set(
    clues.flatMap(({ text }) =>
      Array.from(text.matchAll(/(?<!\S)0*[1-9]\d*(\S{0,30})/g), ([, name]) => name),
    ),
  );
}

export function readNamedClues(
  clues: readonly ClueText[],
  axis: 'row' | 'column',
  names: ReadonlyMap<string, number>,
  problems: Problem[],
): WrittenClue[] {
  return clues.map((clue, i) => readNamedClue(clue, { [axis]: i + 1 }, names, problems));
}

/** The first problem ends the clue. */
function readNamedClue(
  { text, line, column }: ClueText,
  where: { readonly row?: number; readonly column?: number },
  names: ReadonlyMap<string, number>,
  problems: Problem[],
): WrittenClue {
  const blocks: Block[] = [];
  const blockPlaces: TextPlace[] = [];
  for (const match of text.matchAll(/\S+/g)) {
    if (blocks.length > MAX_SIDE) break;
    const place = { line, column: column + match.index };
    const [, digits, name = ''] = /^(\d{1,9})(\D*)$/.exec(match[0]) ?? [];
    const colour = names.get(name);
    if (digits === undefined) {
      const words = worded`${quote(match[0])} is not a block: expected a whole number, with the name of its colour behind it if it is not black`;
      complain(problems, { code: 'bad-number', ...words, ...place, where });
      break;
    }
    if (Number(digits) === 0) continue;
    if (colour === undefined) {
      const words = worded`${quote(match[0])} has a colour that is not declared below [colors]`;
      complain(problems, { code: 'unknown-colour', ...words, ...place, where });
      break;
    }
    blocks.push({ length: Number(digits), colour });
    blockPlaces.push(place);
  }
  return { blocks, place: { line, column: column + Math.max(text.search(/\S/), 0) }, blockPlaces };
}
