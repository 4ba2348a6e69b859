// The .cwc of webpbn's export, for puzzles in colour: height, width and the number of colours on a
// line each; then the lengths of the blocks of each row, the colours of the same blocks, and both
// for the columns, one line each, with a blank line between two of these four sections. Colours are
// numbers from 1, and nothing says what they look like. An empty clue is 0 or blank in both
// sections. Source: webpbn's files and pbnToCsv.py of kamilkhanlab/nonogram-ilp.

import { BACKGROUND, MAX_COLOURS, makePalette, type Palette } from '../../puzzle/palette.ts';
import {
  complain,
  failure,
  lineInWords,
  type Outcome,
  type Problem,
  success,
} from '../../puzzle/problem.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Format, Parsed } from '../format.ts';
import { NO_LETTERS, readClue, validateRead, type WrittenClue } from '../text/clue-text.ts';
import type { TextLine } from '../text/text-lines.ts';
import { unnamedColours } from '../text/unnamed-colours.ts';
import { writing } from '../writing.ts';
import { readSections } from './sections.ts';

export const cwc: Format = {
  id: 'cwc',
  title: 'webpbn .cwc',
  extensions: ['cwc'],
  sniff: (text) => /^\s*\d+\s*\n/.test(text) && readSections(text, 1, 4).ok,
  parse: (text) => [parseCwc(text)],
  ...writing({ name: '.cwc', clues: 'exact', colours: true, keeps: [] }, writeCwc),
};

function parseCwc(text: string): Parsed {
  const read = readSections(text, 1, 4);
  if (!read.ok) return failure(...read.problems);
  const { sections, others } = read.value;
  const [colours = 0] = others;
  if (colours < 1 || colours > MAX_COLOURS) {
    const words = worded`${colours} colours: expected 1 to ${MAX_COLOURS}`;
    return failure({ code: 'bad-palette', ...words, line: 3, column: 1 });
  }
  const palette = makePalette(BACKGROUND, unnamedColours(colours));
  const problems: Problem[] = [];
  const [rowLengths, rowColours, columnLengths, columnColours] = sections;
  const rows = readColoured(rowLengths, rowColours, { axis: 'row', palette }, problems);
  const columns = readColoured(columnLengths, columnColours, { axis: 'column', palette }, problems);
  return validateRead({ rows, columns, palette }, problems);
}

interface PlacedLine {
  readonly axis: 'row' | 'column';
  readonly number: number;
  readonly palette: Palette;
}

function readColoured(
  lengths: readonly TextLine[],
  colours: readonly TextLine[],
  { axis, palette }: { readonly axis: 'row' | 'column'; readonly palette: Palette },
  problems: Problem[],
): WrittenClue[] {
  return lengths.map((line, i) => {
    const where = { [axis]: i + 1 };
    const clue = readClue(line, NO_LETTERS, where, problems);
    const numbers = readClue(colours[i], NO_LETTERS, where, problems);
    return withColours(clue, numbers, { axis, number: i + 1, palette }, problems);
  });
}

/** Gives the blocks of a clue the colours that the same line of the next section has. */
function withColours(
  clue: WrittenClue,
  colours: WrittenClue,
  { axis, number, palette }: PlacedLine,
  problems: Problem[],
): WrittenClue {
  const [lengths, numbers] = [clue.blocks ?? [], colours.blocks ?? []];
  const place = { ...colours.place, where: { [axis]: number } };
  if (lengths.length !== numbers.length) {
    const words = worded`${lineInWords(axis, number)} has ${lengths.length} blocks, but ${numbers.length} colours`;
    complain(problems, { code: 'bad-colour', ...words, ...place });
    return clue;
  }
  const blocks = lengths.map(({ length }, i) => ({ length, colour: numbers[i].length ?? 0 }));
  const wrong = blocks.findIndex(({ colour }) => colour < 1 || colour >= palette.length);
  if (wrong >= 0) {
    const words = worded`${lineInWords(axis, number)}, block ${wrong + 1} has colour ${blocks[wrong].colour}: the palette has 1 to ${palette.length - 1}`;
    complain(problems, { code: 'bad-colour', ...words, ...place });
  }
  return { ...clue, blocks };
}

function writeCwc({ width, height, palette, rows, columns }: ExactPuzzle): Outcome<string> {
  const sections = [rows, columns].flatMap((clues) => [
    clues.map((clue) => clue.map(({ length }) => length).join(' ') || '0').join('\n'),
    clues.map((clue) => clue.map(({ colour }) => colour).join(' ') || '0').join('\n'),
  ]);
  return success(`${height}\n${width}\n${palette.length - 1}\n${sections.join('\n\n')}\n`);
}
