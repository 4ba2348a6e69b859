// Reads the clues in a string of davidje13's programs: `R`, and the digits of base64url as bits,
// the highest bit of a digit first. Width and height come first, as Exp-Golomb codes of order 4,
// then the rows, then the columns. A clue is the number of its painted cells, then each block in
// Huffman codes of what is left (code-tree.ts); the final block follows from the number. A clue
// with as many blocks as there are gaps for ends there, too. Source: davidje13/Nonogram,
// src/export/rules.mjs.

import type { Block } from '../../puzzle/clue.ts';
import { type CodeTree, codeTree } from './code-tree.ts';

interface StringClues {
  readonly rows: readonly (readonly Block[])[];
  readonly columns: readonly (readonly Block[])[];
}

/** The most rows and columns that the programs read. */
const MOST = 1000;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The trees by their limits. One list serves all strings of a text. */
export type CodeTrees = Map<number, CodeTree>;

/** Returns undefined if the string has another beginning, a wrong sign or a wrong length. */
export function readRulesString(string: string, trees: CodeTrees): StringClues | undefined {
  if (!/^R[\w-]+$/.test(string)) return undefined;
  const bits = { digits: string.slice(1), at: 0 };
  const [width, height] = [readSize(bits), readSize(bits)];
  if (width < 1 || height < 1 || width > MOST || height > MOST) return undefined;
  const [rows, columns] = [
    readAll(height, () => readClue(bits, width, trees)),
    readAll(width, () => readClue(bits, height, trees)),
  ];
  const unused = 6 * bits.digits.length - bits.at;
  if (rows === undefined || columns === undefined || unused > 5) return undefined;
  return { rows, columns };
}

interface Bits {
  readonly digits: string;
  /** The index of the next bit. */
  at: number;
}

/** Returns the next bit; NaN behind the end. */
function nextBit(bits: Bits): number {
  const digit = DIGITS.indexOf(bits.digits[Math.floor(bits.at / 6)] ?? '');
  if (bits.at >= 6 * bits.digits.length) return Number.NaN;
  return (digit >> (5 - (bits.at++ % 6))) & 1;
}

/** Reads noughts, and as many bits and four more behind the next one; NaN if they are too many. */
function readSize(bits: Bits): number {
  let length = 4;
  for (let bit = nextBit(bits); bit !== 1; bit = nextBit(bits)) {
    if (Number.isNaN(bit) || ++length > 12) return Number.NaN;
  }
  let value = 1;
  for (let i = 0; i < length; i++) value = 2 * value + nextBit(bits);
  return value - 16;
}

/** Stops at the first that cannot be read. */
function readAll<T>(count: number, read: () => T | undefined): readonly T[] | undefined {
  const all: T[] = [];
  while (all.length < count) {
    const next = read();
    if (next === undefined) return undefined;
    all.push(next);
  }
  return all;
}

function readClue(bits: Bits, size: number, trees: CodeTrees): readonly Block[] | undefined {
  const painted = readNumber(bits, size, trees);
  if (painted === undefined) return undefined;
  const blocks: Block[] = [];
  let left = painted;
  while (left > 0 && blocks.length < size - painted) {
    const number = readNumber(bits, left - 1, trees);
    if (number === undefined) return undefined;
    blocks.push({ length: number + 1, colour: 1 });
    left -= number + 1;
  }
  return left > 0 ? [...blocks, { length: left, colour: 1 }] : blocks;
}

/** Returns a number from 0 to `limit`; undefined behind the end. */
function readNumber(bits: Bits, limit: number, trees: CodeTrees): number | undefined {
  let tree = trees.get(limit);
  if (tree === undefined) {
    tree = codeTree(limit);
    trees.set(limit, tree);
  }
  while (typeof tree !== 'number') {
    const bit = nextBit(bits);
    if (Number.isNaN(bit)) return undefined;
    tree = tree[bit];
  }
  return tree;
}
