// Verifies steps of one line: confirms each conclusion from the evidence that the step itself
// names, without the code of any technique.

import { allCandidates } from '../../puzzle/palette.ts';
import { cellsOfLine } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import type { LineStep } from '../model/step.ts';
import { readLine } from './verify-line.ts';

/**
 * Returns why a step does not follow on a board with these marks, or undefined when it does. The
 * fields of the step must lie within their ranges.
 */
export function verifyLineStep(
  puzzle: Puzzle,
  cells: Int32Array,
  step: Pick<LineStep, 'line' | 'evidence' | 'conclusions'>,
): string | undefined {
  const line = cellsOfLine(puzzle, step.line);
  const all = allCandidates(puzzle.palette);
  const stranger = [...step.evidence, ...step.conclusions.map(({ cell }) => cell)].find(
    (cell) => !line.includes(cell),
  );
  if (stranger !== undefined) return `cell ${stranger} is not in line ${step.line}`;
  if (step.conclusions.length === 0) return 'nothing is concluded';
  const named = new Set(step.evidence);
  const marks = Int32Array.from(line, (cell) => (named.has(cell) ? cells[cell] : all));
  const read = readLine(clueOfLine(puzzle, step.line), marks);
  if (read === undefined)
    return `no way to place the blocks of line ${step.line} fits the evidence`;
  for (const { cell, candidates } of step.conclusions) {
    const other = read[line.indexOf(cell)] & ~candidates;
    if (other !== 0) return `cell ${cell} can still be otherwise (${other})`;
  }
  return undefined;
}
