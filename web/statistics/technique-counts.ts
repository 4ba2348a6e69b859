// Counts for each technique in how many puzzles help showed it, in how many solved puzzles it is
// needed, and how many of these the person solved without help.

import { isByPlayer } from '../storage/solved-by.ts';
import type { GameResult } from './results.ts';

export interface TechniqueCount {
  readonly technique: string;
  /** How many puzzles that need the technique were solved without help. */
  readonly alone: number;
  /** How many such puzzles were solved, with help or without. */
  readonly met: number;
  /** The number of puzzles in which help showed the technique. */
  readonly shown: number;
}

/** How many puzzles have to be solved without help until a technique counts as mastered. */
export const MASTERED = 3;

export function isMastered({ alone }: TechniqueCount): boolean {
  return alone >= MASTERED;
}

/**
 * Returns the techniques that any solved puzzle needs or that help showed. `puzzles` has one result
 * a puzzle, and `shown` has a technique once for each puzzle in which it was shown.
 */
export function techniquesOf(
  puzzles: readonly GameResult[],
  shown: readonly string[],
): readonly TechniqueCount[] {
  const solved = puzzles.filter(({ solvedBy }) => isByPlayer(solvedBy));
  const met = solved.flatMap(({ techniques = [], solvedBy }) =>
    techniques.map((technique) => ({ technique, isAlone: solvedBy === 'me' })),
  );
  const names = new Set([...met.map(({ technique }) => technique), ...shown]);
  return [...names].map((technique) => {
    const own = met.filter((each) => each.technique === technique);
    return {
      technique,
      alone: own.filter(({ isAlone }) => isAlone).length,
      met: own.length,
      shown: shown.filter((each) => each === technique).length,
    };
  });
}
