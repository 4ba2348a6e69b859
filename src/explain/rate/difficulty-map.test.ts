import { describe, expect, it } from 'vitest';
import {
  domino,
  noise,
  paletteOf,
  puzzleOf,
  puzzleOfLengths,
  withGivenCells,
} from '../../../test/boards.ts';
import { readLibrary } from '../../../test/library.ts';
import { makeRandom } from '../../engine/random.ts';
import { solve } from '../../engine/solve.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { cellsOfLine, lineCount } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { linesWithNews, makeMarkedBoard, mark } from '../model/marked-board.ts';
import { marksAtStart } from '../model/move-history.ts';
import { TECHNIQUES } from '../model/step.ts';
import type { DifficultyMap } from './difficulty-map.ts';
import { humanStepsOf } from './human-steps.ts';
import { rate } from './rate.ts';
import type { RatedStep } from './rate-steps.ts';

async function mapOfPuzzle(puzzle: Puzzle): Promise<DifficultyMap> {
  const { map } = await rate(puzzle, { map: true });
  if (map === undefined) throw new Error('there is no map');
  return map;
}

interface Moment extends RatedStep {
  readonly lines: number;
  readonly openLines: number;
  readonly open: readonly number[];
}

/** Follows the steps anew and counts at each of them, in the plainest way. */
function momentsOf(puzzle: Puzzle, solution: Int32Array): Moment[] {
  const board = makeMarkedBoard(puzzle, marksAtStart(puzzle));
  const moments: Moment[] = [];
  for (const step of humanStepsOf(puzzle, solution)) {
    const open = step.conclusions
      .map(({ cell }) => cell)
      .filter((cell) => !isKnown(board.cells[cell]));
    const openLines = Array.from({ length: lineCount(puzzle) }, (_, line) =>
      cellsOfLine(puzzle, line).some((cell) => !isKnown(board.cells[cell])),
    );
    const lines = linesWithNews(board).length;
    moments.push({ ...step, open, lines, openLines: openLines.filter(Boolean).length });
    mark(board, step.conclusions);
  }
  return moments;
}

const NAMES = 'owl scardy-cat heron slippery-conditions knot snowflake bloop-bloop dancer duck';

/** Puzzles of one colour with one solution, and noise in two colours with given cells. */
async function* uniquePuzzles(): AsyncGenerator<readonly [Puzzle, Int32Array]> {
  const random = makeRandom(2611);
  const drawn = Array.from({ length: 12 }, () => {
    const picture = noise(random, 12, 14, 2, 0.45);
    const puzzle = puzzleOf(draftOfPicture(picture, paletteOf(2)));
    return withGivenCells(random, puzzle, 0.06, picture);
  });
  const named = readLibrary().filter(({ name }) => NAMES.split(' ').includes(name));
  for (const puzzle of [...named.map((each) => each.puzzle), domino(4), domino(5), ...drawn]) {
    const { solutions, complete } = await solve(puzzle);
    if (complete && solutions.length === 1) yield [puzzle, solutions[0].cells];
  }
}

describe('a difficulty map', () => {
  it('has for each cell the hardest step that the cell takes', async () => {
    let hardest = 0;
    for await (const [puzzle, solution] of uniquePuzzles()) {
      const tiers = new Array(puzzle.width * puzzle.height).fill(0);
      for (const { tier, open } of momentsOf(puzzle, solution)) {
        for (const cell of open) tiers[cell] = Math.max(tiers[cell], tier);
        hardest = Math.max(hardest, tier);
      }
      expect((await mapOfPuzzle(puzzle)).tiers).toEqual(tiers);
    }
    expect(hardest).toBeGreaterThan(4);
  });

  it('joins the steps that are hard to find', async () => {
    let points = 0;
    for await (const [puzzle, solution] of uniquePuzzles()) {
      const moments = momentsOf(puzzle, solution);
      const hard = moments
        .map((moment, i) => ({ ...moment, step: i + 1 }))
        .filter(({ tier, lines, openLines }) => tier > 4 || (tier > 1 && 6 * lines <= openLines));
      const { stickingPoints } = await mapOfPuzzle(puzzle);
      const inOrder = stickingPoints.toSorted((a, b) => a.from - b.from);
      for (const { from, to, hardSteps, step, cells, ...hardest } of inOrder) {
        const { tier, technique } = hardest;
        const own = hard.filter((each) => each.step >= from && each.step <= to);
        expect([own[0].step, own.at(-1)?.step]).toEqual([from, to]);
        expect(Math.max(...own.map((each) => each.tier))).toBe(tier);
        expect(own.filter((each) => each.step === step)).toMatchObject([hardest]);
        const sameTier = own.filter((each) => each.tier === tier);
        const ranks = sameTier.map((each) => TECHNIQUES.indexOf(each.technique));
        expect(TECHNIQUES.indexOf(technique)).toBe(Math.max(...ranks));
        expect(hardSteps).toBe(own.length);
        expect(new Set(cells)).toEqual(
          new Set(own.flatMap(({ conclusions }) => conclusions.map(({ cell }) => cell))),
        );
      }
      for (const [i, { from }] of inOrder.entries()) {
        if (i > 0) expect(from - inOrder[i - 1].to).toBeGreaterThan(1);
      }
      if (stickingPoints.length < 5) {
        const isIn = (step: number): boolean =>
          stickingPoints.some(({ from, to }) => step >= from && step <= to);
        expect(hard.filter(({ step }) => !isIn(step))).toEqual([]);
      }
      points += stickingPoints.length;
    }
    expect(points).toBeGreaterThan(15);
  });

  it('begins with the hardest', async () => {
    const { stickingPoints } = await mapOfPuzzle(domino(5));
    expect(stickingPoints[0]).toMatchObject({ from: 1, tier: 6, technique: 'search', lines: 0 });
  });

  it('has no cell that is given, and is left out unless it is asked for', async () => {
    const puzzle = puzzleOf({
      rows: [[1], [1]].map((lengths) => clueOfLengths(lengths)),
      columns: [[1], [1]].map((lengths) => clueOfLengths(lengths)),
      palette: BLACK_AND_WHITE,
      given: { width: 2, height: 2, cells: Int32Array.of(2, 3, 3, 3) },
    });
    expect((await mapOfPuzzle(puzzle)).tiers).toEqual([0, 1, 1, 1]);
    expect(await rate(puzzle)).not.toHaveProperty('map');
  });

  it('is missing where there are several solutions', async () => {
    const two = puzzleOfLengths([[1], [1]], [[1], [1]]);
    expect(await rate(two, { map: true })).not.toHaveProperty('map');
  });
});
