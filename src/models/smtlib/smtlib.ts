// Writes a puzzle as an SMT-LIB 2 script: a text that SMT solvers read. A Bool says whether a cell
// is painted; with several colours there is one Bool for each colour. No assertion need say that a
// cell has one colour at most: a line paints a cell in a colour exactly where a block of that
// colour lies, and the blocks of a line do not overlap. Only cells of which neither line has a clue
// need such an assertion. An unknown line has no other assertions, and a given cell one for each
// colour.
//
// `integer` is the model of T. Wegrzanowski's article: two Ints for each block say where the block
// starts and where it ends. The article names two others: in `half-open` the second Int is the cell
// behind the block, in `start` there is no second Int. In `order`, there is a Bool for each
// possible start p of a block except its latest start; the Bool says whether the block starts at
// cell p or before. Everything is counted from 1: cell_3_5 is the cell in row 3, column 5.
//
// Size: blocks times cells, line by line, in all forms: see `smtSize`. Memory: the text of one
// line, and the names of all cells. Sources: T. Wegrzanowski, Solving Nonograms With Ruby and Z3,
// DZone; C. Barrett, P. Fontaine and C. Tinelli, The SMT-LIB Standard, version 2.6, 2017.

import { type Block, type Clue, gaps, paintedCells } from '../../puzzle/clue.ts';
import { colourOf, countKnown, isKnown } from '../../puzzle/grid.ts';
import { isMonochrome } from '../../puzzle/palette.ts';
import {
  columnOf,
  columnOfLine,
  isRowLine,
  lengthOfLine,
  lineCount,
  rowOf,
} from '../../puzzle/places.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import { sizeSentence } from '../size-sentence.ts';
import { halfOpenBlocks } from './half-open-blocks.ts';
import { integerBlocks } from './integer-blocks.ts';
import { orderBlocks } from './order-blocks.ts';
import { startBlocks } from './start-blocks.ts';
import { type BlockTerms, declare, equal, not, or, type SmtLine } from './terms.ts';

export const SMT_FORMS = ['integer', 'half-open', 'start', 'order'] as const;
export type SmtForm = (typeof SMT_FORMS)[number];

interface FormWords {
  readonly logic: string;
  readonly about: string;
  /** A further explanation of names, for clues with blotted blocks. */
  readonly aboutBlotted?: string;
  readonly blocks: (line: SmtLine) => BlockTerms;
}

const FORMS: Readonly<Record<SmtForm, FormWords>> = {
  integer: {
    logic: 'QF_LIA',
    about: 'row_3_start_1 and row_3_end_1 are the first and the last cell of block 1 of row 3.',
    blocks: integerBlocks,
  },
  'half-open': {
    logic: 'QF_LIA',
    about:
      'row_3_start_1 is the first cell of block 1 of row 3, row_3_behind_1 the cell behind its last one.',
    blocks: halfOpenBlocks,
  },
  start: {
    logic: 'QF_LIA',
    about: 'row_3_start_1 is the first cell of block 1 of row 3.',
    aboutBlotted: 'row_3_end_1 is the last cell of block 1 of row 3, which is blotted.',
    blocks: startBlocks,
  },
  order: {
    logic: 'QF_UF',
    about: 'row_3_start_1_by_4: block 1 of row 3 starts at cell 4 or before.',
    aboutBlotted: 'row_3_end_1_by_4: block 1 of row 3, which is blotted, ends at cell 4 or before.',
    blocks: orderBlocks,
  },
};

/** The most pairs of a block and a cell of its line; each pair takes about sixty characters. */
const MOST_PAIRS = 5_000_000;

/**
 * Writes a complete script in pieces, or returns a problem if the script would be too long. The
 * script asks whether there is a solution, and for the cells of the solution.
 */
export function writeSmtLib(puzzle: Puzzle, form: SmtForm): Outcome<Iterable<string>> {
  const { pairs } = smtSize(puzzle, form);
  if (pairs <= MOST_PAIRS) return success(script(puzzle, form));
  const message = `the script would pair blocks with cells ${pairs} times, the limit is ${MOST_PAIRS}: export a smaller puzzle, or --to dimacs`;
  return failure({ code: 'too-large', message });
}

