import { describe, expect, it } from 'vitest';
import {
  noise,
  paletteOf,
  puzzleOf,
  randomPuzzle,
  shapes,
  withBlottedBlocks,
  withUnknownLines,
} from '../../../test/boards.ts';
import { arrangements, solveLineSlowly } from '../../../test/brute-force.ts';
import { readLibrary } from '../../../test/library.ts';
import { settleLines } from '../../engine/board/settle-lines.ts';
import { buildLineTables } from '../../engine/line-kernel/clue-tables.ts';
import { makeRandom } from '../../engine/random.ts';
import { type Block, clueOfCells, isExactClue } from '../../puzzle/clue.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { allCandidates } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { canBeMet, readerOf } from '../engine-questions/line-reader.ts';
import { arrangementsOf } from '../model/line-arrangements.ts';
import { type LineView, measured, viewRead } from '../model/line-view.ts';
import { makeMarkedBoard, mark } from '../model/marked-board.ts';
import { readLine } from '../verify/verify-line.ts';
import { verifyLineStep } from '../verify/verify-line-step.ts';
import { LINE_TECHNIQUES } from './line-techniques.ts';
import { nextLineStep } from './next-line-step.ts';

const random = makeRandom(11);
const blots = makeRandom(12);

/**
 * Makes a random line with right marks in some of its cells, and with blots over about this share
 * of its blocks.
 */
function randomLine(colours: number, blotted: number) {
  const size = 1 + random.below(14);
  const density = 0.3 + 0.6 * random.real();
  const cells = Array.from({ length: size }, () =>
    random.real() < density ? 1 + random.below(colours) : 0,
  );
  const share = random.real();
  const all = (1 << (colours + 1)) - 1;
  const marks = Int32Array.from(cells, (colour) => {
    const isMarked = random.real() < share;
    return isMarked ? (1 << colour) | (random.below(4) === 0 ? all & random.below(all) : 0) : all;
  });
  const clue: readonly Block[] = clueOfCells(cells).map((block) =>
    blots.real() < blotted ? { ...block, length: null } : block,
  );
  return { clue, cells, marks };
}

function viewOf(clue: readonly Block[], marks: Int32Array): LineView | undefined {
  const reader = readerOf(buildLineTables([clue], [marks.length], 4));
  return canBeMet(reader, 0, marks) ? viewRead(reader, 0, measured(clue), marks) : undefined;
}

describe('lines', () => {
  it('are read alike by tables, by the kernel, by the automaton and by brute force', () => {
    for (let round = 0; round < 3000; round++) {
      const { clue, marks } = randomLine(1 + (round % 3), round % 5 === 0 ? 0.3 : 0);
      const slow = solveLineSlowly(clue, [...marks]);
      const { count, ...ways } = arrangementsOf(clue, marks);
      expect([...ways.possible]).toEqual(slow);
      expect(viewOf(clue, marks)).toMatchObject(ways);
      expect([...(readLine(clue, marks) ?? [])]).toEqual(slow);
    }
  });

  it('have as many arrangements as brute force finds', () => {
    for (let round = 0; round < 300; round++) {
      const { clue, marks } = randomLine(1 + (round % 3), 0.3);
      const fits = (cells: readonly number[]): boolean =>
        cells.every((colour, at) => (marks[at] >>> colour) & 1);
      const ways = [...arrangements(clue, marks.length)].filter(fits);
      expect(arrangementsOf(clue, marks).count).toBe(ways.length);
    }
  });

  it.each(LINE_TECHNIQUES.map((technique) => [technique.id, technique] as const))(
    'are never told too much: %s',
    (_, technique) => {
      const found = { exact: 0, blotted: 0 };
      for (let round = 0; round < 6000; round++) {
        const { clue, marks } = randomLine(1 + (round % 3), round < 4000 ? 0 : 0.4);
        const own = isExactClue(clue) ? 'exact' : 'blotted';
        const view = viewOf(clue, marks);
        if (view === undefined) throw new Error('the marks are right');
        for (const { facts } of technique.find(view)) {
          for (const { at, candidates } of facts) {
            expect(view.possible[at] & ~candidates).toBe(0);
            if (technique.effect === 'paints') expect(candidates & 1).toBe(0);
            if (technique.effect === 'clears') expect(marks[at] & ~candidates & 1).toBe(0);
            found[own]++;
          }
        }
      }
      expect(found.exact).toBeGreaterThan(50);
      expect(found.blotted > 0).toBe(technique.id !== 'empty-line');
    },
  );
});

