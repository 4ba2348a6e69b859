import { describe, expect, it, vi } from 'vitest';
import {
  domino,
  lineSolvable,
  noise,
  puzzleOfLengths,
  randomPuzzle,
} from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { makeRandom, type Random } from '../../engine/random.ts';
import { solve } from '../../engine/solve.ts';
import { parseRows } from '../../puzzle/grid-text.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { findSolutions } from '../engine-questions/known-solutions.ts';
import { marksAtStart } from '../model/move-history.ts';
import type { SearchStep, Step } from '../model/step.ts';
import { verifyStep } from '../verify/verify-step.ts';
import { describeRefutation } from '../words/describe-refutation.ts';
import { LANGUAGE_IDS, type Language } from '../words/languages.ts';
import { makeWords } from '../words/message-formatter.ts';
import { type Refutation, type Refuted, type RefuteOptions, refute } from './refutation.ts';

vi.mock(import('../engine-questions/known-solutions.ts'), async (load) => {
  const own = await load();
  return { ...own, findSolutions: vi.fn(own.findSolutions) };
});

async function refuted(
  puzzle: Puzzle,
  marks: Int32Array,
  options?: RefuteOptions,
): Promise<Refuted> {
  const outcome = await refute(puzzle, marks, options);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value;
}

/** Returns the refutation of marks, and expects that there is one. */
async function ask(
  puzzle: Puzzle,
  marks: Int32Array,
  options?: RefuteOptions,
): Promise<Refutation> {
  const { refutation } = await refuted(puzzle, marks, options);
  if (refutation === undefined) throw new Error('nothing to refute');
  return refutation;
}

/**
 * Refutes the marks, and leaves one question about the contradiction without an answer: the host
 * asks to stop in just one call of `stop`.
 */
async function withOneOpen(puzzle: Puzzle, marks: Int32Array): Promise<Refuted> {
  for (let looks = 1; looks < 1_000; looks++) {
    let left = looks;
    const told = await refuted(puzzle, marks, { stop: () => --left === 0 });
    if (told.mistakes.clash?.minimal === false) return told;
  }
  throw new Error('each question has its answer');
}

/**
 * Refutes the marks for a host that asks to stop as soon as it is known that something is wrong.
 */
async function stoppedOnceWrong(
  puzzle: Puzzle,
  marks: Int32Array,
): Promise<Refutation | undefined> {
  for (let looks = 1; looks < 1_000; looks++) {
    let left = looks;
    const { mistakes, refutation } = await refuted(puzzle, marks, { stop: () => left-- <= 0 });
    if (mistakes.fits === 'no') return refutation;
  }
  return undefined;
}

function marksOf(...rows: string[]): Int32Array {
  const outcome = parseRows(rows, BLACK_AND_WHITE);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value.cells;
}

/** This puzzle has two solutions, each with two painted cells on one of the diagonals. */
const CROSSES = puzzleOfLengths([[1], [1]], [[1], [1]]);

/**
 * Makes some marks of one solution, and one or two marks of another solution. If there is no other
 * solution, these marks have any colour.
 */
async function nearlyRight(random: Random, puzzle: Puzzle): Promise<Int32Array> {
  const { solutions } = await solve(puzzle, { maxSolutions: 2 });
  const marks = marksAtStart(puzzle);
  for (const cell of marks.keys())
    if (random.below(8) === 0) marks[cell] = solutions[0].cells[cell];
  for (let slips = 0; slips < 1 + random.below(2); slips++) {
    const cell = random.below(marks.length);
    marks[cell] = solutions.at(1)?.cells[cell] ?? 1 << random.below(puzzle.palette.length);
  }
  return marks;
}

/** Expects that each step follows from the marks and the steps before it. */
function expectToHold(
  puzzle: Puzzle,
  marks: Int32Array,
  steps: readonly Step[],
  isUnique: boolean,
): void {
  const cells = marks.slice();
  for (const step of steps) {
    expect(
      verifyStep(puzzle, cells, step as Exclude<Step, SearchStep>, { isUnique }),
    ).toBeUndefined();
    for (const { cell, candidates } of step.conclusions) cells[cell] &= candidates;
  }
}

