// Reads the elements of webpbn's XML.

import {
  complain,
  failure,
  type Outcome,
  type Problem,
  quote,
  success,
} from '../../puzzle/problem.ts';
import type { Meta } from '../../puzzle/puzzle.ts';
import { MAX_SIDE } from '../../puzzle/validate.ts';
import { worded } from '../../puzzle/wording.ts';
import { readXml, type XmlTag } from '../text/read-xml.ts';
import type { TextPlace } from '../text/text-lines.ts';
import { META_TAGS } from './write-webpbn.ts';

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
  readonly tag: XmlTag;
  image: string;
}

/** Reads the <puzzle> elements of a text. Reading stops soon after there are more than `most`. */
export function readElements(text: string, most: number): Outcome<readonly PuzzleElement[]> {
  const elements: PuzzleElement[] = [];
  const wrong = readXml(text, {
    open: (path, tag, place) => openTag(path, tag, place, elements),
    text: (path, chunk) => addText(path, chunk, elements[elements.length - 1]),
    // Elements cost much to read, so reading stops when there is one puzzle too many.
    isEnough: () => elements.length > most,
  });
  return wrong === undefined ? success(elements) : failure(wrong);
}

function openTag(
  path: readonly XmlTag[],
  tag: XmlTag,
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
function openLines(path: readonly XmlTag[], element: PuzzleElement): WrittenLine[] | undefined {
  const type: unknown = path.findLast((tag) => tag.name === 'clues')?.attributes.type;
  return type === 'rows' || type === 'columns' ? element.lines[type] : undefined;
}

function addText(path: readonly XmlTag[], chunk: string, element: PuzzleElement | undefined): void {
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
