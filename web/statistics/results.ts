// The results that the statistics are made of: the finished games of the log, and those better ones
// of which only a saved game tells, how and how fast but not when. They are from before the log, or
// came without it from another device.

import { defined } from '../../src/puzzle/defined.ts';
import type { Size } from '../../src/puzzle/places.ts';
import type { Difficulty } from '../storage/records.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Solve } from '../storage/solve.ts';
import { SOLVED_BY, solvedByOf } from '../storage/solved-by.ts';

/** A finished game; a game outside of the log lacks its date, and its time unless it is a best. */
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
  const logged = new Map(bestByPuzzle(solves).map((solve) => [solve.puzzleId, solve]));
  const others = [...saves.values()].flatMap((save): readonly GameResult[] => {
    const { puzzleId, best } = save;
    const [solvedBy, puzzle] = [solvedByOf(save), puzzleOf(puzzleId)];
    if (solvedBy === undefined || puzzle === undefined) return [];
    const { width, height, difficulty } = puzzle;
    const known = logged.get(puzzleId);
    const facts = defined({ difficulty, elapsed: best });
    const result = { puzzleId, width, height, solvedBy, ...facts };
    return known === undefined || isBetter(result, known) ? [result] : [];
  });
  return withKnownTechniques([...others, ...solves]);
}

/**
 * Gives each result what any game of its puzzle knows of the techniques, because not every rating
 * comes to an end.
 */
export function withKnownTechniques<Result extends GameResult>(
  results: readonly Result[],
): readonly Result[] {
  const known = new Map(
    results.flatMap(({ puzzleId, techniques }) =>
      techniques === undefined ? [] : [[puzzleId, techniques] as const],
    ),
  );
  return results.map((result) => ({
    ...result,
    ...defined({ techniques: known.get(result.puzzleId) }),
  }));
}

/** Returns one result a puzzle, its best. */
export function bestByPuzzle(results: readonly GameResult[]): readonly GameResult[] {
  const best = new Map<string, GameResult>();
  for (const result of results) {
    const known = best.get(result.puzzleId);
    if (known === undefined || isBetter(result, known)) best.set(result.puzzleId, result);
  }
  return [...best.values()];
}

function isBetter(result: GameResult, known: GameResult): boolean {
  const [rank, knownRank] = [rankOf(result), rankOf(known)];
  return rank === knownRank ? secondsOf(result) < secondsOf(known) : rank < knownRank;
}

function rankOf({ solvedBy }: GameResult): number {
  return SOLVED_BY.indexOf(solvedBy);
}

/** Whole seconds, because codes of games round times down to milliseconds. */
function secondsOf(result: GameResult): number {
  const time = timeOf(result);
  return time === undefined ? Number.POSITIVE_INFINITY : Math.floor(time / 1000);
}

/** Returns the time of the whole puzzle, in milliseconds; undefined if it is not known. */
export function timeOf({ elapsed, partial }: GameResult): number | undefined {
  return partial ? undefined : elapsed;
}
