import { describe, expect, it } from 'vitest';
import { paletteOf, puzzleOf, randomPuzzle, withRandomOpenings } from '../../../test/boards.ts';
import { makeRandom } from '../../engine/random.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { parseRows } from '../../puzzle/grid-text.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { ExactPuzzle, Puzzle } from '../../puzzle/puzzle.ts';
import { cellNames, SMT_FORMS, type SmtForm, smtSize, writeSmtLib } from './smtlib.ts';

function scriptOf(puzzle: Puzzle, form: SmtForm): string {
  const chunks = writeSmtLib(puzzle, form);
  if (!chunks.ok) throw new Error(chunks.problems[0].message);
  return [...chunks.value].join('');
}

/** Returns the commands for a line, which stand below the comment that names the line. */
function commandsOf(puzzle: Puzzle, form: SmtForm, line: string): string[] {
  const sections = scriptOf(puzzle, form).split('\n\n');
  const section = sections.find((text) => text.startsWith(`; ${line}:`)) ?? '';
  return section.split('\n').slice(1);
}

const asserted = (commands: readonly string[]): string[] =>
  commands.filter((command) => command.startsWith('(assert')).map((text) => text.slice(8, -1));

function puzzleOfRows(rows: string[], colours: number): ExactPuzzle {
  const palette = paletteOf(colours);
  const picture = parseRows(rows, palette);
  if (!picture.ok) throw new Error(picture.problems[0].message);
  return puzzleOf(draftOfPicture(picture.value, palette));
}

const SINGLE = puzzleOfRows(['#.#..', '.....'], 1);
const COLOURED = puzzleOfRows(['aab.b'], 2);

