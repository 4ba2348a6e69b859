// Writes a puzzle as a formula in conjunctive normal form, in one of three encodings. The cells
// have the first variables, row by row; then each line has variables of its own, rows first. Each
// given cell is a clause of one literal. An unknown line has neither variables nor clauses.
//
// Every model of the formula stands for a solution of the puzzle, and every solution has exactly
// one model, because the cells determine all other variables. With several colours the formula also
// says that each cell has one colour.

import { colourOf, countKnown, type Grid, isKnown } from '../../puzzle/grid.ts';
import type { Palette } from '../../puzzle/palette.ts';
import {
  cellAt,
  columnOf,
  columnOfLine,
  isRowLine,
  lineCount,
  rowOf,
} from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { automaton } from './automaton-encoding.ts';
import {
  addOne,
  addSizes,
  addTwo,
  type Clauses,
  type CnfSize,
  close,
  makeClauses,
  put,
} from './clauses.ts';
import { integer } from './integer-encoding.ts';
import { cnfLine, cnfLiteral, type LineEncoder, variablesOfCell } from './line.ts';
import { order } from './order-encoding.ts';

export const CNF_ENCODINGS = ['order', 'automaton', 'integer'] as const;
export type CnfEncoding = (typeof CNF_ENCODINGS)[number];

const ENCODERS: Readonly<Record<CnfEncoding, LineEncoder>> = { order, automaton, integer };

/**
 * Yields the formula in pieces: one for the cells of each row if there are several colours, one for
 * the given cells if there are any, then one for each line whose clue is known.
 */
export function* clausePieces(puzzle: Puzzle, encoding: CnfEncoding): Generator<Clauses> {
  const { width, height, palette } = puzzle;
  const { size, encode } = ENCODERS[encoding];
  if (variablesOfCell(palette) > 1) {
    for (let row = 0; row < height; row++)
      yield oneColourEach(palette, cellAt(row, 0, width), width);
  }
  if (puzzle.given !== undefined) yield givenClauses(palette, puzzle.given);
  let first = cellVariables(puzzle) + 1;
  for (let i = 0; i < lineCount(puzzle); i++) {
    const line = cnfLine(puzzle, i);
    if (line === undefined) continue;
    const sizeOfLine = size(line);
    const clauses = makeClauses(sizeOfLine);
    encode(line, first, clauses);
    yield clauses;
    first += sizeOfLine.variables;
  }
}

/** Returns the exact size of the formula; counting is much faster than building it. */
export function estimateCnf(puzzle: Puzzle, encoding: CnfEncoding): CnfSize {
  let total = cellsSize(puzzle);
  for (let i = 0; i < lineCount(puzzle); i++) {
    const line = cnfLine(puzzle, i);
    if (line !== undefined) total = addSizes(total, ENCODERS[encoding].size(line));
  }
  return total;
}

/**
 * Yields what each variable stands for, from the first one on; rows, columns, blocks and cells are
 * counted from 1.
 */
export function* variableNames(puzzle: Puzzle, encoding: CnfEncoding): Generator<string> {
  const { width, height, palette } = puzzle;
  for (let cell = 0; cell < width * height; cell++) {
    const place = `cell ${rowOf(cell, width) + 1} ${columnOf(cell, width) + 1}`;
    if (variablesOfCell(palette) === 1) yield place;
    else for (const { symbol } of palette) yield `${place} ${symbol}`;
  }
  for (let i = 0; i < lineCount(puzzle); i++) {
    const line = cnfLine(puzzle, i);
    if (line === undefined) continue;
    const place = isRowLine(i, height) ? `row ${i + 1}` : `column ${columnOfLine(i, height) + 1}`;
    for (const name of ENCODERS[encoding].names(line)) yield `${place} ${name}`;
  }
}

/** Returns the number of variables of the cells, which are the first ones. */
export function cellVariables({ width, height, palette }: Puzzle): number {
  return width * height * variablesOfCell(palette);
}

/** Returns the size of the clauses about single cells. */
function cellsSize(puzzle: Puzzle): CnfSize {
  const variables = cellVariables(puzzle);
  const perCell = variablesOfCell(puzzle.palette);
  const given = puzzle.given === undefined ? 0 : countKnown(puzzle.given);
  if (perCell === 1) return { variables, clauses: given, literals: given };
  const { clauses, literals } = oneColourSize(perCell);
  const cells = puzzle.width * puzzle.height;
  return { variables, clauses: cells * clauses + given, literals: cells * literals + given };
}

function givenClauses(palette: Palette, given: Grid): Clauses {
  const known = countKnown(given);
  const clauses = makeClauses({ clauses: known, literals: known });
  for (const [cell, candidates] of given.cells.entries()) {
    if (isKnown(candidates)) addOne(clauses, cnfLiteral(palette, cell, colourOf(candidates)));
  }
  return clauses;
}

function oneColourSize(colours: number): Omit<CnfSize, 'variables'> {
  const pairs = (colours * (colours - 1)) / 2;
  return { clauses: 1 + pairs, literals: colours + 2 * pairs };
}

/**
 * Returns the clauses which say that each of `count` cells from `start` on has exactly one colour,
 * where the background counts as a colour.
 */
function oneColourEach(palette: Palette, start: number, count: number): Clauses {
  const size = oneColourSize(palette.length);
  const clauses = makeClauses({ clauses: count * size.clauses, literals: count * size.literals });
  for (let cell = start; cell < start + count; cell++) {
    const literals = palette.map((_, colour) => cnfLiteral(palette, cell, colour));
    for (const literal of literals) put(clauses, literal);
    close(clauses);
    for (const [i, a] of literals.entries()) {
      for (const b of literals.slice(0, i)) addTwo(clauses, -a, -b);
    }
  }
  return clauses;
}
