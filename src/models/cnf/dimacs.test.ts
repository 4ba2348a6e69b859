// Writes DIMACS text and reads models.

import { describe, expect, it } from 'vitest';
import { paletteOf, puzzleOf, randomPuzzle } from '../../../test/boards.ts';
import { literalsOf, modelsSlowly, signOf } from '../../../test/dpll.ts';
import { makeRandom } from '../../engine/random.ts';
import { isSolution } from '../../puzzle/check-grid.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { colourOf } from '../../puzzle/grid.ts';
import { parseRows } from '../../puzzle/grid-text.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import {
  CNF_ENCODINGS,
  type CnfEncoding,
  clausePieces,
  estimateCnf,
  variableNames,
} from './cnf.ts';
import { writeDimacs } from './dimacs.ts';
import { cnfLiteral } from './line.ts';
import { readModel } from './read-model.ts';

function dimacs(puzzle: ExactPuzzle, encoding: CnfEncoding): string {
  const outcome = writeDimacs(puzzle, encoding);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return [...outcome.value].join('');
}

const SMALL = puzzleOf({
  rows: [[1], [2]].map((lengths) => clueOfLengths(lengths)),
  columns: [[2], [1]].map((lengths) => clueOfLengths(lengths)),
  palette: BLACK_AND_WHITE,
});

function puzzleOfRows(rows: string[], colours: number): ExactPuzzle {
  const palette = paletteOf(colours);
  const picture = parseRows(rows, palette);
  if (!picture.ok) throw new Error(picture.problems[0].message);
  return puzzleOf(draftOfPicture(picture.value, palette));
}

describe('writeDimacs', () => {
  it('writes what each variable stands for, the header, the clauses', () => {
    expect(dimacs(SMALL, 'order').split('\n')).toEqual([
      'c crosshatch order 2x2',
      'c cell 1 1 = 1',
      'c cell 1 2 = 2',
      'c cell 2 1 = 3',
      'c cell 2 2 = 4',
      'c row 1 block 1 starts by 1 = 5',
      'c column 2 block 1 starts by 1 = 6',
      'p cnf 6 12',
      '-5 1 0',
      '5 2 0',
      '-1 5 0',
      '-2 -5 0',
      '3 0',
      '4 0',
      '1 0',
      '3 0',
      '-6 2 0',
      '6 4 0',
      '-2 6 0',
      '-4 -6 0',
      '',
    ]);
  });

  it('names the variables of each encoding, and colours by their symbols', () => {
    const puzzle = puzzleOfRows(['ab.'], 2);
    const names = (encoding: CnfEncoding) => dimacs(puzzle, encoding).split('\n').slice(1, 14);
    expect(names('order').slice(0, 4)).toEqual([
      'c cell 1 1 . = 1',
      'c cell 1 1 a = 2',
      'c cell 1 1 b = 3',
      'c cell 1 2 . = 4',
    ]);
    expect(names('order').slice(9, 11)).toEqual([
      'c row 1 block 1 starts by 1 = 10',
      'c row 1 block 2 starts by 2 = 11',
    ]);
    expect(names('integer').slice(9, 11)).toEqual([
      'c row 1 block 1 starts 1 = 10',
      'c row 1 block 1 starts 2 = 11',
    ]);
    expect(names('automaton').slice(9, 13)).toEqual([
      'c row 1 after 0 in gap 1 = 10',
      'c row 1 after 1 in gap 1 = 11',
      'c row 1 after 1 in block 1 cell 1 = 12',
      'c row 1 after 2 in block 1 cell 1 = 13',
    ]);
  });

  it.each(CNF_ENCODINGS)(
    'writes just the clauses and names of %s, in several chunks',
    (encoding) => {
      const puzzle = randomPuzzle(makeRandom(1), 14, 13, 2, 0.5);
      const text = dimacs(puzzle, encoding);
      const lines = text.trimEnd().split('\n');
      const { variables, clauses } = estimateCnf(puzzle, encoding);
      const header = lines.indexOf(`p cnf ${variables} ${clauses}`);
      const names = lines.slice(1, header).map((line) => /^c (.+) = (\d+)$/.exec(line) ?? []);
      expect(names.map(([, name]) => name)).toEqual([...variableNames(puzzle, encoding)]);
      expect(names.map(([, , number]) => Number(number))).toEqual(names.map((_, i) => i + 1));
      const read = lines.slice(header + 1).map((line) => line.split(' ').map(Number));
      const written = [...clausePieces(puzzle, encoding)].flatMap(literalsOf);
      expect(read).toEqual(written.map((literals) => [...literals, 0]));
      const outcome = writeDimacs(puzzle, encoding);
      expect(outcome.ok && [...outcome.value].length).toBeGreaterThan(1);
    },
  );

  it('refuses what would be too long, before writing any of it', () => {
    const empty = { palette: BLACK_AND_WHITE, width: 900, height: 900 };
    const row = clueOfLengths([1]);
    const lines = Array.from({ length: 900 }, () => row);
    const outcome = writeDimacs(puzzleOf({ ...empty, rows: lines, columns: lines }), 'integer');
    expect(outcome.ok ? '' : outcome.problems[0].code).toBe('too-large');
    expect(outcome.ok ? '' : outcome.problems[0].message).toContain('1464480000');
  });
});