describe('the script', () => {
  it('has options and logic, cells, lines, and its questions, for any solver', () => {
    expect(scriptOf(puzzleOfRows(['#.'], 1), 'order')).toBe(`; A nonogram of 2 columns and 1 row.
; cell_3_5: the cell in row 3 and column 5 is painted.
; row_3_start_1_by_4: block 1 of row 3 starts at cell 4 or before.
(set-option :produce-models true)
(set-logic QF_UF)

(declare-const cell_1_1 Bool)
(declare-const cell_1_2 Bool)

; row 1: 1
(declare-const row_1_start_1_by_1 Bool)
(assert (= cell_1_1 row_1_start_1_by_1))
(assert (= cell_1_2 (not row_1_start_1_by_1)))

; column 1: 1
(assert cell_1_1)

; column 2: no block
(assert (not cell_1_2))

(check-sat)
(get-value (
  cell_1_1
  cell_1_2))
`);
    expect(scriptOf(SINGLE, 'integer')).toContain('(set-logic QF_LIA)');
  });

  it("has the article's integers: on the line, as far apart as the block is long, a gap between", () => {
    expect(commandsOf(SINGLE, 'integer', 'row 1')).toEqual([
      '(declare-const row_1_start_1 Int)',
      '(declare-const row_1_end_1 Int)',
      '(assert (<= 1 row_1_start_1 5))',
      '(assert (<= 1 row_1_end_1 5))',
      '(assert (= (- row_1_end_1 row_1_start_1) 0))',
      '(declare-const row_1_start_2 Int)',
      '(declare-const row_1_end_2 Int)',
      '(assert (<= 1 row_1_start_2 5))',
      '(assert (<= 1 row_1_end_2 5))',
      '(assert (= (- row_1_end_2 row_1_start_2) 0))',
      '(assert (>= row_1_start_2 (+ row_1_end_1 2)))',
      ...[1, 2, 3, 4, 5].map(
        (k) =>
          `(assert (= cell_1_${k} (or (<= row_1_start_1 ${k} row_1_end_1) (<= row_1_start_2 ${k} row_1_end_2))))`,
      ),
    ]);
  });

  it('has for each block the cell behind it, which a block at the end of the line has outside', () => {
    expect(commandsOf(SINGLE, 'half-open', 'row 1')).toEqual([
      '(declare-const row_1_start_1 Int)',
      '(declare-const row_1_behind_1 Int)',
      '(assert (<= 1 row_1_start_1 5))',
      '(assert (<= 2 row_1_behind_1 6))',
      '(assert (= (- row_1_behind_1 row_1_start_1) 1))',
      '(declare-const row_1_start_2 Int)',
      '(declare-const row_1_behind_2 Int)',
      '(assert (<= 1 row_1_start_2 5))',
      '(assert (<= 2 row_1_behind_2 6))',
      '(assert (= (- row_1_behind_2 row_1_start_2) 1))',
      '(assert (>= row_1_start_2 (+ row_1_behind_1 1)))',
      ...[1, 2, 3, 4, 5].map((k) => {
        const covers = (b: number) => `(and (<= row_1_start_${b} ${k}) (< ${k} row_1_behind_${b}))`;
        return `(assert (= cell_1_${k} (or ${covers(1)} ${covers(2)})))`;
      }),
    ]);
  });

  it('has one integer for each block, and adds its length wherever it ends', () => {
    const long = puzzleOfRows(['##.#.'], 1);
    expect(commandsOf(long, 'start', 'row 1')).toEqual([
      '(declare-const row_1_start_1 Int)',
      '(assert (<= 1 row_1_start_1 4))',
      '(declare-const row_1_start_2 Int)',
      '(assert (<= 1 row_1_start_2 5))',
      '(assert (>= row_1_start_2 (+ row_1_start_1 3)))',
      ...[1, 2, 3, 4, 5].map(
        (k) =>
          `(assert (= cell_1_${k} (or (<= row_1_start_1 ${k} (+ row_1_start_1 1)) (<= row_1_start_2 ${k} row_1_start_2))))`,
      ),
    ]);
  });

  it('knows of a blotted block only that its end is not before its start', () => {
    const blotted = { ...SINGLE, rows: [[{ length: null, colour: 1 }, SINGLE.rows[0][1]], []] };
    const first = (form: SmtForm) => asserted(commandsOf(blotted, form, 'row 1'));
    expect(first('integer')).toContain('(<= row_1_start_1 row_1_end_1)');
    expect(first('half-open')).toContain('(< row_1_start_1 row_1_behind_1)');
    expect(first('start').slice(0, 3)).toEqual([
      '(<= 1 row_1_start_1 row_1_end_1 5)',
      '(<= 1 row_1_start_2 5)',
      '(>= row_1_start_2 (+ row_1_end_1 2))',
    ]);
    expect(scriptOf(blotted, 'start')).toContain('; row_3_end_1 is the last cell of block 1');
    expect(scriptOf(SINGLE, 'start')).not.toContain('row_3_end_1');
  });

  it('orders Booleans: once started always started, and the block before has started by then', () => {
    expect(asserted(commandsOf(SINGLE, 'order', 'row 1'))).toEqual([
      '(=> row_1_start_1_by_1 row_1_start_1_by_2)',
      '(=> row_1_start_2_by_3 row_1_start_2_by_4)',
      '(=> row_1_start_2_by_3 row_1_start_1_by_1)',
      '(=> row_1_start_2_by_4 row_1_start_1_by_2)',
      '(= cell_1_1 row_1_start_1_by_1)',
      '(= cell_1_2 (and row_1_start_1_by_2 (not row_1_start_1_by_1)))',
      '(= cell_1_3 (or (not row_1_start_1_by_2) row_1_start_2_by_3))',
      '(= cell_1_4 (and row_1_start_2_by_4 (not row_1_start_2_by_3)))',
      '(= cell_1_5 (not row_1_start_2_by_4))',
    ]);
  });

  it.each(SMT_FORMS)('says of an empty clue that no cell is painted: %s', (form) => {
    const empty = [1, 2, 3, 4, 5].map((k) => `(not cell_2_${k})`);
    expect(commandsOf(SINGLE, form, 'row 2')).toEqual(empty.map((term) => `(assert ${term})`));
  });

  it('asks for a gap only between blocks of one colour', () => {
    expect(asserted(commandsOf(COLOURED, 'integer', 'row 1')).slice(9, 11)).toEqual([
      '(>= row_1_start_2 (+ row_1_end_1 1))',
      '(>= row_1_start_3 (+ row_1_end_2 2))',
    ]);
    expect(asserted(commandsOf(COLOURED, 'half-open', 'row 1')).slice(9, 11)).toEqual([
      '(>= row_1_start_2 row_1_behind_1)',
      '(>= row_1_start_3 (+ row_1_behind_2 1))',
    ]);
    expect(asserted(commandsOf(COLOURED, 'start', 'row 1')).slice(3, 5)).toEqual([
      '(>= row_1_start_2 (+ row_1_start_1 2))',
      '(>= row_1_start_3 (+ row_1_start_2 2))',
    ]);
    expect(asserted(commandsOf(COLOURED, 'order', 'row 1'))).toEqual(
      ['1_is_1', '2_is_1', '3_is_1', '4_is_1', '5_is_1', '1_is_2', '2_is_2', '3_is_2']
        .concat(['4_is_2', '5_is_2'])
        .map((cell) => `cell_1_${cell}`)
        .map((cell) => (/[12]_is_1|[35]_is_2/.test(cell) ? cell : `(not ${cell})`)),
    );
  });

  it('names each cell once, each colour by itself', () => {
    expect(cellNames(puzzleOfRows(['#.', '.#'], 1))).toEqual(
      ['1_1', '1_2', '2_1', '2_2'].map((cell) => `cell_${cell}`),
    );
    expect(cellNames(COLOURED).slice(0, 3)).toEqual([
      'cell_1_1_is_1',
      'cell_1_1_is_2',
      'cell_1_2_is_1',
    ]);
    expect(scriptOf(COLOURED, 'integer')).toContain('; row 1: 2 of colour 1, 1 of colour 2, 1 of');
  });
});

describe('smtSize', () => {
  it.each(SMT_FORMS)('counts what is written: %s', (form) => {
    const random = makeRandom(1);
    for (let round = 0; round < 50; round++) {
      const [width, height] = [1 + random.below(9), 1 + random.below(9)];
      const exact = randomPuzzle(random, width, height, 1 + (round % 3), 0.5);
      const puzzle = round < 20 ? exact : withRandomOpenings(random, exact);
      const lines = scriptOf(puzzle, form).split('\n');
      const { symbols, asserts } = smtSize(puzzle, form);
      expect(lines.filter((line) => line.startsWith('(declare-const')).length).toBe(symbols);
      expect(lines.filter((line) => line.startsWith('(assert')).length).toBe(asserts);
    }
  });

  it('refuses what would be hundreds of megabytes', () => {
    const ones = Array.from({ length: 1000 }, () =>
      clueOfLengths(Array.from({ length: 300 }, () => 1)),
    );
    const large = puzzleOf({ rows: ones, columns: ones, palette: BLACK_AND_WHITE });
    expect(smtSize(large, 'order').pairs).toBe(600_000_000);
    const unknown = new Array<null>(1000).fill(null);
    const free = puzzleOf({ rows: unknown, columns: unknown, palette: paletteOf(5) });
    expect(smtSize(free, 'order').pairs).toBe(10_000_000);
    for (const puzzle of [large, free]) {
      const outcome = writeSmtLib(puzzle, 'order');
      expect(outcome.ok ? [] : outcome.problems).toMatchObject([{ code: 'too-large' }]);
    }
  });
});
