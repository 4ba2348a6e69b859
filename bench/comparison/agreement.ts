// Holds all answers to a puzzle against each other. A disagreement is an error of our own code, so
// it ends the comparison.

import { missedSolutions } from '../../src/methods/index.ts';
import { isSolution } from '../../src/puzzle/check-grid.ts';
import { parseRows, writeRows } from '../../src/puzzle/grid-text.ts';
import { verdictOf } from '../../src/puzzle/verdict.ts';
import type { BenchPuzzle } from '../engine/bench-set.ts';
import type { Answer } from './contestant.ts';

type Claim = Pick<Answer, 'solutions' | 'complete'> & { readonly name: string };

/** The answers so far, by the id of the puzzle. */
export type Claims = Map<string, Claim[]>;

/**
 * Adds an answer to the others. Throws if one of its solutions is none, or if it and another
 * answer, or what is known of the puzzle, cannot both be true.
 */
export function agree(claims: Claims, puzzle: BenchPuzzle, answer: Claim): void {
  for (const rows of answer.solutions) {
    if (!fits(puzzle, rows)) throw new Error(`${answer.name}: a wrong solution of ${puzzle.id}`);
  }
  const all = [...(claims.get(puzzle.id) ?? known(puzzle)), answer];
  claims.set(puzzle.id, all);
  missedSolutions(all).forEach((missed, i) => {
    if (missed > 0) throw new Error(disagreement(puzzle, all[i], missed));
  });
}

function fits({ puzzle }: BenchPuzzle, rows: readonly string[]): boolean {
  const grid = parseRows(rows, puzzle.palette);
  return grid.ok && isSolution(puzzle, grid.value);
}

/** The picture from which a puzzle was made is a solution; of unique puzzles it is the only one. */
function known({ puzzle: { goal, palette }, verdict }: BenchPuzzle): Claim[] {
  if (goal === undefined) return [];
  const solutions = [writeRows(goal, palette)];
  return [{ name: 'the goal', solutions, complete: verdict === 'unique' }];
}

function disagreement({ id }: BenchPuzzle, claim: Claim, missed: number): string {
  const verdict = verdictOf(claim);
  return `${claim.name} says that ${id} is ${verdict}, but others have ${missed} more solutions`;
}
