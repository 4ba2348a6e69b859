// Reads the table of a parameter as clues.

import {
  complain,
  lineInWords,
  MAX_PROBLEMS,
  type Problem,
  quote,
  type Where,
} from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';
import { NO_LETTERS, readBlock, type WrittenClue } from '../text/clue-text.ts';
import type { TextPlace } from '../text/text-lines.ts';
import type { Token } from './read-parameters.ts';

/**
 * Reads a table like `: 1 2 3 := 1 4 4 . 2 3 . .`: after `:=`, each row or column has its index,
 * then one entry for each block index.
 */
export function readTable(
  tokens: readonly Token[],
  size: number,
  axis: 'row' | 'column',
  problems: Problem[],
): WrittenClue[] {
  const start = tokens.findIndex((token) => token.text === ':=');
  const width = start - 1;
  if (tokens[0]?.text !== ':' || start < 2) {
    const { line = 1, column = 1 } = tokens[0] ?? {};
    const words = worded`expected the block indices between ":" and ":=", like ": 1 2 3 :="`;
    complain(problems, { code: 'bad-table', ...words, line, column });
    return [];
  }
  const clues = new Array<WrittenClue>(size).fill({
    blocks: [],
    place: tokens[0],
    blockPlaces: [],
  });
  const seen = new Set<number>();
  for (const [index, ...entries] of tableLines(tokens.slice(start + 1), width + 1)) {
    if (problems.length > MAX_PROBLEMS) break;
    if (entries.length !== width) complainWidth(index, entries.length, width, problems);
    const number = readIndex(index, { size, axis, seen }, problems);
    if (number !== undefined)
      clues[number - 1] = readEntries(index, entries, { [axis]: number }, problems);
  }
  return clues;
}

function readIndex(
  token: Token,
  { size, axis, seen }: { size: number; axis: 'row' | 'column'; seen: Set<number> },
  problems: Problem[],
): number | undefined {
  const { line, column } = token;
  const index = /^\d{1,9}$/.test(token.text) ? Number(token.text) : 0;
  if (index >= 1 && index <= size && !seen.has(index)) {
    seen.add(index);
    return index;
  }
  const words = seen.has(index)
    ? worded`${lineInWords(axis, index)} is listed twice`
    : axis === 'row'
      ? worded`${quote(token.text)}: expected the number of a row, 1 to ${size}; count the entries of the line before`
      : worded`${quote(token.text)}: expected the number of a column, 1 to ${size}; count the entries of the line before`;
  complain(problems, { code: 'bad-index', ...words, line, column });
  return undefined;
}

/**
 * Splits a table into groups of tokens, one per row or column: at line ends of the text if most
 * lines of the text have `size` tokens, else after every `size` tokens.
 */
function tableLines(tokens: readonly Token[], size: number): Token[][] {
  const byText: Token[][] = [];
  for (const token of tokens) {
    if (byText.at(-1)?.[0].line === token.line) byText[byText.length - 1].push(token);
    else byText.push([token]);
  }
  if (2 * byText.filter((line) => line.length === size).length > byText.length) return byText;
  return Array.from({ length: Math.ceil(tokens.length / size) }, (_, i) =>
    tokens.slice(i * size, (i + 1) * size),
  );
}

function complainWidth(index: Token, found: number, width: number, problems: Problem[]): void {
  const { line, column } = index;
  const words = worded`line ${quote(index.text)} of the table has ${found} entries, its heading ${width}: write . for no block`;
  complain(problems, { code: 'bad-table', ...words, line, column });
}

function readEntries(
  index: Token,
  entries: readonly Token[],
  where: Where,
  problems: Problem[],
): WrittenClue {
  const blocks = [];
  const blockPlaces: TextPlace[] = [];
  let gap: Token | undefined;
  for (const token of entries) {
    const { line, column } = token;
    const block =
      token.text === '.'
        ? { length: 0, colour: 1 }
        : readBlock(token.text, NO_LETTERS, { line, column, where }, problems);
    if (block === undefined) continue;
    if (block.length === 0) {
      gap ??= token;
      continue;
    }
    if (gap !== undefined) complainGap(gap, where, blocks.length + 1, problems);
    gap = undefined;
    blocks.push(block);
    blockPlaces.push({ line, column });
  }
  return { blocks, place: { line: index.line, column: index.column }, blockPlaces };
}

/**
 * Reports an empty entry before a block. The model that the data is for counts the positive entries
 * and then reads that many entries, beginning with the first, so the model would misread the clue.
 */
function complainGap(gap: Token, where: Where, block: number, problems: Problem[]): void {
  const { line, column } = gap;
  const words = worded`${quote(gap.text)} stands before a block: blocks come first, then . for the rest of the line`;
  complain(problems, { code: 'hole-in-clue', ...words, line, column, where: { ...where, block } });
}
