// Makes the values that go into the sentence of a step: the parameters of the message, and words
// for the line, the clue and the blocks of the step.
//
// Numbers go in as they are. Some parameters have a meaning by their name. `first` and `last` make
// {span}; `from` and `to`, two lists with an entry for each block, make {reach}; `row` and `column`
// make {place}; `toRow` and `toColumn` make {toPlace}; `fromLine` and `toLine` make {band}; `line`
// and `edge`, two lines, become the names of these lines; `places`, positions in a line, makes
// {positions} and {positionCount}; `grid`, cells of the whole grid, makes {places}, which names
// only the first of many cells; `lines`, any lines, makes {lines}. Masks become names of colours:
// `assumed` makes {value}, `absent` makes {absent}, `rowAllows` makes {rowColours}, `columnAllows`
// makes {columnColours}.

import { defined } from '../../puzzle/defined.ts';
import { colourOf } from '../../puzzle/grid.ts';
import { allCandidates } from '../../puzzle/palette.ts';
import { cellAt } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import { MOST_REACHES } from '../model/line-finding.ts';
import type { Message } from '../model/step.ts';
import {
  bandText,
  blockText,
  cellsText,
  clueText,
  firstPlacesText,
  linesText,
  lineText,
  monoOf,
  placeText,
} from './cell-words.ts';
import { colourWords } from './colour-words.ts';
import type { MessageValues, Words } from './message-formatter.ts';

/** A message, and the line and blocks that it speaks of, if any. */
export interface LocatedMessage {
  readonly message: Message;
  readonly line?: number;
  readonly blocks?: readonly number[];
}

type Params = Message['params'];

export function messageValues(
  words: Words,
  puzzle: Puzzle,
  located: LocatedMessage,
): MessageValues {
  const { params } = located.message;
  const plain = Object.entries(params).filter(([, value]) => !isList(value));
  return {
    ...(Object.fromEntries(plain) as MessageValues),
    mono: monoOf(puzzle),
    ...lineValues(words, puzzle, located),
    ...spanValues(words, params),
    ...reachValues(words, puzzle, located),
    ...placeValues(words, puzzle, params),
    ...bandValues(words, puzzle, params),
    ...maskValues(words, puzzle, params),
    ...colourValues(words, puzzle, located),
  };
}

function isList(value: Params[string] | undefined): value is readonly number[] {
  return Array.isArray(value);
}

function lineValues(
  words: Words,
  puzzle: Puzzle,
  { message, line, blocks }: LocatedMessage,
): MessageValues {
  const named = line ?? message.params.line;
  if (typeof named !== 'number') return {};
  const { cells } = message.params;
  const clue = clueOfLine(puzzle, named);
  const block = (j: number | undefined): string | undefined =>
    j === undefined || clue === null ? undefined : blockText(words, puzzle, clue, j);
  return {
    line: lineText(words, puzzle, named),
    clue: clueText(words, puzzle, named),
    ...(isList(cells)
      ? { cells: cellsText(words, cells), cellCount: cells.length, count: cells.length }
      : {}),
    ...defined({
      blockCount: blocks?.length,
      block: block(blocks?.[0]),
      otherBlock: block(blocks?.[1]),
    }),
  };
}

function spanValues(words: Words, { first, last }: Params): MessageValues {
  if (typeof first !== 'number' || typeof last !== 'number') return {};
  return { span: spanText(words, first, last), spanCount: last - first + 1 };
}

function spanText(words: Words, first: number, last: number): string {
  return cellsText(
    words,
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
  );
}

function reachValues(
  words: Words,
  puzzle: Puzzle,
  { message, line, blocks = [] }: LocatedMessage,
): MessageValues {
  const { from, to } = message.params;
  const clue = line === undefined ? null : clueOfLine(puzzle, line);
  if (!isList(from) || !isList(to) || clue === null) return {};
  if (blocks.length > MOST_REACHES) return { reach: '', reachCount: 0 };
  const texts = blocks.map((j) => {
    const block = blockText(words, puzzle, clue, j);
    return words.format('reach', { block, span: spanText(words, from[j], to[j]) });
  });
  return { reach: words.list(texts, 'and'), reachCount: blocks.length };
}

function placeValues(words: Words, puzzle: Puzzle, params: Params): MessageValues {
  const { row, column, toRow, toColumn, edge, places, grid, lines } = params;
  const place = (r: Params[string], c: Params[string]): string =>
    placeText(words, puzzle, cellAt(Number(r) - 1, Number(c) - 1, puzzle.width));
  return defined({
    place: row === undefined ? undefined : place(row, column),
    toPlace: toRow === undefined ? undefined : place(toRow, toColumn),
    edge: typeof edge === 'number' ? lineText(words, puzzle, edge) : undefined,
    lines: isList(lines) ? linesText(words, puzzle, lines) : undefined,
    positions: isList(places) ? cellsText(words, places) : undefined,
    positionCount: isList(places) ? places.length : undefined,
    places: isList(grid) ? firstPlacesText(words, puzzle, grid) : undefined,
    count: isList(grid) ? grid.length : undefined,
  });
}

function bandValues(words: Words, puzzle: Puzzle, { fromLine, toLine }: Params): MessageValues {
  if (typeof fromLine !== 'number' || typeof toLine !== 'number') return {};
  return { band: bandText(words, puzzle, fromLine, toLine), bandCount: toLine - fromLine + 1 };
}

function maskValues(words: Words, puzzle: Puzzle, params: Params): MessageValues {
  const { assumed, absent, rowAllows, columnAllows } = params;
  const masks = { value: assumed, absent, rowColours: rowAllows, columnColours: columnAllows };
  const texts = Object.entries(masks).flatMap(([name, mask]) =>
    typeof mask === 'number' ? [[name, candidatesText(words, puzzle, mask)]] : [],
  );
  return { ...Object.fromEntries(texts), absentCount: absent === 0 ? 0 : 1 };
}

/**
 * Makes {filled}, the name of the colour that the sentence is about: of the parameter `colour` if
 * there is one, otherwise of the first block of the step, otherwise of colour 1.
 */
function colourValues(
  words: Words,
  puzzle: Puzzle,
  { message, line, blocks = [] }: LocatedMessage,
): MessageValues {
  const { colour } = message.params;
  const [block] = blocks;
  const own =
    line !== undefined && block !== undefined ? clueOfLine(puzzle, line)?.[block] : undefined;
  const index = typeof colour === 'number' ? colour : (own?.colour ?? 1);
  return { filled: colourWords(words, puzzle.palette)[index] };
}

/** Returns the names of the candidates in a mask, such as "red or empty". */
export function candidatesText(words: Words, puzzle: Puzzle, mask: number): string {
  const names = colourWords(words, puzzle.palette);
  const bits: number[] = [];
  for (let left = mask & allCandidates(puzzle.palette); left !== 0; left &= left - 1) {
    bits.push(left & -left);
  }
  // The background comes last: "red or empty".
  const ordered = [...bits.filter((bit) => bit !== 1), ...bits.filter((bit) => bit === 1)];
  return words.list(
    ordered.map((bit) => names[colourOf(bit)]),
    'or',
  );
}
