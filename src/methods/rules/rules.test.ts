import { describe, expect, it } from 'vitest';
import { puzzleOf, randomPuzzle } from '../../../test/boards.ts';
import { solveLineSlowly } from '../../../test/brute-force.ts';
import { libraryPuzzle } from '../../../test/library.ts';
import { makeRandom, type Random } from '../../engine/random.ts';
import { clueOfCells, clueOfLengths, type ExactClue } from '../../puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import type { Result } from '../../puzzle/result.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import { makeWays } from '../count-arrangements.ts';
import { type LineClue, lineClue } from '../line-clues.ts';
import { paintArrangement } from '../list-arrangements.ts';
import { refusalOf, solveBy } from '../solve-by.ts';
import { ALL_RULES, applyToLine, fitsSoFar } from './apply-rules.ts';
import { nextPattern, openPatterns } from './patterns.ts';
import { makeRuleBoard, type RuleBoard } from './rule-board.ts';
import { firstOf, lastOf } from './rule-line-view.ts';
import { rules } from './rules.ts';

const CANDIDATES: Readonly<Record<string, number>> = { '.': 1, '#': 2, '?': 3 };

/** Makes a board of one row, with columns whose sums agree with the row. */
function boardOfLine(clue: ExactClue, candidates: readonly number[]): RuleBoard {
  const painted = clue.reduce((sum, { length }) => sum + length, 0);
  const columns = candidates.map((_, i) => clueOfLengths([i < painted ? 1 : 0]));
  const puzzle = puzzleOf({ rows: [clue], columns, palette: BLACK_AND_WHITE });
  return makeRuleBoard(puzzle, Int32Array.from(candidates));
}

/** Yields the candidate masks of every arrangement. */
function* patternsOf(clue: LineClue, candidates: readonly number[]): Generator<number[]> {
  const patterns = openPatterns(clue, Int32Array.from(candidates));
  const ways = makeWays([clue]);
  const cells = new Uint8Array(clue.size);
  while (nextPattern(patterns, ways)) {
    paintArrangement(clue, patterns.arrangement, cells);
    yield Array.from(cells, (colour) => 1 << colour);
  }
}

const lineOf = (text: string): number[] => [...text].map((cell) => CANDIDATES[cell]);

const textOf = ({ cells }: RuleBoard): string => [...cells].map((mask) => '!.#?'[mask]).join('');

function rangesOf({ lines }: RuleBoard): string {
  const { left } = lines[0];
  return [...left.lengths].map((_, j) => `${firstOf(left, j)}-${lastOf(left, j)}`).join(' ');
}

/**
 * Returns the line and its ranges after one rule was applied once; `ranges` replace those that the
 * clue gives.
 */
function after(id: string, lengths: number[], text: string, ranges?: string): string {
  const board = boardOfLine(clueOfLengths(lengths), lineOf(text));
  const half = board.ranges.length / 2;
  ranges?.split(' ').forEach((range, j) => {
    [board.ranges[j], board.ranges[half + j]] = range.split('-').map(Number);
  });
  ALL_RULES.find((rule) => rule.id === id)?.apply(board.lines[0]);
  return board.isBroken ? 'broken' : `${textOf(board)} ${rangesOf(board)}`;
}

describe('ranges', () => {
  it('start as the clue alone leaves them', () => {
    expect(rangesOf(boardOfLine(clueOfLengths([1, 3, 2]), lineOf('??????????')))).toBe(
      '0-2 2-6 6-9',
    );
  });
});

