// webpbn's XML, version 0.3 (https://webpbn.com/pbn_fmt.html). It is read by a streaming parser
// that resolves no entities but XML's own five and never fetches the document type.

import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { defined } from '../puzzle/defined.ts';
import type { Grid } from '../puzzle/grid.ts';
import { makePalette, type Palette } from '../puzzle/palette.ts';
import { draftOfPicture } from '../puzzle/picture.ts';
import { complain, failure, type Problem, quote, shorten } from '../puzzle/problem.ts';
import type { Meta } from '../puzzle/puzzle.ts';
import { MAX_CELLS, validate } from '../puzzle/validate.ts';
import type { Format, Parsed } from './format.ts';
import { finish, type WrittenClue } from './text/clue-text.ts';
import { parseRgb } from './text/colour-text.ts';
import { type ReadingBudget, readEach } from './text/reading-budget.ts';
import { MAX_DEPTH, type TextPlace, tooDeep, written } from './text/text-lines.ts';
import { LICENCE_NOTE, META_TAGS, writeWebpbn } from './webpbn-write.ts';

export const webpbn: Format = {
  id: 'webpbn',
  title: 'webpbn XML',
  extensions: ['xml', 'pbn'],
  sniff: (text) => /^\s*<(\?xml|!DOCTYPE\s+pbn|!--|puzzleset|puzzle)/.test(text),
  parse: parseWebpbn,
  write: (puzzle) => written(writeWebpbn(puzzle)),
};

const CHUNK = 16_384;
/** The most clues and blocks that are read: those of the largest puzzle. */
const MAX_SIZE = 2 * MAX_CELLS;

interface WrittenBlock extends TextPlace {
  readonly colour: string | undefined;
  text: string;
}

interface WrittenLine extends TextPlace {
  readonly blocks: WrittenBlock[];
}

/** A puzzle element as it is read. */
interface Reading extends TextPlace {
  readonly type: string;
  readonly defaultColour: string;
  readonly backgroundColour: string;
  readonly colours: { readonly name: string; readonly char: string; text: string }[];
  readonly lines: { rows?: WrittenLine[]; columns?: WrittenLine[] };
  readonly meta: { -readonly [Key in keyof Meta]: Meta[Key] };
  goal?: { text: string; readonly tag: SaxesTagPlain } & TextPlace;
  /** Clues and blocks read so far. */
  size: number;
  readonly problems: Problem[];
}

function parseWebpbn(text: string, budget: ReadingBudget): readonly Parsed[] {
  const parser = new SaxesParser();
  const readings: Reading[] = [];
  const problems: Problem[] = [];
  const path: SaxesTagPlain[] = [];
  const placed = (code: string, message: string): Problem => {
    return { code, message, line: parser.line, column: parser.column + 1 };
  };
  let start: TextPlace = { line: 1, column: 1 };
  parser.on('opentagstart', (tag) => {
    start = { line: parser.line, column: Math.max(1, parser.column - tag.name.length - 1) };
  });
  parser.on('opentag', (tag) => {
    path.push(tag);
    if (path.length > MAX_DEPTH) complain(problems, { ...tooDeep('elements'), ...start });
    openTag(path, tag, start, readings);
  });
  parser.on('text', (chunk) => addText(path, chunk, readings[readings.length - 1]));
  parser.on('cdata', (chunk) => addText(path, chunk, readings[readings.length - 1]));
  parser.on('closetag', () => path.pop());
  parser.on('error', (error) => {
    const message = `this is not well-formed XML: ${shorten(error.message.replace(/^\d+:\d+: /, ''), 120)}`;
    complain(problems, placed('bad-xml', message));
  });
  // Reading an element costs much: those behind one puzzle too many are not read.
  feed(parser, text, () => problems.length > 0 || readings.length > budget.puzzles);
  if (problems.length > 0) return [failure(problems[0])];
  if (readings.length > 0) return readEach(readings, budget, finishReading);
  const message = 'there is no <puzzle> element';
  return [failure({ code: 'no-puzzle', message, line: 1, column: 1 })];
}

/**
 * Feeds the parser in pieces, so that hostile text is dropped at its first fault: the parser's own
 * recovery can be slow.
 */
function feed(parser: SaxesParser, text: string, isBroken: () => boolean): void {
  // Half a character (a lone surrogate) makes the parser throw.
  const whole = text.replace(/\p{Surrogate}/gu, '\uFFFD');
  for (let at = 0; at < whole.length && !isBroken(); at += CHUNK) {
    parser.write(whole.slice(at, at + CHUNK));
  }
  if (!isBroken()) parser.close();
}