function* script(puzzle: Puzzle, form: SmtForm): Generator<string> {
  yield* smtSections(puzzle, form);
  yield `(check-sat)\n(get-value (\n  ${cellNames(puzzle).join('\n  ')}))\n`;
}

/**
 * Yields the script without the questions at its end: options and logic, the cells, what is said of
 * single cells, then each line.
 */
export function* smtSections(puzzle: Puzzle, form: SmtForm): Generator<string> {
  const { logic, about, aboutBlotted, blocks } = FORMS[form];
  const options = ['(set-option :produce-models true)', `(set-logic ${logic})`];
  const more = hasBlottedBlock(puzzle) && aboutBlotted ? [`; ${aboutBlotted}`] : [];
  yield section([...head(puzzle, about), ...more, ...options]);
  yield section(cellNames(puzzle).map((name) => declare(name, 'Bool')));
  if (puzzle.given !== undefined) yield section(givenCells(puzzle));
  for (const cells of freeCells(puzzle)) yield section(cells);
  for (const line of smtLines(puzzle)) {
    yield section([`; ${line.title}`, ...paintedLine(line, blocks(line))]);
  }
}

function section(lines: readonly string[]): string {
  return `${lines.join('\n')}\n\n`;
}

function hasBlottedBlock({ rows, columns }: Puzzle): boolean {
  return [...rows, ...columns].some((clue) => clue?.some(({ length }) => length === null));
}

/** Returns the assertions that fix the given cells. */
function givenCells(puzzle: Puzzle): string[] {
  const { given, width } = puzzle;
  return Array.from(given?.cells ?? []).flatMap((candidates, cell) => {
    if (!isKnown(candidates)) return [];
    const [row, column] = [rowOf(cell, width), columnOf(cell, width)];
    return coloursOf(puzzle).map((colour) => {
      const name = cellName(puzzle, row, column, colour);
      return `(assert ${colour === colourOf(candidates) ? name : not(name)})`;
    });
  });
}

/**
 * Yields, row by row for puzzles of several colours, the assertions that a cell of which neither
 * line has a clue has one colour at most.
 */
function* freeCells(puzzle: Puzzle): Generator<string[]> {
  const unknownColumns = unknownLines(puzzle.columns);
  if (isMonochrome(puzzle.palette) || unknownColumns.length === 0) return;
  for (const row of unknownLines(puzzle.rows)) {
    yield unknownColumns.flatMap((column) => {
      const names = coloursOf(puzzle).map((colour) => cellName(puzzle, row, column, colour));
      return names.flatMap((name, i) =>
        names.slice(0, i).map((other) => `(assert (or ${not(other)} ${not(name)}))`),
      );
    });
  }
}

function unknownLines(clues: readonly Clue[]): number[] {
  return [...clues.keys()].filter((i) => clues[i] === null);
}

/**
 * Returns the names of the Bools of all cells, row by row. The Bools of a cell come in the order of
 * the colours.
 */
export function cellNames(puzzle: Puzzle): string[] {
  const { width, height } = puzzle;
  return Array.from({ length: height * width }, (_, cell) => {
    const [row, column] = [rowOf(cell, width), columnOf(cell, width)];
    return coloursOf(puzzle).map((colour) => cellName(puzzle, row, column, colour));
  }).flat();
}

interface SmtSize {
  /** How many names the script declares. */
  readonly symbols: number;
  readonly asserts: number;
  /**
   * How many pairs of a block and a cell of its line there are: text and memory grow with them. Two
   * colours of a cell of which neither line has a clue count as such a pair.
   */
  readonly pairs: number;
}