interface Walk {
  readonly steps: number;
  readonly solved: boolean;
  readonly caseAnalysis: number;
}

/**
 * Makes steps until none is left. With `checks`, each step must be right, and its evidence minimal.
 */
function walk(puzzle: Puzzle, checks: boolean): Walk {
  const cells = new Int32Array(puzzle.width * puzzle.height).fill(allCandidates(puzzle.palette));
  const board = makeMarkedBoard(puzzle, cells);
  let [steps, caseAnalysis] = [0, 0];
  for (let step = nextLineStep(board)?.describe(); step !== undefined; steps++) {
    if (checks) {
      expect(verifyLineStep(puzzle, board.cells, step)).toBeUndefined();
      for (const dropped of step.evidence) {
        const evidence = step.evidence.filter((cell) => cell !== dropped);
        expect(verifyLineStep(puzzle, board.cells, { ...step, evidence })).toBeDefined();
      }
    }
    if (step.technique === 'case-analysis' || step.technique === 'double-positioning')
      caseAnalysis++;
    mark(board, step.conclusions);
    const near = step.conclusions.map(({ cell }) => cell);
    step = nextLineStep(board, near)?.describe();
  }
  return { steps, solved: board.cells.every(isKnown), caseAnalysis };
}

describe('steps', () => {
  it('finish what lines finish, each right and each with minimal evidence', () => {
    let finished = 0;
    for (let round = 0; round < 60; round++) {
      const [width, height] = [2 + random.below(11), 2 + random.below(11)];
      const puzzle = randomPuzzle(random, width, height, 1, 0.6);
      const settled = settleLines(puzzle);
      const { solved } = walk(puzzle, true);
      expect(solved).toBe(settled.grid.cells.every(isKnown));
      if (solved) finished++;
    }
    expect(finished).toBeGreaterThan(10);
  });

  it('are right in colour too', () => {
    for (let round = 0; round < 40; round++) {
      const colours = 2 + (round % 3);
      const picture =
        round % 2 === 0 ? noise(random, 9, 9, colours, 0.7) : shapes(random, 12, 10, colours, 0.6);
      walk(puzzleOf(draftOfPicture(picture, paletteOf(colours))), true);
    }
  });

  it('finish boards with blots and unknown lines, too, without case analysis', () => {
    let finished = 0;
    for (let round = 0; round < 40; round++) {
      const [width, height] = [2 + random.below(11), 2 + random.below(11)];
      const exact = randomPuzzle(random, width, height, 1, 0.65);
      const puzzle = withUnknownLines(random, withBlottedBlocks(random, exact, 0.15), 0.05);
      const { solved, caseAnalysis } = walk(puzzle, true);
      expect(solved).toBe(settleLines(puzzle).grid.cells.every(isKnown));
      if (solved) expect(caseAnalysis).toBe(0);
      if (solved) finished++;
    }
    expect(finished).toBeGreaterThan(5);
  });

  it('finish the built-in puzzles that lines finish, nearly all without case analysis', () => {
    let [lineSolvable, plain] = [0, 0];
    // Larger puzzles would take longer than all the smaller ones together; the table of ratings
    // contains them.
    const puzzles = readLibrary().filter(({ puzzle }) => puzzle.width * puzzle.height <= 2500);
    for (const { puzzle } of puzzles) {
      if (!settleLines(puzzle).grid.cells.every(isKnown)) continue;
      lineSolvable++;
      const { solved, caseAnalysis } = walk(puzzle, false);
      expect(solved).toBe(true);
      if (caseAnalysis === 0) plain++;
    }
    expect(plain).toBeGreaterThanOrEqual(0.95 * lineSolvable);
  });
});