function openTag(
  path: readonly SaxesTagPlain[],
  tag: SaxesTagPlain,
  place: TextPlace,
  readings: Reading[],
): void {
  const { attributes } = tag;
  const reading = readings[readings.length - 1];
  if (tag.name === 'puzzle') {
    readings.push({
      ...place,
      type: attributes.type ?? 'grid',
      defaultColour: attributes.defaultcolor ?? 'black',
      backgroundColour: attributes.backgroundcolor ?? 'white',
      colours: [],
      lines: {},
      meta: {},
      size: 0,
      problems: [],
    });
  }
  if (reading === undefined || reading.size > MAX_SIZE) return;
  const parent = path[path.length - 2]?.name;
  if (tag.name === 'color' && parent === 'puzzle') {
    reading.colours.push({ name: attributes.name ?? '', char: attributes.char ?? '', text: '' });
  } else if (tag.name === 'clues') {
    openClues(attributes.type ?? '', place, reading);
  } else if (tag.name === 'line') {
    openLines(path, reading)?.push({ ...place, blocks: [] });
    reading.size++;
  } else if (tag.name === 'count') {
    openLines(path, reading)
      ?.at(-1)
      ?.blocks.push({ ...place, colour: attributes.color, text: '' });
  } else if (tag.name === 'solution' && (attributes.type ?? 'goal') === 'goal') {
    reading.goal ??= { ...place, text: '', tag };
  }
}

function openClues(type: string, place: TextPlace, reading: Reading): void {
  if (type === 'rows' || type === 'columns') {
    reading.lines[type] = [];
    return;
  }
  const message = `clues of type ${quote(type)}: expected type="rows" or type="columns"`;
  complain(reading.problems, { code: 'bad-clues', message, ...place });
}

/** The clues that the innermost <clues> element fills. */
function openLines(path: readonly SaxesTagPlain[], reading: Reading): WrittenLine[] | undefined {
  const type: unknown = path.findLast((tag) => tag.name === 'clues')?.attributes.type;
  return type === 'rows' || type === 'columns' ? reading.lines[type] : undefined;
}

function addText(
  path: readonly SaxesTagPlain[],
  chunk: string,
  reading: Reading | undefined,
): void {
  const tag = path[path.length - 1];
  if (tag === undefined || reading === undefined) return;
  const parent = path[path.length - 2];
  const key = META_TAGS.get(tag.name);
  if (tag.name === 'count') {
    const block = openLines(path, reading)?.at(-1)?.blocks.at(-1);
    if (block !== undefined) block.text += chunk;
  } else if (tag.name === 'color') {
    const colour = reading.colours.at(-1);
    if (colour !== undefined) colour.text += chunk;
  } else if (tag.name === 'image') {
    if (reading.goal !== undefined && parent === reading.goal.tag) reading.goal.text += chunk;
  } else if (parent?.name !== 'puzzle') {
    return;
  } else if (key !== undefined) {
    reading.meta[key] = (reading.meta[key] ?? '') + chunk;
  } else if (tag.name === 'note' && chunk.trim().startsWith(LICENCE_NOTE)) {
    reading.meta.licence = chunk.trim().slice(LICENCE_NOTE.length);
  }
}

function finishReading(reading: Reading): Parsed {
  const { problems, line, column } = reading;
  if (reading.type !== 'grid') {
    const message = `a puzzle of type ${quote(reading.type)} is not supported: only type="grid" is`;
    return failure({ code: 'unsupported-type', message, line, column });
  }
  if (reading.size > MAX_SIZE) {
    const message = `more than ${MAX_SIZE} clues and blocks`;
    return failure({ code: 'too-large', message, line, column });
  }
  const { palette, indices, chars } = readColours(reading);
  const meta = trimMeta(reading.meta);
  const goal = readImage(reading, palette, chars);
  if (goal !== undefined && 'code' in goal) complain(problems, goal);
  const picture = goal !== undefined && !('code' in goal) ? goal : undefined;
  const { rows, columns } = reading.lines;
  if (rows === undefined && columns === undefined && picture && problems.length === 0) {
    return validate(draftOfPicture(picture, palette, meta));
  }
  for (const type of ['rows', 'columns'] as const) {
    if (reading.lines[type] !== undefined) continue;
    const message = `there is no <clues type="${type}">`;
    complain(problems, { code: 'missing-section', message, line, column });
  }
  return finish(
    {
      rows: (rows ?? []).map((each, i) => readLine(each, { row: i + 1 }, reading, indices)),
      columns: (columns ?? []).map((each, i) =>
        readLine(each, { column: i + 1 }, reading, indices),
      ),
      palette,
      meta,
      ...defined({ goal: picture }),
    },
    problems,
  );
}

