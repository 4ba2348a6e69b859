import { describe, expect, it } from 'vitest';
import { puzzleOf } from '../../test/boards.ts';
import { clueOfLengths } from '../puzzle/clue.ts';
import type { Grid } from '../puzzle/grid.ts';
import { BLACK_AND_WHITE } from '../puzzle/palette.ts';
import { success } from '../puzzle/problem.ts';
import type { Method } from './method.ts';
import { refusalOf, solveBy } from './solve-by.ts';

const ones = [1, 1].map((length) => clueOfLengths([length]));
const TWO = puzzleOf({ rows: ones, columns: ones, palette: BLACK_AND_WHITE });

const grid = (text: string): Grid => ({
  width: 2,
  height: 2,
  cells: Int32Array.from(text, (cell) => (cell === '#' ? 2 : 1)),
});

const [FALLING, RISING, WRONG] = [grid('#..#'), grid('.##.'), grid('##..')];

type Claiming = Extract<Method, { inexact: false }>;

/**
 * Makes a method that streams grids until it is stopped. At the end, the method returns the grids
 * `given`.
 */
function claiming(streamed: readonly Grid[], given: readonly Grid[] = streamed): Claiming {
  return {
    id: 'claims',
    work: 'steps',
    title: 'A method that claims',
    source: 'nobody, 2000',
    complete: true,
    colours: false,
    given: false,
    inexact: false,
    options: [],
    async solve(_, { onSolution, stop }) {
      let told = 0;
      for (; told < streamed.length && !stop?.(); told++) onSolution?.(streamed[told]);
      const known = { width: 2, height: 2, cells: new Int32Array(4).fill(3) };
      return success({ solutions: given, complete: true, known, stats: { told } });
    },
  };
}

describe('a method that needs all lengths', () => {
  it('refuses puzzles without them, and says where', async () => {
    for (const [rows, message] of [
      [[ones[0], null], 'row 2 is unknown: claims needs'],
      [[[{ length: null, colour: 1 }], null], 'row 1, block 1 is blotted: claims needs'],
    ] as const) {
      const puzzle = puzzleOf({ rows, columns: ones, palette: BLACK_AND_WHITE });
      const outcome = await solveBy(claiming([FALLING]), puzzle);
      const problem = { code: 'no-inexact', message: expect.stringContaining(message) };
      expect(outcome).toMatchObject({ ok: false, problems: [problem] });
      expect(refusalOf(claiming([FALLING]), puzzle, {})).toMatchObject(problem);
    }
  });
});

it('refuses given cells for a method that does not take them', async () => {
  const given = { width: 2, height: 2, cells: Int32Array.of(2, 3, 3, 3) };
  const puzzle = puzzleOf({ rows: ones, columns: ones, palette: BLACK_AND_WHITE, given });
  const outcome = await solveBy(claiming([FALLING]), puzzle);
  expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'no-given' }] });
});

describe('what a method claims', () => {
  it('passes when each grid is a solution, and another one', async () => {
    const passed: Grid[] = [];
    const outcome = await solveBy(claiming([FALLING, RISING]), TWO, {
      onSolution: (each) => passed.push(each),
    });
    expect(outcome.ok && outcome.value.solutions).toEqual([FALLING, RISING]);
    expect(passed).toEqual([FALLING, RISING]);
  });

  it.each([
    { what: 'a wrong grid', streamed: [FALLING, WRONG, RISING], code: 'wrong-solution' },
    { what: 'a grid again', streamed: [FALLING, FALLING, RISING], code: 'doubled-solution' },
  ])('ends at $what, which nobody is told', async ({ streamed, code }) => {
    const passed: Grid[] = [];
    const outcome = await solveBy(claiming(streamed), TWO, {
      onSolution: (each) => passed.push(each),
    });
    expect(outcome.ok ? [] : outcome.problems).toMatchObject([
      { code, message: expect.stringMatching(/^claims gave/) },
    ]);
    expect(passed).toEqual([FALLING]);
  });

  it.each([
    { what: 'wrong', given: [FALLING, WRONG], code: 'wrong-solution' },
    { what: 'there twice', given: [RISING, RISING], code: 'doubled-solution' },
  ])('is checked at the end too: $what', async ({ given, code }) => {
    for (const streamed of [[], [RISING]]) {
      const outcome = await solveBy(claiming(streamed, given), TWO);
      expect(outcome.ok ? '' : outcome.problems[0].code).toBe(code);
    }
  });

  it('stops the method when it is wrong', async () => {
    const liar = claiming([WRONG, FALLING, RISING]);
    let told = 0;
    const watched: Claiming = {
      ...liar,
      solve: async (puzzle, options) => {
        const result = await liar.solve(puzzle, options);
        told = result.ok ? result.value.stats.told : 0;
        return result;
      },
    };
    const outcome = await solveBy(watched, TWO);
    expect(outcome.ok).toBe(false);
    expect(told).toBe(1);
  });
});
