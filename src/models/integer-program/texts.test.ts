import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import loadHighs, { type Highs } from 'highs';
import { describe, expect, it } from 'vitest';
import { domino, puzzleOf, randomPuzzle, withRandomOpenings } from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { hasProgram } from '../../../test/programs.ts';
import { makeRandom } from '../../engine/random.ts';
import { detect, parsePuzzles } from '../../formats/index.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { colourOf } from '../../puzzle/grid.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { ExactPuzzle, Puzzle } from '../../puzzle/puzzle.ts';
import { writeAmpl } from './ampl.ts';
import { estimateProgram } from './estimate.ts';
import { columnNames } from './layout.ts';
import { writeLp } from './lp.ts';
import { writeMps } from './mps.ts';
import { FORMULATIONS, type Formulation } from './program.ts';
import { integerProgram } from './puzzle-program.ts';
import { gridOfValues } from './solution.ts';

function puzzle(rows: number[][], columns: number[][]): ExactPuzzle {
  return puzzleOf({
    rows: rows.map((lengths) => clueOfLengths(lengths)),
    columns: columns.map((lengths) => clueOfLengths(lengths)),
    palette: BLACK_AND_WHITE,
  });
}

const TWO_BLOCKS = puzzle([[1, 1]], [[1], [], [], [1]]);

describe('LP', () => {
  it('writes the families of the article', () => {
    expect(
      writeLp(integerProgram(TWO_BLOCKS, 'article')),
    ).toBe(`\\ A nonogram of 4 columns and 1 row. A variable is 1 if what it says is true, else 0.
\\ y_3_1_5: block 1 of row 3 starts in column 5. x_5_1_3: block 1 of column 5 starts in row 3.
\\ z_3_5: the cell in row 3 and column 5 is painted.
Minimize
 cost: 0 z_1_1
Subject To
 ca1: + y_1_1_1 + y_1_1_2 = 1
 ca2: + y_1_2_3 + y_1_2_4 = 1
 cb1: + x_1_1_1 = 1
 cb2: + x_4_1_1 = 1
 cc1: + y_1_1_1 - y_1_2_3 - y_1_2_4 <= 0
 cc2: + y_1_1_2 - y_1_2_4 <= 0
 ce1: + z_1_1 - y_1_1_1 <= 0
 ce2: + z_1_2 - y_1_1_2 <= 0
 ce3: + z_1_3 - y_1_2_3 <= 0
 ce4: + z_1_4 - y_1_2_4 <= 0
 cf1: + z_1_1 - x_1_1_1 <= 0
 cf2: + z_1_2 <= 0
 cf3: + z_1_3 <= 0
 cf4: + z_1_4 - x_4_1_1 <= 0
 cg1: + y_1_1_1 - z_1_1 <= 0
 cg2: + y_1_1_2 - z_1_2 <= 0
 cg3: + y_1_2_3 - z_1_3 <= 0
 cg4: + y_1_2_4 - z_1_4 <= 0
 ch1: + x_1_1_1 - z_1_1 <= 0
 ch2: + x_4_1_1 - z_1_4 <= 0
Bounds
Binaries
 y_1_1_1
 y_1_1_2
 y_1_2_3
 y_1_2_4
 x_1_1_1
 x_4_1_1
 z_1_1
 z_1_2
 z_1_3
 z_1_4
End
`);
  });

  it('writes those of the tight formulation', () => {
    const text = writeLp(integerProgram(TWO_BLOCKS, 'tight'));
    expect(text).toContain(' cc1: - y_1_1_1 + y_1_2_3 <= 0\n ce1: + z_1_1 - y_1_1_1 = 0\n');
    expect(text).toContain('Bounds\n 0 <= z_1_1 <= 1\n');
    expect(text).toContain('Binaries\n y_1_1_1\n');
    expect(text).not.toContain('cg1');
  });

  it('says what its variables are, also those of colours and of blotted blocks', () => {
    const random = makeRandom(5);
    const coloured = writeLp(integerProgram(randomPuzzle(random, 4, 4, 3, 0.6), 'article'));
    expect(coloured).toContain('z_3_5_2: the cell in row 3 and column 5 has colour 2 of 3');
    expect(coloured).not.toContain('ye_');
    const blotted = { ...TWO_BLOCKS, rows: [[{ length: null, colour: 1 }]] };
    expect(writeMps(integerProgram(blotted, 'article'))).toMatch(/^\* ye_3_1_5 and xe_5_1_3: /m);
  });

  it('keeps its lines short', () => {
    const wide = puzzle([[1]], [[1], ...Array.from({ length: 39 }, () => [])]);
    const lines = writeLp(integerProgram(wide, 'article')).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(120);
  });
});

