import { describe, expect, it } from 'vitest';
import { openedDraft, paletteOf, randomPuzzle } from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { settleLines } from '../../engine/board/settle-lines.ts';
import { makeRandom, type Random } from '../../engine/random.ts';
import { type Block, type Clue, clueOfLengths, sameClue } from '../../puzzle/clue.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { Draft, Puzzle } from '../../puzzle/puzzle.ts';
import { validate } from '../../puzzle/validate.ts';
import { type CorrectionOptions, type Corrections, corrected, corrections } from './corrections.ts';
import { CHANGE_KINDS, type ChangeKind } from './one-number-changes.ts';

async function find(draft: Draft, options?: CorrectionOptions): Promise<Corrections> {
  const outcome = await corrections(draft, options);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

function cluesOf({ rows, columns }: Draft): readonly Clue[] {
  return [...rows, ...columns];
}

function draftOf(clues: readonly Clue[], { height, palette }: Puzzle): Draft {
  return { rows: clues.slice(0, height), columns: clues.slice(height), palette };
}

/** Changes, inserts or drops one number of one clue. */
function damaged(random: Random, puzzle: Puzzle, kind: ChangeKind): Draft {
  const clues = cluesOf(puzzle);
  const lines = [...clues.keys()].filter((line) => kind === 'insert' || clues[line]?.length !== 0);
  const line = lines[random.below(lines.length)];
  const clue = clues[line] ?? [];
  const at = random.below(clue.length + (kind === 'insert' ? 1 : 0));
  const other = 1 + random.below(5);
  const colour = 1 + random.below(puzzle.palette.length - 1);
  const mended =
    kind === 'drop'
      ? clue.toSpliced(at, 1)
      : kind === 'insert'
        ? clue.toSpliced(at, 0, { length: other, colour })
        : clue.with(at, longer(clue[at], other));
  return draftOf(clues.with(line, mended), puzzle);
}

/** A blotted block has no number to change. */
function longer(block: Block, by: number): Block {
  return { ...block, length: block.length === null ? null : block.length + by };
}

/**
 * Yields the clues of the draft after each change of one number: a number from 1 to `most` replaces
 * a number of a clue or is put in, or a number is left out. Some changes give the same clues.
 */
function* neighbours(draft: Draft, most: number): Generator<Clue[]> {
  const clues = cluesOf(draft);
  for (const [line, clue] of clues.entries()) {
    for (let at = 0; clue !== null && at <= clue.length; at++) {
      const isNumber = at < clue.length && clue[at].length !== null;
      if (isNumber) yield clues.with(line, clue.toSpliced(at, 1));
      for (let length = 1; length <= most; length++) {
        for (let colour = 1; colour < draft.palette.length; colour++) {
          yield clues.with(line, clue.toSpliced(at, 0, { length, colour }));
        }
        if (isNumber) yield clues.with(line, clue.with(at, { ...clue[at], length }));
      }
    }
  }
}

/**
 * Finds by brute force the clues of all corrections, as JSON, each with its number of solutions; 2
 * stands for two or more.
 */
function truthOf(draft: Draft, puzzle: Puzzle): Map<string, number> {
  const truth = new Map<string, number>();
  const same = JSON.stringify(cluesOf(draft));
  for (const clues of neighbours(draft, 5)) {
    const outcome = validate(draftOf(clues, puzzle));
    const solutions = outcome.ok ? solveSlowly(outcome.value).length : 0;
    if (solutions > 0 && JSON.stringify(clues) !== same)
      truth.set(JSON.stringify(clues), Math.min(solutions, 2));
  }
  return truth;
}

function isSolvable(draft: Draft): boolean {
  const outcome = validate(draft);
  return outcome.ok && solveSlowly(outcome.value).length > 0;
}

describe('corrections', () => {
  it('are all that there are: against brute force', async () => {
    const random = makeRandom(61);
    const tally = { one: 0, several: 0, none: 0 };
    for (let round = 0; round < 120; round++) {
      const [width, height] = [1 + random.below(4), 1 + random.below(4)];
      const puzzle = randomPuzzle(random, width, height, 1 + (round % 2), 0.6);
      const kind = puzzle.rows.some((clue) => clue?.length !== 0)
        ? CHANGE_KINDS[round % 3]
        : 'insert';
      const once = damaged(random, puzzle, kind);
      const draft = round % 4 > 0 ? once : damaged(random, { ...puzzle, ...once }, 'insert');
      const found = await find(draft);
      const asMap = new Map(
        found.corrections.map((correction) => [
          JSON.stringify(cluesOf(corrected(draft, correction))),
          correction.verdict === 'unique' ? 1 : 2,
        ]),
      );
      expect(asMap, JSON.stringify(draft)).toEqual(truthOf(draft, puzzle));
      expect(found.complete).toBe(true);
      expect(found.corrections).toHaveLength(asMap.size);
      const verdicts = found.corrections.map(({ verdict }) => verdict === 'unique');
      expect(verdicts).toEqual(verdicts.toSorted((a, b) => +b - +a));
      tally[
        found.corrections.length > 1 ? 'several' : found.corrections.length === 1 ? 'one' : 'none'
      ]++;
    }
    expect(Math.min(tally.one, tally.several, tally.none)).toBeGreaterThan(10);
  });

  it('are all that there are beside blots and unknown lines: against brute force', async () => {
    const random = makeRandom(67);
    let tried = 0;
    for (let round = 0; round < 120; round++) {
      const [width, height] = [1 + random.below(4), 1 + random.below(4)];
      const puzzle = randomPuzzle(random, width, height, 1 + (round % 2), 0.6);
      const kind = puzzle.rows.some((clue) => clue?.length !== 0)
        ? CHANGE_KINDS[round % 3]
        : 'insert';
      const draft = openedDraft(random, damaged(random, puzzle, kind), 0.2);
      if (isSolvable(draft)) continue;
      const found = await find(draft);
      const asMap = new Map(
        found.corrections.map((correction) => [
          JSON.stringify(cluesOf(corrected(draft, correction))),
          correction.verdict === 'unique' ? 1 : 2,
        ]),
      );
      expect(found.corrections).toHaveLength(asMap.size);
      expect(asMap, JSON.stringify(draft)).toEqual(truthOf(draft, puzzle));
      expect(found.complete).toBe(true);
      tried++;
    }
    expect(tried).toBeGreaterThan(50);
  });

  it.each(CHANGE_KINDS)('have the true one among them: %s', async (kind) => {
    const random = makeRandom(62);
    for (let done = 0, round = 0; done < 20; round++) {
      const puzzle = randomPuzzle(random, 9, 8 + (round % 5), 1 + (round % 3), 0.7);
      if (!settleLines(puzzle).grid.cells.every(isKnown)) continue;
      done++;
      const draft = damaged(random, puzzle, kind);
      const { corrections: found, complete } = await find(draft);
      const right = found.find((correction) =>
        cluesOf(corrected(draft, correction)).every((clue, line) =>
          sameClue(clue, cluesOf(puzzle)[line]),
        ),
      );
      expect(right?.verdict).toBe('unique');
      expect(complete).toBe(true);
    }
  });

  it('name the line, the block and both numbers', async () => {
    const draft = {
      rows: [[2], [3], [1]].map((lengths) => clueOfLengths(lengths)),
      columns: [[3], [2], []].map((lengths) => clueOfLengths(lengths)),
      palette: BLACK_AND_WHITE,
    };
    const { corrections: found } = await find(draft);
    expect(found).toContainEqual({
      line: 1,
      block: 0,
      kind: 'change',
      colour: 1,
      from: 3,
      to: 2,
      verdict: 'unique',
    });
  });

  it('are none where the sums agree, or those of two colours differ', async () => {
    const ones = [[1], [1, 1]].map((lengths) => clueOfLengths(lengths));
    const rows = [[1, 1], [], [1, 1]].map((lengths) => clueOfLengths(lengths));
    const columns = [[1], [2], [1]].map((lengths) => clueOfLengths(lengths));
    const none = { corrections: [], complete: true, candidates: 0, settled: 0 };
    expect(await find({ rows, columns, palette: BLACK_AND_WHITE })).toEqual(none);
    const colours = [[{ length: 1, colour: 1 }], [{ length: 1, colour: 2 }]];
    expect(await find({ rows: ones, columns: colours, palette: paletteOf(2) })).toEqual(none);
  });

  it('are left open where neither a sum nor a line shows that something is wrong', async () => {
    const blotted = [{ length: null, colour: 1 }];
    const draft = {
      rows: [blotted, blotted],
      columns: [null, null, null],
      palette: BLACK_AND_WHITE,
    };
    expect(await find(draft)).toMatchObject({ corrections: [], candidates: 0, complete: false });
  });

  it('tell how far they are, and stop when asked', async () => {
    const puzzle = randomPuzzle(makeRandom(63), 30, 30, 1, 0.42);
    const draft = damaged(makeRandom(64), puzzle, 'change');
    let told = 0;
    const found = await find(draft, {
      onProgress: ({ settled, candidates }) => {
        expect(settled).toBeLessThanOrEqual(candidates);
        told++;
      },
      stop: () => told > 1,
    });
    expect(told).toBeGreaterThan(1);
    expect(found.complete).toBe(false);
  });

  it('do nothing more once they are stopped, however many numbers there are', async () => {
    const puzzle = randomPuzzle(makeRandom(65), 60, 60, 1, 0.5);
    let asked = 0;
    const found = await find(damaged(makeRandom(66), puzzle, 'drop'), {
      stop: () => ++asked > 0,
    });
    expect(found.complete).toBe(false);
    expect(found.candidates).toBeGreaterThan(500);
    expect(asked).toBeLessThan(20);
  });
});