describe('the rules, each alone', () => {
  it.each([
    ['1.1', [8], '??????????', undefined, '??######?? 0-9'],
    ['1.1', [1, 3, 2], '??????????', undefined, '????#????? 0-2 2-6 6-9'],
    ['1.1', [3], '?.???', '0-3', 'broken'],
    ['1.2', [3, 2], '??????????', '1-4 6-8', '.????.???. 1-4 6-8'],
    ['1.2', [3, 2], '??????????', undefined, '?????????? 0-6 4-9'],
    ['1.2', [], '???', undefined, '... '],
    ['1.3', [1, 3], '???#???', '0-3 3-6', '??.#??? 0-3 3-6'],
    ['1.3', [3, 1], '???#???', '0-3 3-6', '???#.?? 0-3 3-6'],
    ['1.3', [2, 3], '???#???', '0-3 3-6', '???#??? 0-3 3-6'],
    ['1.3', [3], '???#???', '3-6', '???#??? 3-6'],
    ['1.4', [2, 2], '?#?#???', undefined, '?#.#??? 0-3 3-6'],
    ['1.4', [3, 2], '?#?#????', undefined, '?#?#???? 0-4 4-7'],
    ['1.4', [3, 2], '?##?#????', undefined, '?##.#???? 0-5 4-8'],
    ['1.5', [3, 3], '?.#??????', undefined, '?.###.??? 0-4 4-8'],
    ['1.5', [4], '?#??????', undefined, '?###???? 0-7'],
    ['1.5', [4], '??????#?', undefined, '????###? 0-7'],
    ['1.5', [4], '????#.??', undefined, '.####.?? 0-7'],
    ['1.5', [4], '?.???#????', undefined, '?.???#???? 0-9'],
    ['1.5', [4], '??#.????', undefined, 'broken'],
    ['1.5', [2, 2], '??##?????', undefined, '?.##.???? 0-5 3-8'],
    ['1.5', [2, 3], '???##????', undefined, '???##???? 0-4 3-8'],
    ['2.1', [1, 2], '???????', '2-5 1-6', '??????? 2-3 4-6'],
    ['2.1', [1, 2], '???????', '2-5 1-4', 'broken'],
    ['2.2', [2, 2], '???#?????', '0-5 4-8', '???#????? 0-5 5-8'],
    ['2.2', [2, 2], '????#????', '0-3 5-8', '????#???? 0-2 6-8'],
    ['2.3', [3, 1], '?##??????', '0-6 1-8', '?##?????? 0-6 4-8'],
    ['2.3', [1, 3], '??????##?', '0-7 2-8', '??????##? 0-4 2-8'],
    ['2.3', [3, 1, 3], '????##?????', '0-6 2-8 4-10', '????##????? 0-6 2-8 4-10'],
    ['3.1', [1, 4, 1], '?????#?#?????', '0-3 3-9 8-12', '?????###????? 0-3 4-8 8-12'],
    ['3.1', [2], '#??#', '0-3', 'broken'],
    ['3.2', [3], '??.?????.?', undefined, '??.?????.? 3-7'],
    ['3.2', [3], '???.?.???', undefined, '???...??? 0-8'],
    ['3.2', [3, 1], '???.?.???', undefined, '???.?.??? 0-2 4-8'],
    ['3.2', [3, 1], '??.????.?', '0-6 0-8', '??.????.? 3-6 0-8'],
    ['3.2', [3], '??.??.??', undefined, 'broken'],
    ['3.3', [3, 2], '???#?????', '3-6 5-8', '??.###.?? 3-5 7-8'],
    ['3.3', [3], '?#???.???', undefined, '?#???.??? 0-4'],
    ['3.3', [4], '???.?#???', undefined, '???.?#??? 4-8'],
    ['3.3', [3, 2], '?#??#????', '0-5 4-8', '?#??#???? 0-2 4-8'],
    ['3.3', [3, 2], '????#??#?', '0-4 3-8', '????#??#? 0-4 6-8'],
  ])('%s with clue %j on %s, ranges %s', (id, lengths, text, ranges, expected) => {
    expect(after(id, lengths, text, ranges)).toBe(expected);
  });
});

