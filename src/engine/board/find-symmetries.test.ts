import { describe, expect, it } from 'vitest';
import { puzzleOf, symmetricPuzzle } from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { isSolution } from '../../puzzle/check-grid.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { makeRandom } from '../random.ts';
import { imageOfSolution, switchOf } from '../search/second-solution.ts';
import { solve } from '../solve.ts';
import { type Board, makeBoard } from './board.ts';
import { symmetriesOf } from './find-symmetries.ts';
import { type Fold, foldAlong, propagateFold } from './fold-board.ts';

/** Makes the puzzle of a picture, in which painted cells are #. */
function puzzleFrom(...rows: string[]): Puzzle {
  const lengths = (line: string): number[] => (line.match(/#+/g) ?? []).map((run) => run.length);
  const columns = [...rows[0]].map((_, c) => rows.map((row) => row[c]).join(''));
  return puzzleOf({
    rows: rows.map((row) => clueOfLengths(lengths(row))),
    columns: columns.map((column) => clueOfLengths(lengths(column))),
    palette: BLACK_AND_WHITE,
  });
}

function cellsFrom(...rows: string[]): Int32Array {
  return Int32Array.from(rows.join(''), (symbol) => (symbol === '#' ? 2 : 1));
}

function isConsistent(board: Board, fold: Fold): boolean {
  const steps = propagateFold(board, fold);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe('symmetries of the clues', () => {
  it('are all eight but the identity for a plus, wherever it stands', () => {
    expect(symmetriesOf(puzzleFrom('.#.', '###', '.#.'))).toHaveLength(7);
    const aside = puzzleFrom('.....', '..#..', '.###.', '..#..', '.....', '.....');
    expect(symmetriesOf(aside)).toHaveLength(7);
  });

  it('are those of the picture, for a picture that its clues determine', () => {
    expect(symmetriesOf(puzzleFrom('#..', '##.', '###'))).toHaveLength(1);
    expect(symmetriesOf(puzzleFrom('##.', '##.', '###', '..#'))).toHaveLength(0);
    expect(symmetriesOf(puzzleFrom('#.#', '###'))).toHaveLength(1);
    expect(symmetriesOf(puzzleFrom('...', '...'))).toHaveLength(0);
  });

  it('send solutions to solutions', () => {
    const random = makeRandom(5);
    let images = 0;
    for (let round = 0; round < 300; round++) {
      const puzzle = symmetricPuzzle(random, 4, 4, 1 + random.below(2), 0.5);
      const maps = symmetriesOf(puzzle);
      for (const map of maps)
        expect([...map.cells].sort((a, b) => a - b)).toEqual([...map.cells.keys()]);
      for (const text of solveSlowly(puzzle)) {
        const cells = Int32Array.from(text.replaceAll('/', ''), (digit) => 1 << Number(digit));
        for (const map of maps) {
          const image = imageOfSolution(cells, [map]);
          if (image === undefined) continue;
          images++;
          expect(isSolution(puzzle, { width: 4, height: 4, cells: image })).toBe(true);
        }
      }
    }
    expect(images).toBeGreaterThan(50);
  });
});

describe('a folded board', () => {
  it('keeps what symmetric solutions have', () => {
    const picture = ['#..#', '.##.', '.##.', '#..#'];
    const puzzle = puzzleFrom(...picture);
    const board = makeBoard(puzzle);
    const fold = foldAlong(symmetriesOf(puzzle));
    expect(new Set(fold.cellOf).size).toBe(3);
    expect(new Set(fold.lineOf).size).toBe(2);
    expect(isConsistent(board, fold)).toBe(true);
    cellsFrom(...picture).forEach((mask, cell) => {
      expect(board.cells[cell] & mask).toBe(mask);
    });
  });

  it('says when lines rule every symmetric solution out', () => {
    // The columns make the first cell of the first row black and its mirror image white.
    const puzzle = puzzleFrom('##.', '...', '...');
    const mirror = {
      symmetry: 'left-right' as const,
      cells: Int32Array.from([2, 1, 0, 5, 4, 3, 8, 7, 6]),
      lines: Int32Array.from([0, 1, 2, 5, 4, 3]),
    };
    expect(isConsistent(makeBoard(puzzle), foldAlong([mirror]))).toBe(false);
  });
});

describe('an elementary switch', () => {
  it('exchanges four cells where every clue stays', async () => {
    const puzzle = puzzleFrom('#...', '.#..', '....');
    const other = switchOf(puzzle, cellsFrom('#...', '.#..', '....'));
    expect(other).toEqual(cellsFrom('.#..', '#...', '....'));
    expect((await solve(puzzle)).solutions).toHaveLength(2);
  });

  it('moves ends of blocks, and lone cells across their gap', () => {
    const blocks = ['##..', '.##.', '####'];
    expect(switchOf(puzzleFrom(...blocks), cellsFrom(...blocks))).toEqual(undefined);
    const far = ['#...', '...#'];
    expect(switchOf(puzzleFrom(...far), cellsFrom(...far))).toEqual(cellsFrom('...#', '#...'));
  });

  it('is not found where there is none', () => {
    expect(switchOf(puzzleFrom('##', '#.'), cellsFrom('##', '#.'))).toBe(undefined);
  });
});
