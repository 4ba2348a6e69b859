import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPuzzle } from '../../test/arbitrary.ts';
import { puzzleOf } from '../../test/boards.ts';
import type { Grid } from '../puzzle/grid.ts';
import { writeRows } from '../puzzle/grid-text.ts';
import { allCandidates } from '../puzzle/palette.ts';
import type { Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { MAX_STORED_GRIDS } from '../puzzle/validate-grids.ts';
import { formatById, parsePuzzles } from './index.ts';

/** Formats that keep all goals and saved grids. */
const KEEPERS = ['json', 'non', 'webpbn'];

/** Adds goals, and grids with unknown cells, to a puzzle. */
function withGrids(puzzle: Puzzle): fc.Arbitrary<Puzzle> {
  const { width, height, palette } = puzzle;
  const size = { minLength: width * height, maxLength: width * height };
  const gridOf = (candidates: fc.Arbitrary<number>): fc.Arbitrary<Grid> =>
    fc.array(candidates, size).map((cells) => ({ width, height, cells: Int32Array.from(cells) }));
  const colour = fc.integer({ min: 0, max: palette.length - 1 }).map((index) => 1 << index);
  const open = fc.oneof(colour, fc.constant(allCandidates(palette)));
  return fc
    .record({
      otherGoals: fc.array(gridOf(colour), { maxLength: 3 }),
      saved: fc.array(gridOf(open), { maxLength: 3 }),
    })
    .map((grids) => puzzleOf({ ...puzzle, ...grids }));
}

function read(text: string): Puzzle {
  const [outcome] = parsePuzzles(text);
  if (!outcome.ok) throw new Error(JSON.stringify({ text, problems: outcome.problems }));
  return outcome.value;
}

function problems(text: string): readonly Problem[] {
  return parsePuzzles(text).flatMap((outcome) => (outcome.ok ? [] : outcome.problems));
}

const rowsOf = ({ palette }: Puzzle, grids: readonly Grid[] = []) =>
  grids.map((grid) => writeRows(grid, palette).join(' '));

const xml = (solutions: string): string =>
  `<puzzle><clues type="rows"><line/><line><count>1</count></line></clues>
<clues type="columns"><line/><line><count>1</count></line></clues>
${solutions}</puzzle>`;
const TWO_BY_TWO = 'rows\n0\n1\ncolumns\n0\n1\n';
const json = (fields: string): string => `{"rows": [[], [1]], "cols": [[], [1]],\n${fields}}`;

describe('goals and saved grids', () => {
  it.each(KEEPERS)('are read from %s as they were written', (id) => {
    fc.assert(
      fc.property(arbitraryPuzzle(4).chain(withGrids), (puzzle) => {
        const text = formatById(id)?.write?.(puzzle);
        if (!text?.ok) throw new Error(JSON.stringify(text));
        const { goal, otherGoals, saved } = read(text.value);
        expect({ goal, otherGoals, saved }).toEqual({
          goal: puzzle.goal,
          otherGoals: puzzle.otherGoals,
          saved: puzzle.saved,
        });
      }),
      { numRuns: 200 },
    );
  });

  it('are read from all solutions of a webpbn puzzle', () => {
    const puzzle = read(
      xml(`<solution type="saved"><image>|?.|.X|</image></solution>
<solution><image>|..|.X|</image></solution>
<solution type="goal"><image>|.?|.X|</image></solution>
<solution type="solution"><image>|X.|..|</image><note>mine</note></solution>
<solution type="saved"><image>|[.X][X]|[X.]?|</image></solution>`),
    );
    expect(rowsOf(puzzle, puzzle.goal && [puzzle.goal])).toEqual(['.. .#']);
    expect(rowsOf(puzzle, puzzle.otherGoals)).toEqual(['#. ..']);
    expect(rowsOf(puzzle, puzzle.saved)).toEqual(['?. .#', '?# ??']);
  });

  it('are read from a .non, where a goal with unknown cells is left out', () => {
    const puzzle = read(
      `${TWO_BY_TWO}saved 01??\ngoal "0001"\ngoal "1"\ngoal "??01"\nsaved '1'\nsaved "|#?|.|"\n`,
    );
    expect(rowsOf(puzzle, puzzle.goal && [puzzle.goal])).toEqual(['.. .#']);
    expect(rowsOf(puzzle, puzzle.otherGoals)).toEqual(['#. ..']);
    expect(rowsOf(puzzle, puzzle.saved)).toEqual(['.# ??', '#. ..', '#? ..']);
  });

  it.each([
    [xml('<solution type="saved"><image>|?.|</image></solution>'), 'saved-size', 1],
    [xml('<solution type="saved"><image>|?.|a.|</image></solution>'), 'unknown-symbol', 3],
    [xml('<solution type="saved"><image>|?.|[].|</image></solution>'), 'unknown-symbol', 3],
    [xml('<solution type="saved"><image>|?.|[.X|</image></solution>'), 'ragged-grid', 3],
    [
      xml('<solution><image>|..|.X|</image></solution>\n'.repeat(MAX_STORED_GRIDS + 1)),
      'too-many-grids',
      1,
    ],
    [
      xml('<solution><image/></solution>\n'.repeat(2 * MAX_STORED_GRIDS + 1)),
      'too-many-grids',
      3 + 2 * MAX_STORED_GRIDS,
    ],
    [`${TWO_BY_TWO}saved "11111"\n`, 'saved-size', 7],
    [`${TWO_BY_TWO}${'saved 1\n'.repeat(MAX_STORED_GRIDS + 1)}`, 'too-many-grids', 27],
    [json('"saved": ["?.", ".?"]'), 'bad-shape', 2],
    [json('"saved": [["?.", ".?"], ["?"]]'), 'saved-size', 1],
    [json('"saved": [["?.", ".?"], ["?", ".?"]]'), 'ragged-grid', 2],
    [json('"otherGoals": [["?.", ".?"]]'), 'goal-unknown', 1],
    [json(`"saved": [${'[], '.repeat(MAX_STORED_GRIDS)}[]]`), 'too-many-grids', 2],
  ])('have their place when they are wrong: %#', (text, code, line) => {
    expect(problems(text)[0]).toMatchObject({ code, line });
  });
});

describe('properties of other programs', () => {
  const LINES = ['maxrule 5', 'Difficulty "very  hard"', 'x&amp;y'];

  it('are kept when a .non is read and written again, and on the way through JSON', () => {
    const puzzle = read(`${LINES[0]}\n${TWO_BY_TWO}${LINES[1]}\n${LINES[2]}\n`);
    expect(puzzle.otherProperties).toEqual(LINES);
    for (const id of ['non', 'json']) {
      const text = formatById(id)?.write?.(puzzle);
      expect(read(text?.ok ? text.value : '').otherProperties).toEqual(LINES);
    }
  });

  it('never make a .non look like another format', () => {
    for (const line of [
      'https://puzz.link/p?nonogram/1/1/11',
      "task = '1/1'",
      'P1 1 1',
      'param m := 3',
    ]) {
      const text = formatById('non')?.write?.({ ...read(TWO_BY_TWO), otherProperties: [line] });
      expect(read(text?.ok ? text.value : '').otherProperties, line).toEqual([line]);
    }
  });

  it('are left out if they mean something once control characters are removed', () => {
    expect(read(`ro\u0001ws 3\n${TWO_BY_TWO}`).otherProperties).toBeUndefined();
  });

  it('are bounded', () => {
    const many = `${'maxrule 5\n'.repeat(200)}${`copied ${'x'.repeat(5000)}`}\n${TWO_BY_TWO}`;
    expect(read(many).otherProperties).toHaveLength(100);
    expect(problems(json(`"otherProperties": [${'"a b", '.repeat(100)}"a"]`))).toMatchObject([
      { code: 'too-many-properties' },
    ]);
    expect(problems(json('"otherProperties": "maxrule 5"'))).toMatchObject([
      { code: 'bad-shape', line: 2 },
    ]);
  });

  it('are not taken for properties that mean something', () => {
    for (const line of ['rows 3', 'rows', 'Goal "1"', 'title "x"', '====', '3 1', 'given']) {
      expect(problems(json(`"otherProperties": [${JSON.stringify(line)}]`)), line).toMatchObject([
        { code: 'bad-property', line: 2 },
      ]);
    }
  });
});