describe('all rules on a line', () => {
  const stats = (): Record<string, number> =>
    Object.fromEntries(['ruleCalls', ...ALL_RULES.map(({ id }) => `rule${id}`)].map((n) => [n, 0]));

  /** Returns the board at the fixpoint of the rules; undefined at a contradiction. */
  function settle(clue: ExactClue, candidates: readonly number[]): RuleBoard | undefined {
    const board = boardOfLine(clue, candidates);
    while (applyToLine(board, 0, stats()) && !board.isBroken);
    return board.isBroken ? undefined : board;
  }

  /** Makes a line of noise with some cells known; one line in five may have wrong cells. */
  function randomLine(random: Random): { clue: ExactClue; candidates: number[] } {
    const density = random.real();
    const cells = Array.from({ length: 1 + random.below(14) }, () =>
      random.real() < density ? 1 : 0,
    );
    const isWrong = random.below(5) === 0;
    const share = random.real() * 0.6;
    const candidates = cells.map((cell) => {
      if (random.real() > share) return 3;
      return 1 << (isWrong && random.below(6) === 0 ? 1 - cell : cell);
    });
    return { clue: clueOfCells(cells), candidates };
  }

  it('never say more than brute force, and find most of it', () => {
    const random = makeRandom(11);
    let [found, exact, contradictions] = [0, 0, 0];
    for (let round = 0; round < 4000; round++) {
      const { clue, candidates } = randomLine(random);
      const truth = solveLineSlowly(clue, candidates);
      const board = settle(clue, candidates);
      if (board === undefined) {
        contradictions++;
        expect(truth).toBeUndefined();
      } else if (truth !== undefined) {
        candidates.forEach((before, i) => {
          expect(board.cells[i] & truth[i]).toBe(truth[i]);
          if (before === 3 && truth[i] !== 3) exact++;
          if (before === 3 && board.cells[i] !== 3) found++;
        });
      }
    }
    expect(contradictions).toBeGreaterThan(100);
    expect(found / exact).toBeGreaterThan(0.99);
    expect(found).toBeLessThan(exact);
  });

  it('are weaker than brute force: beside the painted cell, whichever block has it, is a gap', () => {
    const [clue, line] = [clueOfLengths([1, 2]), lineOf('???#.??')];
    const board = settle(clue, line);
    expect(board && textOf(board)).toBe('???#.??');
    expect(solveLineSlowly(clue, line)).toEqual(lineOf('?.?#.??'));
  });

  it('list the arrangements that fit what is known, each once', () => {
    const random = makeRandom(12);
    for (let round = 0; round < 300; round++) {
      const { clue, candidates } = randomLine(random);
      const all = [...patternsOf(lineClue(clue, candidates.length), candidates)];
      const union = all.reduce<number[] | undefined>(
        (seen, pattern) => pattern.map((mask, i) => mask | (seen?.[i] ?? 0)),
        undefined,
      );
      expect(union).toEqual(solveLineSlowly(clue, candidates));
      expect(new Set(all.map((pattern) => pattern.join(''))).size).toBe(all.length);
    }
  });

  it.each([
    [[2, 1], '#.????', false],
    [[2, 1], '##.?..', true],
    [[2, 1], '##.#.#', false],
    [[2, 1], '##....', false],
    [[2, 1], '##.#..', true],
    [[2, 1], '.##..#', true],
    [[], '...', true],
    [[3], '####?', false],
  ])('read clue %j from the start of %s', (lengths, text, expected) => {
    expect(fitsSoFar(boardOfLine(clueOfLengths(lengths), lineOf(text)).lines[0])).toBe(expected);
  });
});

describe('rules', () => {
  async function solve(puzzle: ExactPuzzle): Promise<Result> {
    const outcome = await solveBy(rules, puzzle, {});
    if (!outcome.ok) throw new Error(outcome.problems[0].message);
    return outcome.value;
  }

  it('solves pictures without a guess', async () => {
    for (const name of ['swing', 'whale', 'umbrella']) {
      const result = await solve(libraryPuzzle(name));
      expect(`${name} ${verdictOf(result)} ${result.stats.nodes}`).toBe(`${name} unique 0`);
    }
  });

  it('guesses rows where the rules stall', async () => {
    const result = await solve(libraryPuzzle('domino-5'));
    expect(verdictOf(result)).toBe('unique');
    expect(result.stats.nodes).toBeGreaterThan(10);
  });

  it('counts what each rule settles', async () => {
    const { stats } = await solve(randomPuzzle(makeRandom(2), 15, 15, 1, 0.6));
    for (const { id } of ALL_RULES) expect(`${id} ${stats[`rule${id}`] > 0}`).toBe(`${id} true`);
  });

  it('refuses tables beyond its memory', () => {
    const ones = (blocks: number) => clueOfLengths(new Array<number>(blocks).fill(1));
    const refusal = (width: number) => {
      const rows = new Array<ExactClue>(10).fill(ones(width / 2));
      const columns = new Array<ExactClue>(width).fill(ones(5));
      return refusalOf(rules, puzzleOf({ rows, columns, palette: BLACK_AND_WHITE }), {});
    };
    expect(refusal(3000)).toBeUndefined();
    expect(refusal(5000)).toMatchObject({
      code: 'too-large',
      message: expect.stringMatching(/10 rows of 5000 cells .* 201 MB/),
    });
  });
});