function problemsOf(text: string, puzzle = SMALL): string[] {
  const outcome = readModel(puzzle, text, 'order');
  return outcome.ok ? [] : outcome.problems.map(({ code, line }) => `${code} ${line}`);
}

/** Returns two texts in which solvers can print a model. */
function outputsOf(literals: readonly number[]): string[] {
  const half = literals.length >> 1;
  const [first, second] = [literals.slice(0, half).join(' '), literals.slice(half).join(' ')];
  return [
    `c comment\ns SATISFIABLE\r\nv ${first}\nv ${second}\nv 0\n`,
    `SAT\n${literals.join(' ')} 0\n`,
  ];
}

describe('readModel', () => {
  it.each(CNF_ENCODINGS)('reads back the models of %s, in both forms', (encoding) => {
    const random = makeRandom(2);
    for (let round = 0; round < 9; round++) {
      const puzzle = randomPuzzle(random, 3, 4, 1 + (round % 3), 0.6);
      const { variables } = estimateCnf(puzzle, encoding);
      const clauses = [...clausePieces(puzzle, encoding)].flatMap(literalsOf);
      for (const values of modelsSlowly(clauses, variables)) {
        const literals = Array.from(values, (sign, variable) => sign * variable).slice(1);
        for (const text of outputsOf(literals)) {
          const outcome = readModel(puzzle, text, encoding);
          expect(readModel(puzzle, text)).toEqual(outcome);
          if (!outcome.ok || outcome.value.answer !== 'satisfiable') throw new Error(text);
          const { grid } = outcome.value;
          expect(isSolution(puzzle, grid)).toBe(true);
          grid.cells.forEach((candidates, cell) => {
            const literal = cnfLiteral(puzzle.palette, cell, colourOf(candidates));
            expect(signOf(values, literal)).toBe(1);
          });
        }
      }
    }
  });

  it('says that there is no solution, or that the solver does not know', () => {
    const answers = ['s UNSATISFIABLE', 'UNSAT\n', 'c a\ns UNKNOWN\nc b', 'INDET'].map((text) => {
      const outcome = readModel(SMALL, text);
      return outcome.ok ? outcome.value.answer : outcome.problems[0].code;
    });
    expect(answers).toEqual(['unsatisfiable', 'unsatisfiable', 'unknown', 'unknown']);
  });

  it.each([
    ['', 'no-answer 1'],
    ['v 1 -2 3 4 0', 'no-answer 1'],
    ['s SATISFIABLE\nv 1 -2 3 4', 'model-cut-off 2'],
    ['s SATISFIABLE\nv 1 -2 3 x 4 0', 'bad-literal 2'],
    ['s SATISFIABLE\nv 1 -2 3 4 99 0', 'variable-out-of-range 2'],
    ['s SATISFIABLE\nv 1 -2 3 4 -1 0', 'two-values 2'],
    ['s SATISFIABLE\nv 1 -2\nv 4 0', 'missing-cell 3'],
    ['s SATISFIABLE\nv 1 -2 3 4 0\nv 5 0', 'after-end 3'],
    ['s SATISFIABLE\ns UNSATISFIABLE\nv 1 -2 3 4 0', 'two-answers 2'],
    ['SAT\n1 -2 3 4 0\nwhat is this', 'bad-line 3'],
  ])('complains about %j', (text, expected) => {
    expect(problemsOf(text)).toEqual([expected]);
  });

  it('complains about a cell with two colours, or none', () => {
    const puzzle = puzzleOfRows(['ab'], 2);
    expect(problemsOf('SAT\n-1 2 3 -4 -5 6 0', puzzle)).toEqual(['bad-cell 2']);
    expect(problemsOf('SAT\n-1 2 -3 -4 -5 -6 0', puzzle)).toEqual(['bad-cell 2']);
    expect(problemsOf('SAT\n-1 2 -3 -4 -5 0', puzzle)).toEqual(['missing-cell 2']);
    expect(problemsOf('SAT\n-1 2 -3 -4 -5 6 0', puzzle)).toEqual([]);
  });

  it('stays short on a text that is wrong throughout', () => {
    expect(problemsOf('nonsense\n'.repeat(1000)).length).toBe(20);
  });
});
