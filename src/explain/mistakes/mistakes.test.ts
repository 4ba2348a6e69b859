import { describe, expect, it } from 'vitest';
import { domino, puzzleOf, randomPuzzle, withGivenCells } from '../../../test/boards.ts';
import { solveLineSlowly, solveSlowly } from '../../../test/brute-force.ts';
import { makeRandom, type Random } from '../../engine/random.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { parseRows } from '../../puzzle/grid-text.ts';
import { allCandidates, BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { cellsOfLine } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import { type History, type Move, marksAfter, marksAtStart } from '../model/move-history.ts';
import { describeEnding } from '../words/describe-ending.ts';
import { LANGUAGE_IDS } from '../words/languages.ts';
import { makeWords } from '../words/message-formatter.ts';
import { type MistakeOptions, type Mistakes, mistakes } from './mistakes.ts';

async function find(
  puzzle: Puzzle,
  marks: Int32Array,
  options?: MistakeOptions,
): Promise<Mistakes> {
  const outcome = await mistakes(puzzle, marks, options);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

function boardOf(rows: number[][], columns: number[][]): Puzzle {
  return puzzleOf({
    rows: rows.map((lengths) => clueOfLengths(lengths)),
    columns: columns.map((lengths) => clueOfLengths(lengths)),
    palette: BLACK_AND_WHITE,
  });
}

function marksOf(...rows: string[]): Int32Array {
  const outcome = parseRows(rows, BLACK_AND_WHITE);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value.cells;
}

/** Finds the masks of all solutions by brute force. */
function truthOf(puzzle: Puzzle): number[][] {
  return solveSlowly(puzzle).map((text) => [...text.replaceAll('/', '')].map((c) => 1 << +c));
}

function isAllowed(solution: readonly number[], marks: Int32Array, cells?: readonly number[]) {
  return (cells ?? [...marks.keys()]).every((cell) => (solution[cell] & marks[cell]) !== 0);
}

function lineFits(puzzle: Puzzle, marks: Int32Array, line: number, cells: readonly number[]) {
  const untouched = marksAtStart(puzzle);
  const masks = cellsOfLine(puzzle, line).map(
    (cell) => (cells.includes(cell) ? marks : untouched)[cell],
  );
  return solveLineSlowly(clueOfLine(puzzle, line), masks) !== undefined;
}

/**
 * Makes the moves of a player. The player follows one solution, but sometimes marks what another
 * solution has, sometimes makes a random mark, and sometimes takes marks back. Without a solution,
 * all marks are random.
 */
function randomHistory(random: Random, puzzle: Puzzle, truth: number[][], slips: number): History {
  const all = allCandidates(puzzle.palette);
  const cells = puzzle.width * puzzle.height;
  const aim = random.below(truth.length);
  const markOf = (cell: number): number => {
    if (random.below(8) === 0) return all;
    const isSlip = random.real() < slips;
    const followed = truth[isSlip ? random.below(truth.length) : aim];
    if (followed === undefined || (isSlip && random.below(3) === 0)) return random.below(all + 1);
    return followed[cell] | (random.below(4) === 0 ? random.below(all + 1) : 0);
  };
  return Array.from({ length: random.below(cells) }, (): Move => {
    const marked = Array.from({ length: 1 + random.below(2) }, () => random.below(cells));
    const free = marked.filter((cell) => !isKnown(puzzle.given?.cells[cell] ?? all));
    return free.map((cell) => ({ cell, candidates: markOf(cell) }));
  });
}

/**
 * Makes a board, often one with several solutions: noise, or one painted cell in each line, or one
 * painted cell in each column.
 */
function randomBoard(random: Random, round: number): Puzzle {
  const [width, height] = [1 + random.below(5), 1 + random.below(4)];
  if (round % 4 > 0) {
    return randomPuzzle(random, width, height, 1 + (round % 2), 0.5, random.below(2));
  }
  if (round % 8 > 0) return onePerColumn(random, 3 + width, 2 + height);
  const ones = Array.from({ length: 1 + height }, () => [1]);
  return boardOf(ones, ones);
}

/**
 * Makes a board with one painted cell in each column. On such boards, cells may be painted in no
 * solution although neither line solving nor probing shows it.
 */
function onePerColumn(random: Random, width: number, height: number): Puzzle {
  const cells = new Int32Array(width * height).fill(1);
  for (let column = 0; column < width; column++) cells[random.below(height) * width + column] = 2;
  return puzzleOf(draftOfPicture({ width, height, cells }, BLACK_AND_WHITE));
}

function withoutEach<T>(items: readonly T[]): T[][] {
  return items.map((_, i) => items.toSpliced(i, 1));
}

/** Expects all broken lines, each with a minimal set of marks that cannot stand together. */
function expectLines(puzzle: Puzzle, marks: Int32Array, { lines }: Mistakes): void {
  const all = [...marks.keys()];
  const broken = [...Array(puzzle.width + puzzle.height).keys()].filter(
    (line) => !lineFits(puzzle, marks, line, all),
  );
  expect(lines.map(({ line }) => line)).toEqual(broken);
  for (const { line, cells } of lines) {
    expect(lineFits(puzzle, marks, line, cells)).toBe(false);
    for (const rest of withoutEach(cells)) expect(lineFits(puzzle, marks, line, rest)).toBe(true);
  }
}

function expectContradiction(truth: number[][], marks: Int32Array, { clash }: Mistakes): void {
  if (clash === undefined) return;
  expect(clash.cells.length).toBeGreaterThan(1);
  const fits = (cells: readonly number[]) => truth.some((one) => isAllowed(one, marks, cells));
  expect(clash.minimal).toBe(true);
  expect(fits(clash.cells)).toBe(false);
  for (const rest of withoutEach(clash.cells)) expect(fits(rest)).toBe(true);
}

/**
 * Expects what brute force finds: the first move after which the marks that stand to the end fit no
 * solution, and how many moves to take back to the last board that was right.
 */
function expectBack(puzzle: Puzzle, truth: number[][], history: History, { back }: Mistakes): void {
  const isRight = (marks: Int32Array) => truth.some((one) => isAllowed(one, marks));
  const states = Array.from({ length: history.length + 1 }, (_, i) =>
    marksAfter(puzzle, history, i),
  );
  const heldFrom = (i: number) =>
    states[0].map((_, cell) => states.slice(i).reduce((held, state) => held | state[cell], 0));
  const move = history.findIndex((_, i) => !isRight(heldFrom(i + 1)));
  const takeBack = states.toReversed().findIndex(isRight);
  expect(back).toEqual({ move, takeBack });
}

describe('mistakes', () => {
  it('agree with brute force, with and without history, whatever the number of solutions', async () => {
    const random = makeRandom(41);
    const tally = { line: 0, clash: 0, several: 0, wrong: 0, none: 0, mended: 0 };
    for (let round = 0; round < 700; round++) {
      const board = randomBoard(random, round);
      const puzzle = round % 7 < 2 ? withGivenCells(random, board, 0.1, undefined) : board;
      const truth = truthOf(puzzle);
      const history = randomHistory(random, puzzle, truth, [0.1, 0.3, 0.6][round % 3]);
      const marks = marksAfter(puzzle, history, history.length);
      const found = await find(puzzle, marks, round % 5 < 3 ? { history } : {});
      const fits = truth.some((one) => isAllowed(one, marks));
      expect(found.fits).toBe(fits ? 'yes' : 'no');
      expectLines(puzzle, marks, found);
      expectContradiction(truth, marks, found);
      const isAtFault = !fits && truth.length > 0;
      const isWrong = (cell: number) => !truth.some((one) => isAllowed(one, marks, [cell]));
      expect(found.wrong).toEqual(isAtFault ? [...marks.keys()].filter(isWrong) : []);
      const isTold = found.lines.length + found.wrong.length > 0;
      expect(found.clash !== undefined).toBe(isAtFault && !isTold);
      if (isAtFault && round % 5 < 3) expectBack(puzzle, truth, history, found);
      if (found.lines.some(({ cells }) => cells.length === 0)) expect(found.back).toBeUndefined();
      if (truth.length > 1 && fits) tally.several++;
      if (truth.length === 0) tally.none++;
      if (found.lines.length > 0) tally.line++;
      if (found.clash) tally.clash++;
      if (truth.length > 1 && found.wrong.length > 0) tally.wrong++;
      if (found.back && history.length - found.back.takeBack < found.back.move) tally.mended++;
    }
    expect(Math.min(tally.line, tally.several, tally.wrong, tally.none)).toBeGreaterThan(30);
    expect(Math.min(tally.clash, tally.mended)).toBeGreaterThan(2);
  });

  it('tell wrong marks and the way back where there is one solution', async () => {
    const random = makeRandom(42);
    let hidden = 0;
    for (let round = 0; round < 60; round++) {
      const puzzle = randomPuzzle(random, 12, 12, 1 + (round % 3), 0.65);
      const goal = puzzle.goal?.cells ?? new Int32Array(0);
      const history = Array.from({ length: 24 }, (_, i) => {
        const cell = random.below(144);
        return [
          { cell, candidates: i > 12 && random.below(4) === 0 ? 3 - goal[cell] : goal[cell] },
        ];
      }).filter(([{ candidates }]) => candidates > 0);
      const marks = marksAfter(puzzle, history, history.length);
      const found = await find(puzzle, marks, { history });
      if (found.verdict !== 'unique') continue;
      expect(found.wrong).toEqual([...marks.keys()].filter((cell) => !(marks[cell] & goal[cell])));
      expect(found.fits).toBe(found.wrong.length > 0 ? 'no' : 'yes');
      expect(found.clash).toBeUndefined();
      if (found.fits === 'no') expectBack(puzzle, [[...goal]], history, found);
      if (found.wrong.length > 0 && found.lines.length === 0) hidden++;
    }
    expect(hidden).toBeGreaterThan(5);
  });

  it('name the marks closest together, or the latest where the history is known', async () => {
    const puzzle = boardOf([[2]], [[1], [1], [], [], [], [], []]);
    const marks = marksOf('#..#..#');
    expect((await find(puzzle, marks)).lines[0]).toEqual({ line: 0, cells: [0, 1] });
    const history = [6, 1, 2, 4, 5, 0, 3].map((cell) => [{ cell, candidates: marks[cell] }]);
    expect((await find(puzzle, marks, { history })).lines[0].cells).toEqual([0, 3]);
  });

  it('name marks that rule out all of several solutions only together', async () => {
    const ones = [[1], [1], [1], [1]];
    const marks = marksOf('...?', '...?', '????', '??.?');
    const found = await find(boardOf(ones, ones), marks);
    expect(found).toMatchObject({ verdict: 'multiple', fits: 'no', lines: [], wrong: [] });
    expect(found.clash).toEqual({ cells: [0, 1, 2, 4, 5, 6], minimal: true });
    const history = [14, 0, 5, 6, 1, 2, 4, 9].map((cell) => [{ cell, candidates: 1 }]);
    const end = marksAfter(boardOf(ones, ones), history, history.length);
    expect((await find(boardOf(ones, ones), end, { history })).back).toEqual({
      move: 6,
      takeBack: 2,
    });
  });

  it('name a mark that none of several solutions has, and not as a clash of one', async () => {
    const puzzle = boardOf([[], [2], [1], [1, 1]], [[1], [1], [1], [1], [1]]);
    const marks = marksOf('?????', '?????', '??#??', '?????');
    const found = await find(puzzle, marks);
    expect(found).toEqual({ verdict: 'multiple', fits: 'no', lines: [], wrong: [12] });
    const sentences = LANGUAGE_IDS.map((language) =>
      describeEnding(makeWords(language), puzzle, { kind: 'mistake', mistakes: found }),
    );
    expect(sentences).toEqual([
      'There is a mistake: cell 3 of row 3 is wrong.',
      'Da ist ein Fehler: Falsch markiert ist Feld 3 in Zeile 3.',
    ]);
  });

  it('name it also where there is no budget for each mark by itself', async () => {
    const puzzle = boardOf([[], [2], [1], [1, 1]], [[1], [1], [1], [1], [1]]);
    const marks = marksOf('?????', '?????', '??#??', '?????');
    const found = await find(puzzle, marks, { limits: { conflicts: 7 } });
    expect(found).toEqual({ verdict: 'multiple', fits: 'no', lines: [], wrong: [12] });
  });

  it('find no fault with marks where the clues themselves have no solution', async () => {
    const puzzle = boardOf([[1, 1], [], [1, 1]], [[1], [2], [1]]);
    const found = await find(puzzle, marksAtStart(puzzle), { history: [] });
    expect(found).toEqual({ verdict: 'none', fits: 'no', lines: [], wrong: [] });
  });

  it('leave open what the limits leave open, but for lines', async () => {
    const puzzle = domino(12);
    const marks = marksAtStart(puzzle);
    const limits = { conflicts: 1 };
    const found = await find(puzzle, marks, { limits });
    expect(found).toMatchObject({ verdict: 'unknown', fits: 'unknown', wrong: [] });
    const moves = [3, 1, 5, 0].map((cell) => [{ cell, candidates: cell === 1 ? 1 : 2 }]);
    for (const [{ cell, candidates }] of moves) marks[cell] = candidates;
    const broken = await find(puzzle, marks, { limits, history: moves });
    expect(broken).toMatchObject({ fits: 'no', lines: [{ line: 0, cells: [0, 5] }] });
    expect(broken.back).toEqual({ move: 3, takeBack: 1 });
    const stopped = await find(puzzle, marksAtStart(puzzle), { stop: () => true });
    expect(stopped.fits).toBe('unknown');
  });

  it.each([
    ['marks-size', new Int32Array(3), undefined],
    ['bad-mark', Int32Array.of(3, 3, 3, 4), undefined],
    ['bad-move', Int32Array.of(3, 3, 3, 3), [[{ cell: 4, candidates: 1 }]]],
    ['bad-move', Int32Array.of(3, 3, 3, 3), [[{ cell: 0, candidates: 4 }]]],
    ['history-differs', Int32Array.of(3, 3, 3, 3), [[{ cell: 0, candidates: 1 }]]],
  ])('say what is wrong with what they are given: %s', async (code, marks, history) => {
    const puzzle = boardOf([[2], [1]], [[2], [1]]);
    const outcome = await mistakes(puzzle, marks, history && { history });
    expect(outcome).toMatchObject({ ok: false, problems: [{ code }] });
  });

  it('take no history that changes a given cell, not even if it is changed back', async () => {
    const given = { width: 2, height: 2, cells: Int32Array.of(2, 3, 3, 3) };
    const puzzle = { ...boardOf([[2], [1]], [[2], [1]]), given };
    const marks = Int32Array.of(2, 3, 3, 1);
    const cross = [{ cell: 3, candidates: 1 }];
    const moves = [2, 1, 3].map((candidates) => [{ cell: 0, candidates }]);
    const codes = async (...history: History) => {
      const outcome = await mistakes(puzzle, marks, { history });
      return outcome.ok ? [] : outcome.problems.map(({ code }) => code);
    };
    expect(await codes(cross)).toEqual([]);
    expect(await codes(moves[0], cross)).toEqual([]);
    expect(await codes(moves[1], cross, moves[0])).toEqual(['given-cell']);
    expect(await codes(cross, moves[2], moves[0])).toEqual(['given-cell']);
  });
});
