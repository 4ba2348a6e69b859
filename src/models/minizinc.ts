// Writes a puzzle as a MiniZinc model, and reads the answer of a solver. MiniZinc passes a model to
// any of the solvers that it supports.
//
// An automaton reads each line: the constraint `regular` says that the cells of the line are a word
// that the automaton accepts. States are numbered along the line: the gap before the first block,
// each cell of this block, the gap behind this block, and so on. If the next block has another
// colour, it can also follow without a gap. In the model, a cell is 1 for the background and 2 or
// more for the colours, because the letters of words are counted from 1; in the output, colours are
// counted from 0. A blotted block is one cell of which its state also leads to itself. An unknown
// line has no constraint, and a given cell has one of its own. Size: see `countTransitions`.
// Sources: G. Pesant, A Regular Language Membership Constraint for Finite Sequences of Variables,
// 2004; N. Nethercote and others, MiniZinc: Towards a Standard CP Modelling Language, 2007.

import { type Block, needsGap, paintedCells } from '../puzzle/clue.ts';
import { colourOf, type Grid, isKnown } from '../puzzle/grid.ts';
import { oneBasedPlaceOf } from '../puzzle/one-based-place.ts';
import { columnOfLine, isRowLine, lineCount } from '../puzzle/places.ts';
import { failure, type Outcome, type Problem, success } from '../puzzle/problem.ts';
import { clueOfLine, type Puzzle } from '../puzzle/puzzle.ts';
import { sizeSentence } from './size-sentence.ts';

/** The most transitions in the tables of all lines; each takes about four characters. */
const MOST_TRANSITIONS = 5_000_000;

export function writeMiniZinc(puzzle: Puzzle): Outcome<Iterable<string>> {
  const transitions = countTransitions(puzzle);
  if (transitions <= MOST_TRANSITIONS) return success(model(puzzle));
  const message = `the automata of the lines would have ${transitions} transitions, the limit is ${MOST_TRANSITIONS}: take a smaller puzzle`;
  return failure({ code: 'too-large', message });
}

/** Returns the number of transitions in the automata of all lines. */
export function countTransitions({ rows, columns, palette }: Puzzle): number {
  const states = [...rows, ...columns].map((clue) => (clue === null ? 0 : statesOf(clue)));
  return palette.length * states.reduce((sum, count) => sum + count, 0);
}

function statesOf(clue: readonly Block[]): number {
  return 1 + paintedCells(clue) + clue.length;
}

function* model(puzzle: Puzzle): Generator<string> {
  const { width, height, palette } = puzzle;
  const colours = palette.map(({ rgb }, colour) => `${colour + 1} is ${rgb}`).join(', ');
  yield `% ${sizeSentence(puzzle)} Of the cells, ${colours}.
include "regular.mzn";
int: width = ${width};
int: height = ${height};
array[1..height, 1..width] of var 1..${palette.length}: cell;

% Of each line: its cells, the states and the letters of the automaton, its transitions, where it starts and ends.
`;
  for (let line = 0; line < lineCount(puzzle); line++) {
    const clue = clueOfLine(puzzle, line);
    if (clue !== null) yield constraint(puzzle, line, clue);
  }
  if (puzzle.given !== undefined) yield givenCells(puzzle.given);
  yield `
solve satisfy;
output [show(cell[i, j] - 1) ++ if j = width then "\\n" else " " endif | i in 1..height, j in 1..width];
`;
}

function givenCells({ width, cells }: Grid): string {
  const constraints = Array.from(cells, (candidates, cell) => {
    if (!isKnown(candidates)) return '';
    const { row, column } = oneBasedPlaceOf({ width }, cell);
    return `constraint cell[${row}, ${column}] = ${colourOf(candidates) + 1};\n`;
  });
  return `\n% The given cells.\n${constraints.join('')}`;
}

function constraint({ height, palette }: Puzzle, line: number, clue: readonly Block[]): string {
  const cells = isRowLine(line, height)
    ? `row(cell, ${line + 1})`
    : `col(cell, ${columnOfLine(line, height) + 1})`;
  const states = statesOf(clue);
  const table = transitions(clue, palette.length)
    .map((row) => row.join(', '))
    .join(' | ');
  const ends = clue.length === 0 ? states : `${states - 1}, ${states}`;
  return `constraint regular(${cells}, ${states}, ${palette.length}, [| ${table} |], 1, {${ends}});\n`;
}

/**
 * Returns, for each state, the states to which the letters lead: first for the background, then for
 * the colours. States are counted from 1; 0 means that the letter leads nowhere.
 */
function transitions(clue: readonly Block[], letters: number): number[][] {
  const table = Array.from({ length: statesOf(clue) }, () => new Array<number>(letters).fill(0));
  let gap = 1;
  clue.forEach(({ length: asked, colour }, block) => {
    const length = asked ?? 1;
    table[gap - 1][0] = gap;
    for (let i = 0; i < length; i++) table[gap + i - 1][colour] = gap + i + 1;
    const last = gap + length;
    gap = last + 1;
    if (asked === null) table[last - 1][colour] = last;
    table[last - 1][0] = gap;
    if (block + 1 < clue.length && !needsGap(clue, block)) {
      table[last - 1][clue[block + 1].colour] = gap + 1;
    }
  });
  table[gap - 1][0] = gap;
  return table;
}

export interface MiniZincAnswer {
  readonly solutions: readonly Grid[];
  /** Whether there are no other solutions. */
  readonly complete: boolean;
  /** The statistics of the solver that are whole numbers, by name. */
  readonly counters: ReadonlyMap<string, number>;
}

/**
 * Reads what the solver printed: solutions, each before a line of dashes; the lines which say that
 * the search was complete; and statistics, in lines that begin with `%`.
 */
export function readMiniZinc(puzzle: Puzzle, output: string): Outcome<MiniZincAnswer> {
  const solutions: Grid[] = [];
  const counters = new Map<string, number>();
  let complete = false;
  let numbers: number[] = [];
  for (const line of output.split('\n').map((text) => text.trim())) {
    const [, name, value] = /^%%%mzn-stat: (\w+)=(\d+)$/.exec(line) ?? [];
    if (name !== undefined) counters.set(name, Number(value));
    else if (line === '==========' || line === '=====UNSATISFIABLE=====') complete = true;
    else if (line === '----------') {
      const grid = gridOf(puzzle, numbers);
      if (grid === undefined) return failure(unreadable(puzzle, numbers));
      solutions.push(grid);
      numbers = [];
    } else if (/^\d+( \d+)*$/.test(line)) numbers.push(...line.split(' ').map(Number));
  }
  return success({ solutions, complete, counters });
}

/**
 * Makes a grid of colour indices; undefined unless there is one index for each cell, and the
 * palette has all of them.
 */
function gridOf({ width, height, palette }: Puzzle, colours: readonly number[]): Grid | undefined {
  const isGrid =
    colours.length === width * height && colours.every((colour) => colour < palette.length);
  if (!isGrid) return undefined;
  return { width, height, cells: Int32Array.from(colours, (colour) => 1 << colour) };
}

function unreadable({ width, height }: Puzzle, colours: readonly number[]): Problem {
  const message = `a solution has ${colours.length} numbers: expected the colours of ${width}x${height} cells`;
  return { code: 'bad-output', message };
}
