// The TOML of Tsionyx's nonogrid, and the INI of his pynogram: a section `[clues]` with the values
// `rows` and `columns`, whose clues are separated by commas or line ends, and a section `[colors]`,
// in TOML with a list `defs`, of colours like `b = (blue) *`. A block has the name of its colour
// behind its length; without one it is black. Comments start with `#` or `;`. Source: parser.rs,
// reader.py and the examples of both.

import { BACKGROUND } from '../../puzzle/palette.ts';
import { complain, failure, type Problem } from '../../puzzle/problem.ts';
import { META_KEYS } from '../../puzzle/puzzle.ts';
import { tooLargeProblem } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format, Parsed } from '../format.ts';
import { validateRead } from '../text/clue-text.ts';
import { parseRgb } from '../text/colour-text.ts';
import { readMetaLines } from '../text/meta-lines.ts';
import { written } from '../text/text-lines.ts';
import { writing } from '../writing.ts';
import { cluesIn, readNamedClues, usedNames } from './read-clues.ts';
import { readDefs } from './read-defs.ts';
import { clueFile } from './sections.ts';
import { BACKGROUND_WORD, writeToml } from './write-toml.ts';

export const nonogrid: Format = {
  id: 'nonogrid',
  title: 'TOML of nonogrid, INI of pynogram',
  extensions: ['toml', 'ini'],
  sniff: (text) =>
    /^[ \t]*\[[ \t]*clues[ \t]*\][ \t]*([#;].*)?\r?$/im.test(text) &&
    /^[ \t]*(rows|columns)[ \t]*=/im.test(text),
  parse: (text) => [parseClueFile(text)],
  ...writing(
    {
      name: "nonogrid's TOML",
      clues: 'exact',
      colours: true,
      keeps: [...META_KEYS, 'colours'],
    },
    (puzzle) => written(writeToml(puzzle)),
  ),
};

function parseClueFile(text: string): Parsed {
  const file = clueFile(text);
  const problems: Problem[] = [];
  for (const section of ['rows', 'columns'] as const) {
    if (file[section] !== undefined) continue;
    const words = worded`there is no value ${section}: expected "${section} = ..." below [clues]`;
    complain(problems, { code: 'missing-section', ...words, line: 1, column: 1 });
  }
  const { rows: rowLines = [], columns: columnLines = [] } = file;
  const [rowTexts, columnTexts] = [cluesIn(rowLines), cluesIn(columnLines)];
  const tooLarge = tooLargeProblem(columnTexts.length, rowTexts.length);
  if (tooLarge !== undefined)
    return failure({ ...tooLarge, line: rowLines[0]?.number ?? 1, column: 1 });
  const back = file.comments.find((line) => backgroundIn(line) !== undefined) ?? '';
  const used = usedNames([...rowTexts, ...columnTexts]);
  const background = backgroundIn(back) ?? BACKGROUND.rgb;
  const { palette, names } = readDefs(file.colours, background, used, problems);
  const rows = readNamedClues(rowTexts, 'row', names, problems);
  const columns = readNamedClues(columnTexts, 'column', names, problems);
  const meta = readMetaLines(file.comments.filter((line) => line !== back));
  return validateRead({ rows, columns, palette, meta }, problems);
}

/** Returns the colour of a comment that gives the background. */
function backgroundIn(comment: string): string | undefined {
  if (!comment.startsWith(BACKGROUND_WORD)) return undefined;
  return parseRgb(comment.slice(BACKGROUND_WORD.length).trim());
}
