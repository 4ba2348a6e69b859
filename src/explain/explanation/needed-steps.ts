// Selects the steps without which the last step might not follow, or might be described
// differently. Walks back from the last step and keeps each step that concludes something about a
// cell on which a later kept step rests. Cost: one look at each step.

import { cellsOfLine } from '../../puzzle/places.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { evidenceOf, type Step } from '../model/step.ts';

export function neededSteps(puzzle: Puzzle, steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  const needed = new Set<number>();
  for (const step of steps.toReversed()) {
    if (kept.length > 0 && !step.conclusions.some(({ cell }) => needed.has(cell))) continue;
    kept.push(step);
    for (const cell of cellsBehind(puzzle, step)) needed.add(cell);
  }
  return kept.reverse();
}

/**
 * Returns the cells on which a step or its sentence rests. For a step of one line these are all
 * cells of the line, because the sentence of the step speaks of arrangements, spare cells and the
 * reach of blocks, which depend on all marks of the line.
 */
function cellsBehind(puzzle: Puzzle, step: Step): number[] {
  // The concluded cells are included, because earlier steps may have taken colours from these
  // cells.
  const concluded = step.conclusions.map(({ cell }) => cell);
  const tried = step.kind === 'cases' ? step.cases.map(({ assumption }) => assumption.cell) : [];
  const read = step.kind === 'line' ? cellsOfLine(puzzle, step.line) : evidenceOf(step);
  return [...concluded, ...tried, ...read];
}