/** Returns the size of the script, counted without writing it. */
export function smtSize(puzzle: Puzzle, form: SmtForm): SmtSize {
  const colours = coloursOf(puzzle).length;
  let symbols = puzzle.width * puzzle.height * colours;
  let pairs = colourPairs(puzzle);
  let asserts = pairs + colours * (puzzle.given === undefined ? 0 : countKnown(puzzle.given));
  for (let line = 0; line < lineCount(puzzle); line++) {
    const clue = clueOfLine(puzzle, line);
    if (clue === null) continue;
    const size = lengthOfLine(puzzle, line);
    const slack = size - paintedCells(clue) - gaps(clue);
    const neighbours = Math.max(clue.length - 1, 0);
    const blotted = clue.filter(({ length }) => length === null).length;
    const bounds = clue.length + blotted;
    asserts += size * colours;
    if (form === 'order') {
      symbols += slack * bounds;
      asserts += Math.max(slack - 1, 0) * bounds + slack * (neighbours + blotted);
    } else if (form === 'start') {
      symbols += bounds;
      asserts += clue.length + neighbours;
    } else {
      symbols += 2 * clue.length;
      asserts += 3 * clue.length + neighbours;
    }
    pairs += size * clue.length;
  }
  return { symbols, asserts, pairs };
}

/** Counts the pairs of colours that exclude each other in cells whose lines both have no clue. */
function colourPairs({ rows, columns, palette }: Puzzle): number {
  const colours = palette.length - 1;
  const cells = unknownLines(rows).length * unknownLines(columns).length;
  return (cells * colours * (colours - 1)) / 2;
}

function head(puzzle: Puzzle, about: string): string[] {
  const { palette } = puzzle;
  const cells = isMonochrome(palette)
    ? ['; cell_3_5: the cell in row 3 and column 5 is painted.']
    : palette.slice(1).map(({ rgb }, i) => `; cell_3_5_is_${i + 1}: it is painted in ${rgb}.`);
  return [`; ${sizeSentence(puzzle)}`, ...cells, `; ${about}`];
}

/**
 * Returns the commands for a line: they say where its blocks may be, and that a cell is painted
 * exactly if a block lies on it.
 */
function paintedLine(line: SmtLine, { commands, covers }: BlockTerms): string[] {
  const cells = line.colours.flatMap((colour) => {
    const blocks = line.clue.flatMap((block, b) => (block.colour === colour ? [b] : []));
    return Array.from({ length: line.size }, (_, i) => {
      const painted = or(blocks.map((b) => covers(b, i + 1)));
      return `(assert ${equal(line.cell(i + 1, colour), painted)})`;
    });
  });
  return [...commands, ...cells];
}

/** Yields the lines that have a clue. */
function* smtLines(puzzle: Puzzle): Generator<SmtLine> {
  const { height } = puzzle;
  const colours = coloursOf(puzzle);
  for (let line = 0; line < lineCount(puzzle); line++) {
    const clue = clueOfLine(puzzle, line);
    if (clue === null) continue;
    const isRow = isRowLine(line, height);
    const at = isRow ? line : columnOfLine(line, height);
    const kind = isRow ? 'row' : 'column';
    yield {
      name: `${kind}_${at + 1}`,
      title: `${kind} ${at + 1}: ${describe(clue, puzzle)}`,
      clue,
      size: lengthOfLine(puzzle, line),
      colours,
      cell: (position, colour) =>
        isRow
          ? cellName(puzzle, at, position - 1, colour)
          : cellName(puzzle, position - 1, at, colour),
    };
  }
}

function describe(clue: readonly Block[], { palette }: Puzzle): string {
  if (clue.length === 0) return 'no block';
  const isSingle = isMonochrome(palette);
  return clue
    .map(({ length, colour }) =>
      isSingle ? (length ?? '?') : `${length ?? '?'} of colour ${colour}`,
    )
    .join(', ');
}

function coloursOf({ palette }: Puzzle): number[] {
  return palette.slice(1).map((_, i) => i + 1);
}

function cellName({ palette }: Puzzle, row: number, column: number, colour: number): string {
  const name = `cell_${row + 1}_${column + 1}`;
  return isMonochrome(palette) ? name : `${name}_is_${colour}`;
}
