import { describe, expect, it } from 'vitest';
import { noise, paletteOf, puzzleOf, randomPuzzle, withBlottedBlocks } from '../../test/boards.ts';
import { makeRandom } from '../engine/random.ts';
import { type Clue, clueOfCells, clueOfLengths, sameClue } from '../puzzle/clue.ts';
import { draftOfPicture } from '../puzzle/draft-of-picture.ts';
import { BLACK_AND_WHITE } from '../puzzle/palette.ts';
import { clueOfLine, type Puzzle } from '../puzzle/puzzle.ts';
import { countTransitions, readMiniZinc, writeMiniZinc } from './minizinc.ts';

function modelOf(puzzle: Puzzle): string {
  const chunks = writeMiniZinc(puzzle);
  if (!chunks.ok) throw new Error(chunks.problems[0].message);
  return [...chunks.value].join('');
}

interface Automaton {
  readonly cells: string;
  readonly letters: number;
  readonly table: readonly (readonly number[])[];
  readonly ends: readonly number[];
}

/** Reads the constraints from the text of a model. */
function automata(model: string): Automaton[] {
  const constraint = /^constraint regular\((.+\)), (\d+), (\d+), \[\| (.+) \|\], 1, \{(.+)\}\);$/gm;
  return [...model.matchAll(constraint)].map(([, cells, states, letters, rows, ends]) => {
    const table = rows.split(' | ').map((row) => row.split(', ').map(Number));
    expect(table.length).toBe(Number(states));
    return { cells, letters: Number(letters), table, ends: ends.split(', ').map(Number) };
  });
}

function accepts({ table, ends }: Automaton, word: readonly number[]): boolean {
  let state = 1;
  for (const letter of word) if (state > 0) state = table[state - 1][letter];
  return ends.includes(state);
}

/** Returns whether a line with these colours reads as its clue, which may have blotted blocks. */
function fits(word: readonly number[], clue: Clue): boolean {
  const runs = clueOfCells(word);
  const lengths = runs.map((run, i) =>
    clue?.[i]?.length === null ? { ...run, length: null } : run,
  );
  return sameClue(lengths, clue);
}

function* words(length: number, letters: number): Generator<number[]> {
  for (let code = 0; code < letters ** length; code++) {
    yield Array.from({ length }, (_, i) => Math.floor(code / letters ** i) % letters);
  }
}

const SINGLE = puzzleOf({
  rows: [[2], [1]].map((lengths) => clueOfLengths(lengths)),
  columns: [[2], [1]].map((lengths) => clueOfLengths(lengths)),
  palette: BLACK_AND_WHITE,
});

describe('the model', () => {
  it('has the cells, an automaton a line, and prints the colours', () => {
    expect(
      modelOf(SINGLE),
    ).toBe(`% A nonogram of 2 columns and 2 rows. Of the cells, 1 is #ffffff, 2 is #000000.
include "regular.mzn";
int: width = 2;
int: height = 2;
array[1..height, 1..width] of var 1..2: cell;

% Of each line: its cells, the states and the letters of the automaton, its transitions, where it starts and ends.
constraint regular(row(cell, 1), 4, 2, [| 1, 2 | 0, 3 | 4, 0 | 4, 0 |], 1, {3, 4});
constraint regular(row(cell, 2), 3, 2, [| 1, 2 | 3, 0 | 3, 0 |], 1, {2, 3});
constraint regular(col(cell, 1), 4, 2, [| 1, 2 | 0, 3 | 4, 0 | 4, 0 |], 1, {3, 4});
constraint regular(col(cell, 2), 3, 2, [| 1, 2 | 3, 0 | 3, 0 |], 1, {2, 3});

solve satisfy;
output [show(cell[i, j] - 1) ++ if j = width then "\\n" else " " endif | i in 1..height, j in 1..width];
`);
  });

  it('accepts of each line the words that read as its clue', () => {
    const random = makeRandom(2);
    for (let round = 0; round < 60; round++) {
      const colours = 1 + (round % 3);
      const [width, height] = [1 + random.below(6), 1 + random.below(6)];
      const picture = noise(random, width, height, colours, 0.6);
      const exact = puzzleOf(draftOfPicture(picture, paletteOf(colours)));
      const puzzle = round < 30 ? exact : withBlottedBlocks(random, exact, 0.4);
      const lines = automata(modelOf(puzzle));
      expect(lines.length).toBe(height + width);
      lines.forEach((automaton, line) => {
        const isRow = line < height;
        expect(automaton.cells).toBe(
          isRow ? `row(cell, ${line + 1})` : `col(cell, ${line - height + 1})`,
        );
        const clue = clueOfLine(puzzle, line);
        const wrong = [...words(isRow ? width : height, automaton.letters)].filter(
          (word) => accepts(automaton, word) !== fits(word, clue),
        );
        expect(wrong).toEqual([]);
      });
    }
  });

  it('knows its size, and refuses what is too large', () => {
    const puzzle = randomPuzzle(makeRandom(3), 9, 7, 2, 0.5);
    const sizes = automata(modelOf(puzzle)).map(({ table }) => table.flat().length);
    expect(countTransitions(puzzle)).toBe(sizes.reduce((sum, size) => sum + size, 0));
    const full = Array.from({ length: 2000 }, () => clueOfLengths([1999]));
    const large = puzzleOf({ rows: full, columns: full, palette: BLACK_AND_WHITE });
    const outcome = writeMiniZinc(large);
    expect(outcome.ok ? [] : outcome.problems).toMatchObject([{ code: 'too-large' }]);
  });
});

describe('the answer', () => {
  const read = (output: string) => {
    const answer = readMiniZinc(SINGLE, output);
    if (!answer.ok) throw new Error(answer.problems[0].message);
    const { solutions, complete, counters } = answer.value;
    return [solutions.map(({ cells }) => [...cells]), complete, counters.get('failures')];
  };
  const SOLUTION = '1 1\n1 0\n----------\n';

  it('is all solutions with a mark, or some without', () => {
    expect(read(`${SOLUTION}==========\n`)).toEqual([[[2, 2, 2, 1]], true, undefined]);
    expect(read(`${SOLUTION}${SOLUTION}`)).toEqual([
      [
        [2, 2, 2, 1],
        [2, 2, 2, 1],
      ],
      false,
      undefined,
    ]);
    expect(read('')).toEqual([[], false, undefined]);
  });

  it('tells a proof from a time that is over', () => {
    expect(read('=====UNSATISFIABLE=====\r\n')).toEqual([[], true, undefined]);
    expect(read('=====UNKNOWN=====\n% Time limit exceeded!\n')).toEqual([[], false, undefined]);
  });

  it('has statistics among the solutions', () => {
    const stats = '%%%mzn-stat: initTime=0.002\n%%%mzn-stat: failures=17\n%%%mzn-stat-end\n';
    expect(read(`${stats}${SOLUTION}==========\n`)).toEqual([[[2, 2, 2, 1]], true, 17]);
  });

  it.each(['1 1\n----------\n', '1 1\n1 2\n----------\n', '1 1 1\n1 0\n----------\n'])(
    'is refused where a solution is none: %j',
    (output) => {
      expect(readMiniZinc(SINGLE, output)).toMatchObject({ problems: [{ code: 'bad-output' }] });
    },
  );
});
