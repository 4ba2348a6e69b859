// Tells whether a puzzle needs a technique of lines in the strict sense: where the easiest steps of
// all other techniques up to its tier end, it finds something.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { newFacts } from '../model/line-finding.ts';
import { linesWithNews, makeMarkedBoard, viewOf } from '../model/marked-board.ts';
import { marksAtStart } from '../model/move-history.ts';
import type { Technique } from '../model/step.ts';
import { LINE_TECHNIQUES } from './line-techniques.ts';
import { markedSteps } from './marked-steps.ts';
import { findStep } from './next-step.ts';

/**
 * Returns false for a technique that looks at more than one line. Cost: about that of a rating,
 * below 1 ms for 15x15 cells.
 */
export function isStrictlyNeeded(puzzle: Puzzle, technique: Technique): boolean {
  const wanted = LINE_TECHNIQUES.find(({ id }) => id === technique);
  if (wanted === undefined) return false;
  const board = makeMarkedBoard(puzzle, marksAtStart(puzzle), technique);
  const steps = markedSteps(board, (near) => findStep(board, { near, tier: wanted.tier }));
  while (steps.next().done !== true);
  return linesWithNews(board).some((line) => {
    const view = viewOf(board, line);
    return view !== null && wanted.find(view).some(({ facts }) => newFacts(view, facts).length > 0);
  });
}