describe('a refutation', () => {
  it('leads from marks that can be right to a cell that is marked otherwise', async () => {
    const random = makeRandom(5);
    const seen = { wrong: 0, together: 0 };
    for (let round = 0; round < 400; round++) {
      const size = 3 + random.below(3);
      const ones = Array.from({ length: size }, () => [1]);
      const puzzle =
        round % 2 === 0
          ? puzzleOfLengths(ones, ones)
          : randomPuzzle(random, size, size, 1 + (round % 4 > 1 ? 1 : 0), 0.5);
      const marks = await nearlyRight(random, puzzle);
      const { mistakes, refutation } = await refuted(puzzle, marks);
      expect(refutation?.kind).not.toBe('unknown');
      if (refutation?.kind !== 'steps') continue;
      seen[mistakes.wrong.length > 0 ? 'wrong' : 'together']++;
      const { fact, steps, doubted } = refutation;
      const start = marksAtStart(puzzle).map((all, cell) =>
        doubted.includes(cell) ? all : marks[cell],
      );
      const solutions = solveSlowly(puzzle).map((rows) =>
        [...rows.replaceAll('/', '')].map((colour) => 1 << +colour),
      );
      const within = solutions.filter((solution) =>
        solution.every((mask, cell) => (mask & start[cell]) !== 0),
      );
      expect(within).not.toEqual([]);
      for (const solution of within) expect(solution[fact.cell] & ~fact.candidates).toBe(0);
      expect(fact.candidates & marks[fact.cell]).toBe(0);
      expect(steps.at(-1)?.conclusions).toContainEqual(fact);
      expectToHold(puzzle, start, steps, solutions.length === 1);
    }
    expect(Math.min(seen.wrong, seen.together)).toBeGreaterThan(4);
  });

  it('doubts the latest of the marks that contradict each other', async () => {
    const marks = marksOf('#?', '?.');
    const history = [3, 0].map((cell) => [{ cell, candidates: marks[cell] }]);
    const latest = await ask(CROSSES, marks, { history });
    expect(latest).toMatchObject({ doubted: [0], fact: { cell: 0, candidates: 1 } });
    const other = await ask(CROSSES, marks, { history: history.toReversed() });
    expect(other).toMatchObject({ doubted: [3], fact: { cell: 3, candidates: 2 } });
  });

  it('takes the solutions of the puzzle only once', async () => {
    vi.mocked(findSolutions).mockClear();
    const { kind } = await ask(CROSSES, marksOf('#?', '?.'));
    expect(kind).toBe('steps');
    expect(findSolutions).toHaveBeenCalledTimes(1);
  });

  it('doubts one mark also where it is open which of them contradict each other', async () => {
    const puzzle = puzzleOfLengths([[1], [1], [1], [1]], [[1], [1], [1], [1]]);
    const marks = marksOf('#???', '?#??', '??#?', '???.');
    const { mistakes, refutation } = await withOneOpen(puzzle, marks);
    expect(mistakes.clash).toEqual({ cells: [0, 5, 10, 15], minimal: false });
    expect(refutation).toMatchObject({ kind: 'steps', doubted: [15] });
  });

  it('says when it takes a search, and when the limits were reached', async () => {
    const puzzle = domino(5);
    const marks = marksAtStart(puzzle);
    marks[0] = 2;
    expect(await ask(puzzle, marks)).toEqual({ kind: 'search' });
    expect(await stoppedOnceWrong(puzzle, marks)).toEqual({ kind: 'unknown' });
  });

  it('is only a cell where nobody would follow the steps', async () => {
    const random = makeRandom(1);
    const puzzle = lineSolvable(random, noise(random, 20, 20, 1, 0.5), BLACK_AND_WHITE);
    const { solutions } = await solve(puzzle);
    const right = solutions[0].cells[7];
    const marks = marksAtStart(puzzle);
    marks[7] &= ~right;
    const refutation = await ask(puzzle, marks);
    expect(refutation).toEqual({
      kind: 'far',
      fact: { cell: 7, candidates: right },
      steps: expect.any(Number),
    });
    expect(refutation.kind === 'far' && refutation.steps).toBeGreaterThan(60);
  });

  it.each([
    ['fit', CROSSES, marksOf('#?', '??'), 'yes'],
    ['are all there', CROSSES, marksOf('#.', '.#'), 'yes'],
    [
      'are of clues without any solution',
      puzzleOfLengths([[2], []], [[], [2]]),
      marksOf('#?', '??'),
      'no',
    ],
  ])('is not looked for where marks %s', async (_, puzzle, marks, fits) => {
    const { mistakes, refutation } = await refuted(puzzle, marks);
    expect(mistakes.fits).toBe(fits);
    expect(refutation).toBeUndefined();
  });

  it('is not looked for where a line alone shows the mistake, nor where nothing is known', async () => {
    const broken = await refuted(CROSSES, marksOf('##', '??'));
    expect(broken.mistakes.lines).not.toEqual([]);
    expect(broken.refutation).toBeUndefined();
    const unknown = await refuted(CROSSES, marksOf('#?', '?.'), { limits: { seconds: 0 } });
    expect(unknown.mistakes.fits).toBe('unknown');
    expect(unknown.refutation).toBeUndefined();
  });

  it('is not looked for with marks of another size', async () => {
    expect(await refute(CROSSES, marksOf('#?'))).toMatchObject({
      ok: false,
      problems: [{ code: 'marks-size' }],
    });
  });

  it('is a sentence in every language', async () => {
    const refutation = await ask(CROSSES, marksOf('#?', '?.'));
    const say = (language: Language, told: Refutation): string =>
      describeRefutation(makeWords(language), CROSSES, told);
    expect(LANGUAGE_IDS.map((language) => say(language, refutation))).toEqual([
      'Cell 2 of row 2 must be filled. Leave out the marks in doubt, and 2 steps show that. The last one is: Only filled cells remain.',
      'Feld 2 in Zeile 2 muss gefüllt sein. Lässt man die zweifelhaften Markierungen weg, so zeigen das 2 Schritte. Der letzte ist: Nur gefüllte Felder übrig.',
    ]);
    const far = { kind: 'far', fact: { cell: 0, candidates: 1 }, steps: 1421 } as const;
    expect(LANGUAGE_IDS.map((language) => say(language, far))).toEqual([
      'Cell 1 of row 1 must be empty. Without the marks in doubt, it takes 1,421 steps to see that: more than anyone wants to follow.',
      'Feld 1 in Zeile 1 muss leer sein. Lässt man die zweifelhaften Markierungen weg, so braucht man 1.421 Schritte, um das zu sehen: mehr, als jemand nachvollziehen möchte.',
    ]);
    expect(say('en', { kind: 'search' })).toMatch(/work for a computer/);
    expect(say('de', { kind: 'unknown' })).toMatch(/in der verfügbaren Zeit/);
  });
});