describe.each(FORMULATIONS)('HiGHS reads the %s formulation', (formulation) => {
  it('as LP and as MPS, and finds the solution', async () => {
    const highs = await loadHighs();
    const random = makeRandom(3);
    const puzzles: Puzzle[] = [TWO_BLOCKS, domino(3), randomPuzzle(random, 5, 4, 3, 0.6)];
    for (let round = 0; round < 6; round++)
      puzzles.push(withRandomOpenings(random, randomPuzzle(random, 4, 4, 1 + (round % 3), 0.6)));
    for (const given of puzzles) {
      const program = integerProgram(given, formulation);
      const solutions = solveSlowly(given);
      for (const [format, data] of [
        ['lp', writeLp(program)],
        ['mps', writeMps(program)],
      ] as const) {
        const found = solveText(highs, given, formulation, { format, data });
        expect(solutions.length === 0 ? ['infeasible'] : solutions).toContain(found);
      }
    }
  });

  it('and finds none where there is none', async () => {
    const highs = await loadHighs();
    const impossible = puzzle([[1], [2], [1]], [[1], [1, 1], [1]]);
    const program = integerProgram(impossible, formulation);
    for (const source of [
      { format: 'lp', data: writeLp(program) },
      { format: 'mps', data: writeMps(program) },
    ] as const) {
      expect(solveText(highs, impossible, formulation, source)).toBe('infeasible');
    }
  });
});

/**
 * Solves a text with HiGHS, and checks that HiGHS reads a program of the estimated size. Returns
 * the solution as text, or 'infeasible'.
 */
function solveText(
  highs: Highs,
  given: Puzzle,
  formulation: Formulation,
  source: { readonly format: 'lp' | 'mps'; readonly data: string },
): string {
  return highs.withModel(source, (model) => {
    model.options.set('output_flag', false);
    const program = integerProgram(given, formulation);
    const { columns, rows, nonzeros } = estimateProgram(given, formulation);
    const { numCols, numRows, numNonzeros } = model.getDimensions();
    expect([numCols, numRows, numNonzeros]).toEqual([columns, rows, nonzeros]);
    const { integrality, colUpper } = model.getModel();
    expect([...integrality].filter((each) => each === 1).length).toBe(
      program.isWhole.filter((each) => each === 1).length,
    );
    expect(colUpper.every((bound) => bound === 1)).toBe(true);
    if (model.run().modelStatus === highs.constants.modelStatus.infeasible) return 'infeasible';
    const values = new Float64Array(columns);
    const read = model.getSolution().colValue;
    for (const [column, name] of [...columnNames(program.layout)].entries()) {
      values[column] = read[model.getColByName(name)];
    }
    const grid = gridOfValues(program, values, 1e-6);
    const colours = Array.from(grid?.cells ?? [], colourOf).join('');
    return (colours.match(new RegExp(`.{${given.width}}`, 'g')) ?? []).join('/');
  });
}

/** Solves the AMPL text with GLPK; returns the solution as text, or 'infeasible'. */
function solveByGlpk(given: Puzzle): string {
  const text = writeAmpl(given, 'puzzle');
  if (!text.ok) throw new Error(text.problems[0].message);
  const folder = mkdtempSync(join(tmpdir(), 'ampl-'));
  const [model, data, output] = ['a.mod', 'a.dat', 'a.sol'].map((file) => join(folder, file));
  writeFileSync(model, text.value.model);
  writeFileSync(data, text.value.data);
  const ended = spawnSync('glpsol', ['-m', model, '-d', data, '-o', output], { encoding: 'utf8' });
  const solution = readFileSync(output, 'utf8');
  rmSync(folder, { recursive: true });
  expect(ended.stdout).not.toMatch(/error/i);
  if (!/^Status: +INTEGER OPTIMAL/m.test(solution)) return 'infeasible';
  // A cell that no constraint names is not in the solution, and may have any value.
  const isPainted = (row: number, column: number) =>
    new RegExp(`painted\\[${row + 1},${column + 1}\\]\\s+\\*\\s+1 `).test(solution);
  return given.rows
    .map((_, row) => given.columns.map((_, column) => (isPainted(row, column) ? 1 : 0)).join(''))
    .join('/');
}

