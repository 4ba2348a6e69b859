// Verifies steps by symmetry: maps every line of the board to its image, cell by cell, and compares
// the clues.

import { imageOfCell } from '../../puzzle/board-symmetries.ts';
import { type Clue, sameClue } from '../../puzzle/clue.ts';
import { cellsOfLine, lineCount, linesOf, placeOf } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import type { MirrorStep } from '../model/step.ts';
import { firstProblem } from './first-problem.ts';

/**
 * Verifies a step by symmetry. The step holds only when the puzzle has just one solution; the
 * caller has to make sure of that.
 */
export function verifySymmetry(
  puzzle: Puzzle,
  cells: Int32Array,
  {
    turn: symmetry,
    box,
    evidence,
    conclusions,
  }: Pick<MirrorStep, 'turn' | 'box' | 'evidence' | 'conclusions'>,
): string | undefined {
  if (conclusions.length === 0) return 'nothing is concluded';
  if (puzzle.given !== undefined) return 'given cells need not be symmetric';
  const lines = Array.from({ length: lineCount(puzzle) }, (_, line) => line);
  return (
    firstProblem(lines, (line) => verifyLine(puzzle, { turn: symmetry, box }, line)) ??
    firstProblem([...conclusions.keys()], (i) => {
      const { cell, candidates } = conclusions[i];
      const image = imageOfCell(puzzle, symmetry, box, evidence[i]);
      if (image !== cell) return `cell ${cell} is not the image of cell ${evidence[i]}`;
      return (cells[evidence[i]] & ~candidates) === 0
        ? undefined
        : `cell ${evidence[i]} can still be otherwise`;
    })
  );
}

/**
 * Checks one line. The symmetry must map the cells of the line in the box to the cells of some line
 * in the box, in order or backwards, and the clues of these two lines must be the same, read in
 * this order. The clue of a line without cells in the box must be empty.
 */
function verifyLine(
  puzzle: Puzzle,
  { turn: symmetry, box }: Pick<MirrorStep, 'turn' | 'box'>,
  line: number,
): string | undefined {
  const clue = clueOfLine(puzzle, line);
  const inside = cellsOfLine(puzzle, line).filter((cell) => isInside(puzzle, box, cell));
  if (inside.length === 0) return clue?.length === 0 ? undefined : `line ${line} is not empty`;
  const images = inside.map((cell) => imageOfCell(puzzle, symmetry, box, cell));
  const isLaid = linesOf(puzzle, images[0]).some((other) => {
    const target = cellsOfLine(puzzle, other).filter((cell) => isInside(puzzle, box, cell));
    const otherClue = clueOfLine(puzzle, other);
    return (
      (isSame(images, target) && sameClue(clue, otherClue)) ||
      (isSame(images, target.toReversed()) && sameClue(clue, backwards(otherClue)))
    );
  });
  return isLaid ? undefined : `line ${line} does not lie on a line with the same clue`;
}

function isInside(
  { width }: Puzzle,
  { top, left, height, width: across }: MirrorStep['box'],
  cell: number,
): boolean {
  const { row, column } = placeOf({ width }, cell);
  return row >= top && row < top + height && column >= left && column < left + across;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((cell, i) => cell === other[i]);
}

function backwards(clue: Clue): Clue {
  return clue?.toReversed() ?? null;
}
