import { describe, expect, it } from 'vitest';
import { puzzleOf, randomPuzzle } from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { makeRandom } from '../../engine/random.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { colourOf, countKnown, isKnown } from '../../puzzle/grid.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Result } from '../../puzzle/result.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import type { StepEvent } from '../method.ts';
import { refusalOf, solveBy } from '../solve-by.ts';
import { relaxations } from './relaxations.ts';

const LEVELS = ['settle', 'pairs', 'sums', 'probe'];

function puzzleOfPicture(...rows: string[]): Puzzle {
  const cells = Int32Array.from(rows.join(''), (cell) => (cell === '#' ? 2 : 1));
  const picture = { width: rows[0].length, height: rows.length, cells };
  return puzzleOf(draftOfPicture(picture, BLACK_AND_WHITE));
}

/** A puzzle of which neither lines nor pairs nor sums settle much. */
const HARD = puzzleOfPicture(
  '...##.#.',
  '..##..##',
  '..#.#.##',
  '#.#..#.#',
  '.#....##',
  '.#......',
  '.#.#....',
  '#..#..#.',
);

async function solve(puzzle: Puzzle, level: string): Promise<Result> {
  const outcome = await solveBy(relaxations, puzzle, { choices: { level } });
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

/** Returns the number of known cells at each level. */
async function ladder(puzzle: Puzzle): Promise<number[]> {
  const results = await Promise.all(LEVELS.map((level) => solve(puzzle, level)));
  return results.map(({ known }) => countKnown(known));
}

describe('levels', () => {
  it('pairs of cells solve what lines do not', async () => {
    const puzzle = puzzleOfPicture('#..#', '...#', '#.#.', '.##.');
    expect(await ladder(puzzle)).toEqual([0, 16, 16, 16]);
    expect(verdictOf(await solve(puzzle, 'settle'))).toBe('unknown');
    expect(verdictOf(await solve(puzzle, 'pairs'))).toBe('unique');
  });

  it('sums settle cells that neither lines nor pairs do', async () => {
    // Every second row and column is empty. Of the other rows and columns, three rows and three
    // columns are long, with four painted cells; three rows and three columns are short, with one
    // painted cell. The long rows need 3 x 4 cells: 3 x 3 in the long columns and 3 x 1 in the
    // short columns are exactly 3 x 4. So they paint all nine cells that they share with the long
    // columns, and the short rows paint none that they share with the short columns.
    const spread = (sums: number[]) =>
      sums.flatMap((sum) => [clueOfLengths(new Array<number>(sum).fill(1)), []]).slice(0, -1);
    const lines = spread([4, 4, 4, 1, 1, 1]);
    const puzzle = puzzleOf({ rows: lines, columns: lines, palette: BLACK_AND_WHITE });
    expect((await ladder(puzzle)).slice(0, 3)).toEqual([85, 85, 103]);
    expect((await solve(puzzle, 'sums')).stats.settledBySums).toBe(18);
  });

  it('each adds to the one before', async () => {
    const puzzle = puzzleOfPicture(
      '##.....',
      '##..##.',
      '.#.#...',
      '..#....',
      '#....#.',
      '.#....#',
      '.##..#.',
    );
    expect(await ladder(puzzle)).toEqual([7, 22, 28, 28]);
  });

  it('tries solve what all else does not', async () => {
    expect(await ladder(HARD)).toEqual([2, 22, 22, 64]);
    const { stats } = await solve(HARD, 'probe');
    expect(stats.settledByProbes).toBeGreaterThan(0);
    expect(stats.probes).toBeGreaterThan(0);
  });
});

describe('relaxations', () => {
  it('say nothing that is not so, and more at each level', async () => {
    const random = makeRandom(51);
    for (let round = 0; round < 60; round++) {
      const [width, height] = [2 + random.below(5), 2 + random.below(5)];
      const density = 0.3 + random.real() * 0.4;
      const puzzle = randomPuzzle(random, width, height, 1, density, round % 3);
      const all = solveSlowly(puzzle).map((text) => text.replaceAll('/', ''));
      let before = 0;
      for (const level of LEVELS) {
        const { known, complete, solutions } = await solve(puzzle, level);
        if (complete) expect(solutions.length).toBe(all.length);
        if (all.length === 0) continue;
        known.cells.forEach((mask, cell) => {
          if (!isKnown(mask)) return;
          for (const text of all) expect(text[cell]).toBe(`${colourOf(mask)}`);
        });
        expect(countKnown(known)).toBeGreaterThanOrEqual(before);
        before = countKnown(known);
      }
    }
  });

  it('credit every cell to one stage', async () => {
    for (const level of LEVELS) {
      const { known, stats } = await solve(HARD, level);
      const { settledByLines, settledByPairs, settledBySums, settledByProbes } = stats;
      const credit = settledByLines + settledByPairs + settledBySums + settledByProbes;
      expect(credit).toBe(countKnown(known));
    }
  });

  it('show what they do, and only facts', async () => {
    const steps: StepEvent[] = [];
    await solveBy(relaxations, HARD, { onStep: (step) => steps.push(step) });
    expect(new Set(steps.map(({ kind }) => kind))).toEqual(new Set(['lines', 'pairs', 'probes']));
    const { cells } = (await solve(HARD, 'probe')).known;
    for (const step of steps) {
      step.cells.forEach((mask, cell) => {
        expect(mask & cells[cell]).toBe(cells[cell]);
      });
    }
  });

  it('refuse pairs beyond their memory', () => {
    const empty = (n: number) =>
      puzzleOf({
        rows: new Array<[]>(n).fill([]),
        columns: new Array<[]>(n).fill([]),
        palette: BLACK_AND_WHITE,
      });
    const refusal = (n: number, level: string) => refusalOf(relaxations, empty(n), { level });
    const tooLarge = (advice: RegExp) => ({
      code: 'too-large',
      message: expect.stringMatching(advice),
    });
    for (const level of LEVELS) expect(refusal(128, level)).toBeUndefined();
    expect(refusal(140, 'pairs')).toBeUndefined();
    for (const level of ['sums', 'probe'])
      expect(refusal(140, level)).toEqual(tooLarge(/^pairs and sums of .* choose level=pairs$/));
    for (const level of ['sums', 'probe'])
      expect(refusal(200, level)).toEqual(tooLarge(/ choose level=settle$/));
    expect(refusal(200, 'pairs')).toEqual(tooLarge(/^pairs of .* choose level=settle$/));
    expect(refusal(200, 'settle')).toBeUndefined();
  });
});
