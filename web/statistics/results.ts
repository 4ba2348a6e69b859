// The results that the statistics are made of: the finished games of the log, and puzzles that were
// solved before there was a log, of which a saved game tells how but not when.

import { defined } from '../../src/puzzle/defined.ts';
import type { Size } from '../../src/puzzle/places.ts';
import type { Difficulty } from '../storage/records.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Solve } from '../storage/solve.ts';
import { SOLVED_BY, type SolvedBy, solvedByOf } from '../storage/solved-by.ts';

/** A finished game; a game from before the log lacks its date, and its time unless it is a best. */
export type GameResult = Omit<Solve, 'elapsed' | 'finished' | 'colours'> &
  Partial<Pick<Solve, 'elapsed' | 'finished'>>;

/** The facts about a puzzle that the library has. */
export interface KnownPuzzle extends Size {
  readonly difficulty?: Difficulty;
}

export function resultsOf(
  solves: readonly Solve[],
  saves: ReadonlyMap<string, SavedGame>,
  puzzleOf: (id: string) => KnownPuzzle | undefined,
): readonly GameResult[] {
  const logged = new Set(solves.map(({ puzzleId }) => puzzleId));
  const earlier = [...saves.values()].flatMap((save): readonly GameResult[] => {
    const { puzzleId, best } = save;
    const [solvedBy, puzzle] = [solvedByOf(save), puzzleOf(puzzleId)];
    if (logged.has(puzzleId) || solvedBy === undefined || puzzle === undefined) return [];
    const { width, height, difficulty } = puzzle;
    return [{ puzzleId, width, height, solvedBy, ...defined({ difficulty, elapsed: best }) }];
  });
  return [...earlier, ...solves];
}

/** Returns one result a puzzle, its best. */
export function bestByPuzzle(results: readonly GameResult[]): readonly GameResult[] {
  const best = new Map<string, GameResult>();
  for (const result of results) {
    const known = best.get(result.puzzleId);
    if (known === undefined || rankOf(result) < rankOf(known)) best.set(result.puzzleId, result);
  }
  return [...best.values()];
}

function rankOf({ solvedBy }: { readonly solvedBy: SolvedBy }): number {
  return SOLVED_BY.indexOf(solvedBy);
}
