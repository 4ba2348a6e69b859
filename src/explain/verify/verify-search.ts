// Verifies the steps that only a search finds. For each concluded cell, the puzzle is solved again
// with the other values of the cell, for which there must be no solution. These solves use fewer
// layers of the engine than the search for the step did: no probing, no beliefs and no dives.

import type { Layers } from '../../engine/options.ts';
import { makePace } from '../../pacing/pace.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type SearchOptions, solveWithin } from '../engine-questions/solve-within.ts';
import type { SearchStep } from '../model/step.ts';
import { problemOfConclusions } from './verify-conclusions.ts';
import { problemOfFacts } from './verify-fields.ts';

const LAYERS: Partial<Layers> = { probing: false, beliefs: false, dives: false };

/** Returns why a step by search could not be confirmed within the limits; undefined when it was. */
export async function verifySearch(
  puzzle: Puzzle,
  cells: Int32Array,
  step: Pick<SearchStep, 'conclusions'>,
  options: SearchOptions = {},
): Promise<string | undefined> {
  const problem =
    problemOfFacts(puzzle, cells, step) ?? problemOfConclusions(cells, step.conclusions);
  if (problem !== undefined) return problem;
  const pace = makePace(options);
  for (const { cell, candidates } of step.conclusions) {
    const other = cells.slice();
    other[cell] &= ~candidates;
    const found = await solveWithin(puzzle, other, pace, LAYERS);
    if (found === 'cut') return `the search for another value of cell ${cell} had no end`;
    if (found !== 'none') return `cell ${cell} can still be otherwise`;
  }
  return undefined;
}
