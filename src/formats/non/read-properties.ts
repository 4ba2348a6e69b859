// Reads the properties of a .non text: each is a word with a value after it, or with lines below
// it.

import { decodeHTMLStrict } from 'entities';
import { BACKGROUND, BLACK_AND_WHITE, type Colour } from '../../puzzle/palette.ts';
import { complain, type Problem, quote } from '../../puzzle/problem.ts';
import type { Meta } from '../../puzzle/puzzle.ts';
import { cleanLine, MAX_PROPERTIES, MAX_PROPERTY } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import { nameOfRgb, parseRgb } from '../text/colour-text.ts';
import type { TextLine } from '../text/text-lines.ts';
import { type GridWord, isOtherProperty, META_WORDS, PROPERTY_WORDS } from './property-words.ts';

/** The properties that have been read so far. */
export interface Properties {
  width?: number;
  height?: number;
  rows?: readonly TextLine[];
  columns?: readonly TextLine[];
  background: Colour;
  readonly colours: { letter: string; rgb: string }[];
  readonly meta: { -readonly [Key in keyof Meta]: Meta[Key] };
  readonly grids: WrittenGrid[];
  /** The lines of properties that mean nothing here. */
  readonly others: string[];
  readonly problems: Problem[];
}

/** A grid as it stands in the text. */
export interface WrittenGrid {
  readonly word: GridWord;
  readonly text: string;
  /** The number of the line where it begins. */
  readonly line: number;
}

export function readProperties(lines: readonly TextLine[]): Properties {
  const properties: Properties = {
    ...{ background: BACKGROUND, colours: [], meta: {} },
    ...{ grids: [], others: [], problems: [] },
  };
  for (let i = 0; i < lines.length; ) i = readProperty(lines, i, properties);
  return properties;
}

/** Reads the property at line `at`; returns the index of the next line to read. */
function readProperty(lines: readonly TextLine[], at: number, properties: Properties): number {
  const line = lines[at];
  const match = /^\s*([A-Za-z]+)(.*)$/s.exec(line.text);
  if (match === null) {
    if (/^\s*(\d|\?|\*\s*$)/.test(line.text)) complainStray(line, properties.problems);
    return at + 1;
  }
  const word = match[1].toLowerCase();
  const value = match[2].trim();
  const plain = value.replace(/^:\s*/, '');
  switch (word) {
    case 'rows':
    case 'columns':
      if (plain === '') return readSection(lines, at, word, properties);
      readSize(line, word === 'rows' ? 'height' : 'width', plain, properties);
      return at + 1;
    case 'width':
    case 'height':
      readSize(line, word, plain, properties);
      return at + 1;
    case 'color':
    case 'colour':
      readColour(line, value, properties);
      return at + 1;
    case 'background':
      readBackground(line, value, properties);
      return at + 1;
    case 'goal':
    case 'saved':
    case 'given':
      return readGridText(lines, at, { word, value }, properties);
    default: {
      const key = META_WORDS.get(word);
      if (key === undefined) keepLine(line.text.trim(), properties.others);
      else if (plain !== '') properties.meta[key] = unquote(plain);
      return at + 1;
    }
  }
}

/**
 * Keeps a line for whoever reads the puzzle next, as far as a puzzle has room for such lines.
 * Validation removes control characters, and the word that remains must mean nothing here either.
 */
function keepLine(line: string, others: string[]): void {
  const isKept = line.length <= MAX_PROPERTY && isOtherProperty(cleanLine(line));
  if (isKept && others.length < MAX_PROPERTIES) others.push(line);
}

function complainStray(line: TextLine, problems: Problem[]): void {
  const words = worded`${quote(line.text.trim())} stands outside a section: a line "rows" or "columns" must come before the clues`;
  complain(problems, { code: 'stray-clue', ...words, line: line.number, column: 1 });
}