describe('AMPL', () => {
  it('writes a model with three checks and eight families', () => {
    const outcome = writeAmpl(domino(3), 'puzzle');
    const model = outcome.ok ? outcome.value.model : '';
    expect(model.match(/^check/gm)).toHaveLength(3);
    expect(model.match(/^subject to \w+/gm)).toEqual(
      ['row_once', 'column_once', 'row_order', 'column_order']
        .concat(['painted_by_row', 'painted_by_column', 'row_paints', 'column_paints'])
        .map((name) => `subject to ${name}`),
    );
    expect(model.match(/^var \w+/gm)).toEqual(['var y', 'var x', 'var painted']);
    expect(model).not.toMatch(/^(minimize|maximize)/m);
  });

  it('writes the data, of odd lines too', () => {
    const outcome = writeAmpl(puzzle([[1, 1], [3], []], [[2], [1], [2]]), 'puzzle');
    expect(outcome.ok && outcome.value.data).toBe(`param rows := 3;
param columns := 3;
param row_block : 1 2 :=
 1 1 1
 2 3 .
 3 . . ;
param column_block : 1 2 :=
 1 2 .
 2 1 .
 3 2 . ;
`);
  });

  it('writes given cells, blotted blocks and unknown lines as parameters of another model', () => {
    const [one, blot] = [clueOfLengths([1]), [{ length: null, colour: 1 }]];
    const open = { rows: [null, blot], columns: [one, one], palette: BLACK_AND_WHITE };
    const cells = Int32Array.of(3, 1, 2, 3);
    const outcome = writeAmpl(
      puzzleOf({ ...open, given: { width: 2, height: 2, cells } }),
      'puzzle',
    );
    expect(outcome.ok && outcome.value.data).toBe(`param rows := 2;
param columns := 2;
param row_block : 1 :=
 1 .
 2 1 ;
param column_block : 1 :=
 1 1
 2 1 ;
param row_blot :=
 2 1 1 ;
param row_unknown :=
 1 1 ;
param given :=
 1 2 0
 2 1 1 ;
`);
  });

  it('is read back as it is printed, open clues and given cells too', () => {
    const random = makeRandom(8);
    for (let round = 0; round < 60; round++) {
      const exact = randomPuzzle(random, 1 + random.below(6), 1 + random.below(6), 1, 0.6);
      const whole = round % 3 === 0 ? exact : withRandomOpenings(random, exact);
      const written = writeAmpl(whole, 'puzzle');
      if (!written.ok) throw new Error(written.problems[0].message);
      const { model, data } = written.value;
      for (const text of [data, `${model}data;\n${data}end;\n`]) {
        expect(detect(text)?.id).toBe('ampl');
        const [read] = parsePuzzles(text);
        const { rows, columns, given } = whole;
        expect(read).toMatchObject({ ok: true, value: { rows, columns } });
        expect(read.ok && read.value.given).toEqual(given);
      }
    }
  });

  it('comes with a script that names the files', () => {
    const outcome = writeAmpl(domino(3), 'my "first"');
    expect(outcome.ok && outcome.value.run).toContain('model "my ""first"".mod";\n');
  });

  it.skipIf(!hasProgram('glpsol', ['--version']))('is solved by GLPK, open clues too', () => {
    const random = makeRandom(6);
    for (let round = 0; round < 30; round++) {
      const exact = randomPuzzle(random, 1 + random.below(5), 1 + random.below(5), 1, 0.6, 1);
      const puzzle = round % 3 === 0 ? exact : withRandomOpenings(random, exact);
      const solutions = solveSlowly(puzzle);
      expect(solutions.length === 0 ? ['infeasible'] : solutions).toContain(solveByGlpk(puzzle));
    }
  });

  it('refuses colours', () => {
    const outcome = writeAmpl(randomPuzzle(makeRandom(1), 4, 4, 2, 0.7), 'puzzle');
    expect(outcome.ok ? '' : outcome.problems[0].code).toBe('no-colour');
  });
});
