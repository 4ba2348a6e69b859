import { describe, expect, it } from 'vitest';
import {
  domino,
  noise,
  paletteOf,
  puzzleOf,
  randomPuzzle,
  withGivenCells,
} from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { makeRandom, type Random } from '../../engine/random.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { allCandidates, BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type Move, marksAtStart } from '../model/move-history.ts';
import { verifySearch } from '../verify/verify-search.ts';
import { verifyStep } from '../verify/verify-step.ts';
import { explain } from './explain.ts';
import { type Hint, type HintOptions, hint } from './hint.ts';

async function hintFor(puzzle: Puzzle, marks: Int32Array, options?: HintOptions): Promise<Hint> {
  const outcome = await hint(puzzle, marks, options);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

/** Finds the masks of all solutions by brute force. */
function solutionsOf(puzzle: Puzzle): Int32Array[] {
  return solveSlowly(puzzle).map((rows) =>
    Int32Array.from(rows.replaceAll('/', ''), (colour) => 1 << Number(colour)),
  );
}

/**
 * Checks a hint against the solutions within the marks: its kind must be right, and a step must
 * hold in all these solutions. Returns the kind.
 */
async function expectTrue(
  puzzle: Puzzle,
  marks: Int32Array,
  solutions: readonly Int32Array[],
): Promise<Hint['kind']> {
  const answer = await hintFor(puzzle, marks);
  expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  const within = solutions.filter((cells) => cells.every((cell, i) => (cell & ~marks[i]) === 0));
  const possible = marks.map((_, i) => within.reduce((seen, cells) => seen | cells[i], 0));
  const open = [...marks.keys()].filter((cell) => !isKnown(marks[cell]));
  const kind = kindFor(solutions, within, possible, open);
  expect(answer.kind).toBe(kind);
  if (answer.kind === 'several') expect(answer.cells).toEqual(open);
  if (answer.kind === 'mistake') expect(answer.mistakes.fits).toBe('no');
  if (answer.kind !== 'step') return kind;
  const { step } = answer;
  expect(step.conclusions.some(({ candidates }) => isKnown(candidates))).toBe(true);
  for (const { cell, candidates } of step.conclusions) {
    expect(possible[cell] & ~candidates).toBe(0);
    expect(marks[cell] & ~candidates).not.toBe(0);
  }
  const isUnique = solutions.length === 1;
  const problem =
    step.kind === 'search'
      ? await verifySearch(puzzle, marks, step)
      : verifyStep(puzzle, marks, step, { isUnique });
  expect(problem).toBeUndefined();
  return kind;
}

function kindFor(
  solutions: readonly Int32Array[],
  within: readonly Int32Array[],
  possible: Int32Array,
  open: readonly number[],
): Hint['kind'] {
  if (solutions.length === 0) return 'none';
  if (within.length === 0) return 'mistake';
  if (open.length === 0) return 'solved';
  return open.some((cell) => isKnown(possible[cell])) ? 'step' : 'several';
}

/** Returns the candidates of each cell over all solutions. */
function agreedBy(solutions: readonly Int32Array[]): Int32Array {
  const [first = new Int32Array(), ...rest] = solutions;
  return first.map((candidates, i) => rest.reduce((seen, cells) => seen | cells[i], candidates));
}

/**
 * Marks some cells as they are in `cells`, then gives a random mark to `slips` random cells; in
 * puzzles of several colours, some cells keep two candidates.
 */
function marksFrom(random: Random, puzzle: Puzzle, cells: Int32Array, slips: number): Int32Array {
  const all = allCandidates(puzzle.palette);
  const share = random.real();
  const marks = cells.map((candidates) => {
    if (random.real() > share) return all;
    return random.below(4) === 0
      ? candidates | (1 << random.below(puzzle.palette.length))
      : candidates;
  });
  for (let slip = 0; slip < slips; slip++) {
    marks[random.below(marks.length)] = 1 << random.below(puzzle.palette.length);
  }
  const untouched = marksAtStart(puzzle);
  return marks.map((mark, cell) => (isKnown(untouched[cell]) ? untouched[cell] : mark));
}

describe('a hint', () => {
  it('has a true answer from any marks', async () => {
    const random = makeRandom(11);
    const seen = new Map<string, number>();
    for (let round = 0; round < 100; round++) {
      const [width, height] = [2 + random.below(5), 2 + random.below(5)];
      const colours = 1 + (round % 3 === 0 ? 1 : 0);
      const board = randomPuzzle(random, width, height, colours, 0.5, random.below(3));
      const puzzle = round % 5 === 0 ? withGivenCells(random, board, 0.1, undefined) : board;
      const solutions = solutionsOf(puzzle);
      for (let trial = 0; trial < 6; trial++) {
        const base = solutions[random.below(solutions.length || 1)];
        const cells = base ?? noise(random, width, height, colours, 0.5).cells;
        const marks = marksFrom(random, puzzle, cells, Math.max(0, trial - 3));
        if (trial === 3) marks.set(agreedBy(solutions));
        const kind = await expectTrue(puzzle, marks, solutions);
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }
    }
    for (const kind of ['step', 'mistake', 'several', 'none', 'solved']) {
      expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(10);
    }
  });

  it('goes on from any beginning of a walk, to the end', async () => {
    const random = makeRandom(12);
    for (let round = 0; round < 15; round++) {
      const puzzle = randomPuzzle(random, 6, 6, 1 + (round % 2), 0.5);
      const solutions = solutionsOf(puzzle);
      const marks = marksAtStart(puzzle);
      for (let kind: Hint['kind'] = 'step'; kind === 'step'; ) {
        const answer = await hintFor(puzzle, marks);
        kind = await expectTrue(puzzle, marks, solutions);
        if (answer.kind !== 'step') break;
        // This player marks only cells that are settled.
        for (const { cell, candidates } of answer.step.conclusions) {
          if (isKnown(candidates)) marks[cell] = candidates;
        }
      }
    }
  });

  it('tells where the history went wrong', async () => {
    const picture = { width: 3, height: 3, cells: Int32Array.of(2, 2, 2, 2, 1, 1, 1, 1, 1) };
    const puzzle = puzzleOf(draftOfPicture(picture, BLACK_AND_WHITE));
    const move = (cell: number, candidates: number): Move => [{ cell, candidates }];
    const history = [move(0, 2), move(3, 1), move(1, 2)];
    const marks = Int32Array.of(2, 2, 3, 1, 3, 3, 3, 3, 3);
    const answer = await hintFor(puzzle, marks, { history });
    expect(answer).toMatchObject({
      kind: 'mistake',
      mistakes: { back: { move: 1, takeBack: 2 } },
    });
  });

  it('is near the last move, which may come from the history', async () => {
    const clues = [[4], [4], [4], [4]].map((lengths) => clueOfLengths(lengths));
    const puzzle = puzzleOf({ rows: clues, columns: clues, palette: BLACK_AND_WHITE });
    for (const row of [1, 2]) {
      const answer = await hintFor(puzzle, marksAtStart(puzzle), { near: [row * 4] });
      if (answer.kind !== 'step' || answer.step.kind !== 'line') throw new Error('no line step');
      expect([row, 4]).toContain(answer.step.line);
    }
    const marks = marksAtStart(puzzle);
    marks[13] = 2;
    const history = [[{ cell: 13, candidates: 2 }]];
    const answer = await hintFor(puzzle, marks, { history });
    const line = answer.kind === 'step' && answer.step.kind === 'line' && answer.step.line;
    expect([3, 5]).toContain(line);
  });

  it('says which lines contradict each other where there is no solution', async () => {
    const puzzle = puzzleOf({
      rows: [[1], [2], [1]].map((lengths) => clueOfLengths(lengths)),
      columns: [[2], [], [2]].map((lengths) => clueOfLengths(lengths)),
      palette: BLACK_AND_WHITE,
    });
    const answer = await hintFor(puzzle, marksAtStart(puzzle));
    expect(answer).toMatchObject({ kind: 'none', conflict: { lines: [1, 4], minimal: true } });
  });

  it('is the easiest step even when the look at the marks has used up the time', async () => {
    const puzzle = puzzleOf({
      rows: [[2], [1]].map((lengths) => clueOfLengths(lengths)),
      columns: [[2], [1]].map((lengths) => clueOfLengths(lengths)),
      palette: BLACK_AND_WHITE,
    });
    const answer = await hintFor(puzzle, marksAtStart(puzzle), { limits: { seconds: 0 } });
    expect(answer).toMatchObject({ kind: 'step', step: { technique: 'full-line' } });
  });

  it('is unknown where nothing is found within the limits', async () => {
    const answer = await hintFor(domino(9), marksAtStart(domino(9)), { limits: { seconds: 0 } });
    expect(answer).toEqual({ kind: 'unknown' });
    const stopped = await hintFor(domino(9), marksAtStart(domino(9)), { stop: () => true });
    expect(stopped).toEqual({ kind: 'unknown' });
  });

  it.each<[string, Int32Array, HintOptions]>([
    ['marks-size', new Int32Array(3), {}],
    ['bad-mark', Int32Array.of(4, 3, 3, 3), {}],
    ['bad-mark', Int32Array.of(-1, 3, 3, 3), {}],
    ['bad-cell', new Int32Array(4).fill(3), { near: [4] }],
    ['history-differs', Int32Array.of(2, 3, 3, 3), { history: [] }],
  ])('refuses with %s', async (code, marks, options) => {
    const cells = Int32Array.of(2, 1, 2, 2);
    const puzzle = puzzleOf(draftOfPicture({ width: 2, height: 2, cells }, paletteOf(1)));
    const outcome = await hint(puzzle, marks, options);
    expect(outcome.ok ? undefined : outcome.problems[0].code).toBe(code);
    if (options.near === undefined && options.history === undefined)
      expect(explain(puzzle, marks).ok).toBe(false);
  });
});