function readSize(
  line: TextLine,
  key: 'width' | 'height',
  value: string,
  properties: Properties,
): void {
  if (/^\d{1,9}$/.test(value)) {
    properties[key] = Number(value);
    return;
  }
  const column = line.text.length - line.text.trimStart().length + 1;
  const words =
    key === 'width'
      ? worded`${quote(line.text.trim())}: expected a whole number as the width`
      : worded`${quote(line.text.trim())}: expected a whole number as the height`;
  complain(properties.problems, { code: 'bad-number', ...words, line: line.number, column });
}

/** Reads the lines below `rows` or `columns` up to the next property. */
function readSection(
  lines: readonly TextLine[],
  at: number,
  section: 'rows' | 'columns',
  properties: Properties,
): number {
  let end = at + 1;
  while (end < lines.length && !isProperty(lines[end].text)) end++;
  properties[section] = lines.slice(at + 1, end);
  return end;
}

/**
 * Whether a line ends the section it is in. A mistyped clue does not end the section, because the
 * clue must be reported, not skipped.
 */
function isProperty(line: string): boolean {
  const word = /^\s*([A-Za-z]+)/.exec(line)?.[1].toLowerCase();
  if (word === undefined) return false;
  return PROPERTY_WORDS.has(word) || NAME_AND_VALUE.test(line);
}

/** Properties of other programs: a word of at least two letters with a value after it. */
const NAME_AND_VALUE = /^\s*[A-Za-z][A-Za-z_-]*[A-Za-z](?=[\s:="'])[\s:=]*[^\s:=]/;

function readColour(line: TextLine, value: string, properties: Properties): void {
  const match = /^["']?([a-z])["']?\s+["']?([#\w]+)["']?$/i.exec(value);
  const rgb = match && parseRgb(match[2]);
  if (!match || !rgb) {
    const words = worded`${quote(line.text.trim())}: expected a letter and a colour, like "color a #ff0000"`;
    complain(properties.problems, { code: 'bad-colour', ...words, line: line.number, column: 1 });
    if (match !== null) properties.colours.push({ letter: match[1], rgb: BLACK_AND_WHITE[1].rgb });
    return;
  }
  properties.colours.push({ letter: match[1], rgb });
}

function readBackground(line: TextLine, value: string, properties: Properties): void {
  const rgb = parseRgb(unquote(value));
  if (rgb !== undefined) {
    properties.background = { symbol: '.', name: nameOfRgb(rgb), rgb };
    return;
  }
  const words = worded`${quote(line.text.trim())}: expected a colour, like "background #ffffff"`;
  complain(properties.problems, { code: 'bad-colour', ...words, line: line.number, column: 1 });
}

/**
 * Reads the text of a grid. A text in quotes ends at the closing quote. A text without quotes
 * includes the lines below it that have only 0, 1, ? and white space, or in other grids than goals
 * also `.` and `#`. Returns the index of the next line to read.
 */
function readGridText(
  lines: readonly TextLine[],
  at: number,
  { word, value }: { readonly word: GridWord; readonly value: string },
  properties: Properties,
): number {
  const mark = /^["']/.exec(value)?.[0];
  const closing = mark === undefined ? -1 : value.indexOf(mark, 1);
  const parts = [value.slice(mark?.length ?? 0, closing < 0 ? undefined : closing)];
  let end = at + 1;
  if (mark !== undefined && closing < 0) {
    while (end < lines.length && !lines[end].text.includes(mark)) parts.push(lines[end++].text);
    if (end < lines.length) parts.push(lines[end++].text.split(mark)[0]);
  } else if (mark === undefined) {
    const cells = word === 'goal' ? /^\s*[01?][01?\s]*$/ : /^\s*[01?.#][01?.#\s]*$/;
    while (end < lines.length && cells.test(lines[end].text)) {
      parts.push(lines[end++].text);
    }
  }
  properties.grids.push({ word, text: parts.join('\n'), line: lines[at].number });
  return end;
}

/** Strips one pair of quotes and resolves the character references of HTML. */
function unquote(text: string): string {
  const inner = /^(["'])(.*)\1$/s.exec(text)?.[2] ?? text;
  return decodeHTMLStrict(inner);
}
