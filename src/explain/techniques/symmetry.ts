// 22. Where the clues are the same after a mirror or a turn, the picture turned solves them too;
// when there is only one solution it is therefore the same after the turn, and every known cell
// tells its image. It holds only by the promise that there is one solution, which has to come from
// outside.

import { symmetriesOf } from '../../engine/board/find-symmetries.ts';
import { type BoardSymmetry, type Box, boxOf, imageOf } from '../../puzzle/board-symmetries.ts';
import { isKnown } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { MirrorStep } from '../model/step.ts';

/** The turn that tells most; all that it tells is one step. */
export function symmetry(puzzle: Puzzle, marks: Int32Array): MirrorStep | undefined {
  const box = boxOf(puzzle);
  const steps = symmetriesOf(puzzle).map(({ symmetry: turn }) => stepOf(puzzle, marks, turn, box));
  const [best] = steps.toSorted((a, b) => b.conclusions.length - a.conclusions.length);
  return best !== undefined && best.conclusions.length > 0 ? best : undefined;
}

/** Sentences `symmetry.left-right` and so on, one for each turn: `cells`, how many are told. */
function stepOf(puzzle: Puzzle, marks: Int32Array, turn: BoardSymmetry, box: Box): MirrorStep {
  const told = [...marks.keys()].flatMap((cell) => {
    const image = imageOf(puzzle, turn, box, cell);
    return isKnown(marks[cell]) && !isKnown(marks[image]) ? [{ cell, image }] : [];
  });
  return {
    kind: 'mirror',
    technique: 'symmetry',
    tier: 6,
    turn,
    box,
    evidence: told.map(({ cell }) => cell),
    conclusions: told.map(({ cell, image }) => ({ cell: image, candidates: marks[cell] })),
    message: { key: `symmetry.${turn}`, params: { cells: told.length } },
  };
}