function trimMeta(meta: Meta): Meta {
  return Object.fromEntries(
    Object.entries(meta).flatMap(([key, text]) => (text.trim() === '' ? [] : [[key, text.trim()]])),
  );
}

interface Colours {
  readonly palette: Palette;
  /** Palette index by name, as clues use it, and by character, as images do. */
  readonly indices: ReadonlyMap<string, number>;
  readonly chars: ReadonlyMap<string, number>;
}

/** Puts the background first, then the declared colours; black and white need no declaration. */
function readColours(reading: Reading): Colours {
  const declared = new Map(
    reading.colours.map(({ name, char, text }) => [name, { name, char, text: text.trim() }]),
  );
  for (const name of [reading.defaultColour, 'black', 'white']) {
    if (!declared.has(name) && isUsed(name, reading))
      declared.set(name, { name, char: '', text: '' });
  }
  const background = reading.backgroundColour;
  const first = declared.get(background) ?? { name: background, char: '', text: '' };
  declared.delete(background);
  if (declared.size === 0) declared.set('black', { name: 'black', char: 'X', text: '' });
  const all = [first, ...declared.values()];
  const rgbOf = (name: string, text: string, otherwise: string): string =>
    parseRgb(text) ?? parseRgb(name) ?? otherwise;
  const palette = makePalette(
    { name: first.name, rgb: rgbOf(first.name, first.text, '#ffffff') },
    [...declared.values()].map(({ name, char, text }) => ({
      symbol: char,
      name,
      rgb: rgbOf(name, text, '#000000'),
    })),
  );
  const chars = new Map([
    ['.', 0],
    [
      'X',
      Math.max(
        all.findIndex(({ name }) => name === 'black'),
        1,
      ),
    ],
  ]);
  all.forEach(({ char }, i) => {
    if (char !== '') chars.set(char, i);
  });
  return { palette, indices: new Map(all.map(({ name }, i) => [name, i])), chars };
}

/** Whether any block has the colour, by its name or as the default. */
function isUsed(name: string, reading: Reading): boolean {
  const lines = [...(reading.lines.rows ?? []), ...(reading.lines.columns ?? [])];
  return lines.some((line) =>
    line.blocks.some(({ colour }) => (colour ?? reading.defaultColour) === name),
  );
}

function readLine(
  line: WrittenLine,
  where: { row: number } | { column: number },
  reading: Reading,
  indices: ReadonlyMap<string, number>,
): WrittenClue {
  const blocks = line.blocks.flatMap((block, i) => {
    const place = { line: block.line, column: block.column, where: { ...where, block: i + 1 } };
    const text = block.text.trim();
    const name = block.colour ?? reading.defaultColour;
    const colour = indices.get(name);
    if (/^[1-9]\d{0,8}$/.test(text) && colour !== undefined && colour > 0) {
      return [{ length: Number(text), colour }];
    }
    const message =
      text === '0'
        ? 'a blotted number (0) is not supported: give the real length'
        : colour === undefined || colour === 0
          ? `the colour ${quote(name)} is not declared: add <color name=${quote(name)}>`
          : `${quote(text)} is not a block: expected a whole number`;
    complain(reading.problems, { code: 'bad-number', message, ...place });
    return [];
  });
  return { blocks, place: line, blockPlaces: line.blocks };
}

/**
 * Reads the rows between bars, and ignores white space. An image in which a cell has several
 * possible colours is no goal.
 */
function readImage(
  reading: Reading,
  palette: Palette,
  chars: ReadonlyMap<string, number>,
): Grid | Problem | undefined {
  const { goal } = reading;
  if (goal === undefined) return undefined;
  const { line, column } = goal;
  const rows = goal.text.replace(/\s+/g, '').split('|').filter(Boolean);
  const width = rows[0]?.length ?? 0;
  if (width === 0 || /[?[]/.test(goal.text)) return undefined;
  if (rows.some((row) => row.length !== width) || width * rows.length > MAX_CELLS) {
    const message =
      'the rows of the goal image are not equally long: write each between two bars, |..XX.|';
    return { code: 'ragged-grid', message, line, column };
  }
  const cells = Int32Array.from([...rows.join('')], (char) => 1 << (chars.get(char) ?? 31));
  const wrong = cells.findIndex(
    (candidates) => candidates >= 1 << palette.length || candidates < 0,
  );
  if (wrong < 0) return { width, height: rows.length, cells };
  const message = `the goal image uses ${quote(rows.join('')[wrong])}, which is no declared colour`;
  return { code: 'unknown-symbol', message, line, column };
}
