// Reads the elements of webpbn's XML with a streaming parser. The parser resolves only the five
// entities of XML itself, and never fetches the document type.

import { SaxesParser, type SaxesTagPlain } from 'saxes';
import {
  complain,
  failure,
  type Outcome,
  type Problem,
  quote,
  shorten,
  success,
} from '../../puzzle/problem.ts';
import type { Meta } from '../../puzzle/puzzle.ts';
import { MAX_SIDE } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import { MAX_DEPTH, type TextPlace, tooDeep } from '../text/text-lines.ts';
import { META_TAGS } from './write-webpbn.ts';

const CHUNK = 16_384;

interface WrittenBlock extends TextPlace {
  readonly colour: string | undefined;
  text: string;
}

export interface WrittenLine extends TextPlace {
  readonly blocks: WrittenBlock[];
}

/** The parts of a <puzzle> element that are read. */
export interface PuzzleElement extends TextPlace {
  readonly type: string;
  readonly defaultColour: string;
  readonly backgroundColour: string;
  readonly colours: { readonly name: string; readonly char: string; text: string }[];
  readonly lines: { rows?: WrittenLine[]; columns?: WrittenLine[] };
  readonly meta: { -readonly [Key in keyof Meta]: Meta[Key] };
  readonly notes: string[];
  readonly solutions: WrittenSolution[];
  readonly problems: Problem[];
}

export interface WrittenSolution extends TextPlace {
  readonly type: string;
  readonly tag: SaxesTagPlain;
  image: string;
}

/** Reads the <puzzle> elements of a text. Reading stops soon after there are more than `most`. */
export function readElements(text: string, most: number): Outcome<readonly PuzzleElement[]> {
  const parser = new SaxesParser();
  const elements: PuzzleElement[] = [];
  const problems: Problem[] = [];
  const path: SaxesTagPlain[] = [];
  let start: TextPlace = { line: 1, column: 1 };
  parser.on('opentagstart', (tag) => {
    start = { line: parser.line, column: Math.max(1, parser.column - tag.name.length - 1) };
  });
  parser.on('opentag', (tag) => {
    path.push(tag);
    if (path.length > MAX_DEPTH) complain(problems, { ...tooDeep(worded`elements`), ...start });
    openTag(path, tag, start, elements);
  });
  parser.on('text', (chunk) => addText(path, chunk, elements[elements.length - 1]));
  parser.on('cdata', (chunk) => addText(path, chunk, elements[elements.length - 1]));
  parser.on('closetag', () => path.pop());
  parser.on('error', (error) => {
    const fault = shorten(error.message.replace(/^\d+:\d+: /, ''), 120);
    const words = worded`this is not well-formed XML: ${fault}`;
    const place = { line: parser.line, column: parser.column + 1 };
    complain(problems, { code: 'bad-xml', ...words, ...place });
  });
  // Elements cost much to read, so reading stops when there is one puzzle too many.
  feed(parser, text, () => problems.length > 0 || elements.length > most);
  return problems.length > 0 ? failure(problems[0]) : success(elements);
}

/**
 * Feeds the parser in pieces, so that the rest of a text is dropped soon after `isBroken` becomes
 * true: the parser's recovery from faults can be slow.
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
  elements: PuzzleElement[],
): void {
  const { attributes } = tag;
  const element = elements[elements.length - 1];
  if (tag.name === 'puzzle') {
    elements.push({
      ...place,
      type: attributes.type ?? 'grid',
      defaultColour: attributes.defaultcolor ?? 'black',
      backgroundColour: attributes.backgroundcolor ?? 'white',
      colours: [],
      lines: {},
      meta: {},
      notes: [],
      solutions: [],
      problems: [],
    });
  }
  if (element === undefined) return;
  const parent = path[path.length - 2]?.name;
  if (tag.name === 'color' && parent === 'puzzle') {
    element.colours.push({ name: attributes.name ?? '', char: attributes.char ?? '', text: '' });
  } else if (tag.name === 'clues') {
    openClues(attributes.type ?? '', place, element);
  } else if (tag.name === 'line') {
    add({ ...place, blocks: [] }, openLines(path, element));
  } else if (tag.name === 'count') {
    const block = { ...place, colour: attributes.color, text: '' };
    add(block, openLines(path, element)?.at(-1)?.blocks);
  } else if (tag.name === 'note' && parent === 'puzzle') {
    element.notes.push('');
  } else if (tag.name === 'solution' && parent === 'puzzle') {
    const solution = { ...place, type: attributes.type ?? 'goal', tag, image: '' };
    add(solution, element.solutions);
  }
}

/**
 * Adds a clue, a block or a solution. If there are more than `MAX_SIDE` already, the new part
 * replaces the last part: the puzzle is refused in any case, and a part costs far more memory than
 * its text.
 */
function add<Part>(part: Part, parts: Part[] | undefined): void {
  if (parts !== undefined) parts[Math.min(parts.length, MAX_SIDE)] = part;
}

function openClues(type: string, place: TextPlace, element: PuzzleElement): void {
  if (type === 'rows' || type === 'columns') {
    element.lines[type] = [];
    return;
  }
  const words = worded`clues of type ${quote(type)}: expected type="rows" or type="columns"`;
  complain(element.problems, { code: 'bad-clues', ...words, ...place });
}

/** Returns the list that the innermost <clues> element fills; undefined if there is none. */
function openLines(
  path: readonly SaxesTagPlain[],
  element: PuzzleElement,
): WrittenLine[] | undefined {
  const type: unknown = path.findLast((tag) => tag.name === 'clues')?.attributes.type;
  return type === 'rows' || type === 'columns' ? element.lines[type] : undefined;
}

function addText(
  path: readonly SaxesTagPlain[],
  chunk: string,
  element: PuzzleElement | undefined,
): void {
  const tag = path[path.length - 1];
  if (tag === undefined || element === undefined) return;
  const parent = path[path.length - 2];
  const key = META_TAGS.get(tag.name);
  if (tag.name === 'count') {
    const block = openLines(path, element)?.at(-1)?.blocks.at(-1);
    if (block !== undefined) block.text += chunk;
  } else if (tag.name === 'color') {
    const colour = element.colours.at(-1);
    if (colour !== undefined) colour.text += chunk;
  } else if (tag.name === 'image') {
    const solution = element.solutions.at(-1);
    if (solution !== undefined && parent === solution.tag) solution.image += chunk;
  } else if (parent?.name !== 'puzzle') {
    return;
  } else if (key !== undefined) {
    element.meta[key] = (element.meta[key] ?? '') + chunk;
  } else if (tag.name === 'note') {
    element.notes.push((element.notes.pop() ?? '') + chunk);
  }
}
