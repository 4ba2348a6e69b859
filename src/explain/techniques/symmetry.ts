// 22. When the clues stay the same under a symmetry of the board, the image of a solution is a
// solution too. So when there is only one solution, the solution is its own image, and every known
// cell settles its image. This needs the promise that there is only one solution, which the puzzle
// itself does not give.

import { symmetriesOf } from '../../engine/board/find-symmetries.ts';
import {
  type BoardSymmetry,
  boxOf,
  imageOfCell,
  type TurnedArea,
} from '../../puzzle/board-symmetries.ts';
import { isKnown } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { MirrorStep } from '../model/step.ts';

/**
 * Returns the step by the symmetry that settles the most cells; all cells that this symmetry
 * settles are one step. Returns undefined when no symmetry settles a cell, and for puzzles with
 * given cells, which need not be symmetric.
 */
export function symmetry(puzzle: Puzzle, marks: Int32Array): MirrorStep | undefined {
  if (puzzle.given !== undefined) return undefined;
  const box = boxOf(puzzle);
  const steps = symmetriesOf(puzzle).map(({ symmetry: each }) => stepOf(puzzle, marks, each, box));
  const [best] = steps.toSorted((a, b) => b.conclusions.length - a.conclusions.length);
  return best !== undefined && best.conclusions.length > 0 ? best : undefined;
}

/**
 * Makes the step by one symmetry. Each symmetry has a sentence, such as `symmetry.left-right`, with
 * the parameter `cells`, the number of cells that are settled.
 */
function stepOf(
  puzzle: Puzzle,
  marks: Int32Array,
  symmetry: BoardSymmetry,
  box: TurnedArea,
): MirrorStep {
  const mirrored = [...marks.keys()].flatMap((cell) => {
    const image = imageOfCell(puzzle, symmetry, box, cell);
    return isKnown(marks[cell]) && !isKnown(marks[image]) ? [{ cell, image }] : [];
  });
  return {
    kind: 'mirror',
    technique: 'symmetry',
    tier: 6,
    turn: symmetry,
    box,
    evidence: mirrored.map(({ cell }) => cell),
    conclusions: mirrored.map(({ cell, image }) => ({ cell: image, candidates: marks[cell] })),
    message: { key: `symmetry.${symmetry}`, params: { cells: mirrored.length } },
  };
}
