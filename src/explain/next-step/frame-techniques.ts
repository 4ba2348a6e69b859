// Finds the technique by which a player sees what each frame of a chain adds.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { chainFrames } from '../model/chain-frames.ts';
import { type MarkedBoard, makeMarkedBoard, mark } from '../model/marked-board.ts';
import type { Fact, LineStep, Step, Technique } from '../model/step.ts';
import { stepInLine } from './next-line-step.ts';

/**
 * Returns a technique for each frame. That of a link is the hardest that its line needs on the
 * easiest way to the facts of the link; other frames have the technique of the whole step. `marks`
 * are those before the step.
 */
export function frameTechniques(
  puzzle: Puzzle,
  marks: Int32Array,
  step: Step,
): readonly Technique[] {
  let cells = marks.slice();
  return chainFrames(step).map(({ kind, line, facts }) => {
    if (kind === 'supposition') cells = marks.slice();
    const board = makeMarkedBoard(puzzle, cells);
    for (const { cell, candidates } of facts) cells[cell] &= candidates;
    const isLink = kind === 'link' && line !== undefined;
    return (isLink ? techniqueFor(board, line, facts) : undefined) ?? step.technique;
  });
}

/** Makes steps in the line until the facts hold. Returns undefined if no steps lead there. */
function techniqueFor(
  board: MarkedBoard,
  line: number,
  facts: readonly Fact[],
): Technique | undefined {
  let hardest: LineStep | undefined;
  while (facts.some(({ cell, candidates }) => (board.cells[cell] & ~candidates) !== 0)) {
    const step = stepInLine(board, line);
    if (step === undefined) return undefined;
    mark(board, step.conclusions);
    if (hardest === undefined || step.tier >= hardest.tier) hardest = step;
  }
  return hardest?.technique;
}
