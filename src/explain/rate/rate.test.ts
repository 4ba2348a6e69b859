import { describe, expect, it } from 'vitest';
import { domino, puzzleOf, randomPuzzle } from '../../../test/boards.ts';
import { makeBoard, startTrail } from '../../engine/board/board.ts';
import { settleLines } from '../../engine/board/settle-lines.ts';
import { makeRandom } from '../../engine/random.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { defined } from '../../puzzle/defined.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { parseRows } from '../../puzzle/grid-text.ts';
import { allCandidates, BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { cellsOfLine } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import { makeMarkedBoard } from '../model/marked-board.ts';
import { marksAtStart } from '../model/move-history.ts';
import type { Fact, Tier } from '../model/step.ts';
import { readLine } from '../verify/verify-line.ts';
import { humanStepsOf } from './human-steps.ts';
import { labelOf } from './label.ts';
import { type Lookahead, lookFrom, lookingAhead } from './lookahead.ts';
import { type RateOptions, type Rating, rate } from './rate.ts';
import type { RateProgress } from './rate-phases.ts';
import { type RatedStep, ratingSteps, type StepRating } from './rate-steps.ts';
import { sweeping } from './sweeps.ts';
import { webpbnNumber } from './webpbn-number.ts';

function drawn(...rows: string[]): Puzzle {
  const outcome = parseRows(rows, BLACK_AND_WHITE);
  if (!outcome.ok) throw new Error('the rows are wrong');
  return puzzleOf(draftOfPicture(outcome.value, BLACK_AND_WHITE));
}

function typed(rows: number[][], columns: number[][]): Puzzle {
  return puzzleOf({
    rows: rows.map((lengths) => clueOfLengths(lengths)),
    columns: columns.map((lengths) => clueOfLengths(lengths)),
    palette: BLACK_AND_WHITE,
  });
}

const WINDOW = drawn('#####', '#...#', '#.#.#', '#...#', '#####');
const HEART = drawn('.#.#.', '#####', '#####', '.###.', '..#..');
const DIAGONAL = drawn('#.', '.#');

/** Exchanges rows and columns. */
function turned({ width, height, rows, columns, palette, meta }: Puzzle): Puzzle {
  return { width: height, height: width, rows: columns, columns: rows, palette, meta };
}

function runToEnd<T>(work: Generator<number, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}

const sweepsOf = (puzzle: Puzzle): number | undefined => runToEnd(sweeping(puzzle));

describe('sweeps', () => {
  it('are those counted by hand', () => {
    // The first sweep settles rows 1, 3 and 5; then each column is full or has all its blocks.
    expect(sweepsOf(WINDOW)).toBe(2);
    // The first sweep, of rows, settles rows 2 and 3 and one cell of row 4. The second settles
    // columns 1 and 5 and the rest of row 4, the third settles row 1, and the fourth settles row 5.
    expect(sweepsOf(HEART)).toBe(4);
    expect(sweepsOf(drawn('###', '...', '###'))).toBe(1);
    // The rows settle nothing, because only the clues of the columns show which column is empty.
    expect(sweepsOf(drawn('#.', '#.'))).toBe(2);
  });

  it('are for simple puzzles only', () => {
    expect(sweepsOf(DIAGONAL)).toBeUndefined();
    expect(sweepsOf(domino(3))).toBeUndefined();
    // Row 2 needs a cell of column 2, whose clue is empty.
    expect(sweepsOf(typed([[1], [2], [1]], [[2], [], [2]]))).toBeUndefined();
  });

  it('differ by one at most when columns begin, and are there just where lines finish', () => {
    const random = makeRandom(3);
    let simple = 0;
    for (let round = 0; round < 150; round++) {
      const [width, height] = [2 + random.below(9), 2 + random.below(9)];
      const puzzle = randomPuzzle(random, width, height, 1 + (round % 2), 0.6);
      const [rowsFirst, columnsFirst] = [sweepsOf(puzzle), sweepsOf(turned(puzzle))];
      expect(rowsFirst !== undefined).toBe(settleLines(puzzle).grid.cells.every(isKnown));
      if (rowsFirst === undefined || columnsFirst === undefined) continue;
      expect(Math.abs(rowsFirst - columnsFirst)).toBeLessThanOrEqual(1);
      simple++;
    }
    expect(simple).toBeGreaterThan(50);
  });
});

/**
 * Looks ahead without the engine, and in another order than the code under test. Returns the cells
 * at the end, undefined after a contradiction.
 */
function lookSlowly(puzzle: Puzzle, from: Int32Array, depth: number): Int32Array | undefined {
  let cells = from.slice();
  for (let before = ''; before !== cells.join(); ) {
    before = cells.join();
    for (let line = puzzle.height + puzzle.width - 1; line >= 0; line--) {
      const own = cellsOfLine(puzzle, line);
      const read = readLine(
        clueOfLine(puzzle, line),
        Int32Array.from(own, (cell) => cells[cell]),
      );
      if (read === undefined) return undefined;
      for (const [i, cell] of own.entries()) cells[cell] = read[i];
    }
    for (let cell = cells.length - 1; cell >= 0 && depth > 0; cell--) {
      if (isKnown(cells[cell])) continue;
      const cases = [1, 2, 4, 8].flatMap((candidate) => {
        if ((cells[cell] & candidate) === 0) return [];
        const tried = cells.slice();
        tried[cell] = candidate;
        return lookSlowly(puzzle, tried, depth - 1) ?? [];
      });
      if (cases.length === 0) return undefined;
      cells = cells.map((_, i) => cases.reduce((mask, found) => mask | found[i], 0));
    }
  }
  return cells;
}

/**
 * Returns the candidates that tries of this depth leave to each cell; undefined after a
 * contradiction.
 */
function lookQuickly(puzzle: Puzzle, depth: number): Int32Array | undefined {
  const board = makeBoard(puzzle);
  const looking = { board, end: Number.POSITIVE_INFINITY };
  if (runToEnd(lookFrom(looking, 0)) === 'conflict') return undefined;
  startTrail(board);
  return runToEnd(lookFrom(looking, depth)) === 'fixpoint' ? board.cells : undefined;
}

const lookaheadOf = (puzzle: Puzzle, mostWork?: number): Lookahead | undefined =>
  runToEnd(lookingAhead(puzzle, defined({ mostWork })));

describe('lookahead', () => {
  it('finds what is found without an engine', () => {
    const random = makeRandom(4);
    let gains = 0;
    for (let round = 0; round < 200; round++) {
      const [width, height] = [4 + random.below(4), 4 + random.below(4)];
      const swaps = random.below(3);
      const puzzle = randomPuzzle(random, width, height, 1 + (round % 2), 0.45, swaps);
      const empty = new Int32Array(width * height).fill(allCandidates(puzzle.palette));
      for (const depth of width * height < 20 ? [1, 2] : [1]) {
        const found = lookQuickly(puzzle, depth);
        expect(found?.join()).toBe(lookSlowly(puzzle, empty, depth)?.join());
        if (found?.join() !== lookQuickly(puzzle, depth - 1)?.join()) gains++;
      }
    }
    expect(gains).toBeGreaterThan(10);
  });

  it('does not come to an end where there are several solutions', () => {
    expect(lookaheadOf(DIAGONAL)).toEqual({ kind: 'BRANCH', depth: 3, isExact: false });
  });

  it('is nested for dominoes', () => {
    expect(lookaheadOf(domino(3))).toEqual({ kind: 'BRANCH', depth: 1, isExact: true });
    expect(lookaheadOf(domino(5))).toEqual({ kind: 'BRANCH', depth: 2, isExact: true });
  });

  it('is bounded, and a bound is told', () => {
    expect(lookaheadOf(domino(7), 10_000)).toEqual({ kind: 'BRANCH', depth: 1, isExact: false });
  });

  it('is nothing without a solution', () => {
    expect(lookaheadOf(typed([[1], [2], [1]], [[2], [], [2]]))).toBeUndefined();
  });
});

describe('the webpbn number', () => {
  it('is in per cent of the lines, cut to a whole number', () => {
    expect(webpbnNumber(HEART, 17)).toBe(170);
    expect(webpbnNumber(typed([[1], [1]], [[2]]), 5)).toBe(166);
    expect(webpbnNumber(typed([[], []], [[]]), 3)).toBe(-1);
  });
});

describe('labels', () => {
  it('are by the hardest step', () => {
    expect(labelOf([])).toBe('trivial');
    const tiers: Tier[] = [1, 2, 3, 4, 5, 6];
    const labels = tiers.map((tier) => labelOf([1, 1, 1, 1, 1, tier]));
    expect(labels).toEqual(['trivial', 'easy', 'medium', 'hard', 'expert', 'extreme']);
  });

  it('are harder than medium when over a quarter of the steps is', () => {
    expect(labelOf([1, 1, 2, 3])).toBe('medium');
    expect(labelOf([1, 2, 3])).toBe('hard');
    expect(labelOf([3, 3, 5])).toBe('expert');
  });
});

const rateSteps = (puzzle: Puzzle, steps: Iterable<RatedStep>): StepRating =>
  runToEnd(ratingSteps(makeMarkedBoard(puzzle, marksAtStart(puzzle)), steps));

describe('steps', () => {
  const blank = (...cells: number[]): Fact[] => cells.map((cell) => ({ cell, candidates: 1 }));
  const filled = (...cells: number[]): Fact[] => cells.map((cell) => ({ cell, candidates: 2 }));
  // Row 1 is full, column 1 has a block of 2, and the remaining cells are blank.
  const CORNER = drawn('###', '#..', '...');
  const steps: RatedStep[] = [
    { technique: 'full-line', tier: 1, conclusions: filled(0, 1, 2) },
    { technique: 'glue', tier: 2, conclusions: [...filled(3), ...blank(6)] },
    { technique: 'line-complete', tier: 1, conclusions: blank(4, 5) },
    { technique: 'line-complete', tier: 1, conclusions: blank(7) },
    { technique: 'line-complete', tier: 1, conclusions: blank(8) },
  ];

  it('are counted by technique, with the moment of least choice', () => {
    expect(rateSteps(CORNER, steps)).toEqual({
      label: 'easy',
      isFinished: true,
      steps: 5,
      stepsPerLine: 5 / 6,
      shares: { 'full-line': 1 / 5, glue: 1 / 5, 'line-complete': 3 / 5 },
      // At step 5, only row 3 and column 3 offer a step. Before that, three or four lines did.
      bottleneck: { lines: 2, step: 5 },
    });
  });

  it('have no label while the board is open', () => {
    const { label, isFinished, shares } = rateSteps(CORNER, steps.slice(0, 1));
    expect([label, isFinished, shares]).toEqual([undefined, false, { 'full-line': 1 }]);
    expect(rateSteps(CORNER, []).bottleneck).toBeUndefined();
  });

  it('are offered by no line where lookahead is needed', () => {
    const first: RatedStep = { technique: 'search', tier: 6, conclusions: blank(0) };
    expect(rateSteps(domino(5), [first]).bottleneck).toEqual({ lines: 0, step: 1 });
  });
});

describe('rate', () => {
  it('has all numbers of a puzzle that lines finish', async () => {
    const rating = await rate(HEART);
    expect(rating).toMatchObject({
      verdict: 'unique',
      label: 'trivial',
      webpbn: 170,
      sweeps: 4,
      lookahead: { kind: 'LINE', depth: 0, isExact: true },
      steps: { isFinished: true, steps: 11, stepsPerLine: 1.1 },
      isCut: false,
    });
    const shares = Object.values(rating.steps?.shares ?? {});
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  it('is the same every time', async () => {
    const random = makeRandom(5);
    for (let round = 0; round < 10; round++) {
      const puzzle = randomPuzzle(random, 8, 8, 1 + (round % 2), 0.6);
      expect(await rate(puzzle)).toEqual(await rate(puzzle));
    }
  });

  it('says ambiguous of several solutions and nothing of none', async () => {
    expect(await rate(DIAGONAL)).toMatchObject({ verdict: 'multiple', label: 'ambiguous' });
    const rating = await rate(typed([[1], [2], [1]], [[2], [], [2]]));
    expect(rating.verdict).toBe('none');
    expect('label' in rating).toBe(false);
  });

  it('rates a blank board', async () => {
    const rating = await rate(typed([[], []], [[], []]));
    expect(rating).toMatchObject({ label: 'trivial', webpbn: -1, sweeps: 1 });
  });

  it('has no label for what its steps do not finish, and takes steps of others', async () => {
    const open = await rate(domino(3), { stepsOf: () => [] });
    expect(open).toMatchObject({ verdict: 'unique', lookahead: { kind: 'BRANCH', depth: 1 } });
    expect('label' in open || 'sweeps' in open).toBe(false);
    const { label } = await rate(HEART, {
      stepsOf: function* (puzzle, solution) {
        for (const step of humanStepsOf(puzzle, solution))
          yield { ...step, technique: 'two-way', tier: 5 };
      },
    });
    expect(label).toBe('expert');
  });

  it('takes all techniques, and search where none helps', async () => {
    expect((await rate(domino(3))).label).toBe('expert');
    const hard = await rate(domino(5));
    expect(hard.label).toBe('extreme');
    expect(hard.steps?.shares.search).toBeGreaterThan(0);
  });

  it('ends at a limit or a stop with what it has', async () => {
    const limited = await rate(domino(9), { limits: { conflicts: 1 } });
    expect(limited).toEqual({ verdict: 'unknown', isCut: true });
    let looks = 0;
    const stopped = await rate(HEART, { stop: () => ++looks > 3 });
    expect(stopped).toEqual({ verdict: 'unique', webpbn: 170, isCut: true });
  });

  it('tells which label the steps before a stop force', async () => {
    type Steps = NonNullable<RateOptions['stepsOf']>;
    const cutAfter = (puzzle: Puzzle, tier: Tier, steps: Steps = humanStepsOf): Promise<Rating> => {
      let isStopped = false;
      const stepsOf: Steps = function* (...args) {
        for (const step of steps(...args)) {
          isStopped = step.tier >= tier;
          yield step;
        }
      };
      return rate(puzzle, { stop: () => isStopped, stepsOf });
    };
    const puzzle = randomPuzzle(makeRandom(2006), 12, 12, 1, 0.6);
    expect((await rate(puzzle)).label).toBe('medium');
    expect(await cutAfter(puzzle, 3)).toMatchObject({ atLeast: 'medium', isCut: true });
    expect(await cutAfter(puzzle, 2)).toMatchObject({ atLeast: 'easy', isCut: true });
    expect(await cutAfter(puzzle, 1)).not.toHaveProperty('atLeast');
    // Lines alone do not finish this one, however easy its first step may be.
    const basic = { technique: 'full-line', tier: 1, conclusions: [] } as const;
    expect(await cutAfter(domino(3), 1, () => [basic])).toMatchObject({ atLeast: 'expert' });
    expect(await rate(puzzle)).not.toHaveProperty('atLeast');
  });

  it('tells how far it is', async () => {
    const reported: RateProgress[] = [];
    await rate(domino(7), {
      onProgress: (progress) => reported.push(progress),
      stop: () => reported.some(({ phase }) => phase === 'lookahead'),
    });
    expect(reported.map(({ phase }) => phase)).toContain('lookahead');
    for (const { knownCells, cells } of reported)
      expect([knownCells <= cells, cells]).toEqual([true, 225]);
  });
});
