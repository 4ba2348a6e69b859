// Reads the puzzle in the text that a client sent, for a method in another process.

import type { Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type PuzzleBounds, readSentPuzzle, type SentPosition } from './sent-position.ts';

export interface ReadPuzzleArgs {
  /** JSON with a `puzzle`. */
  readonly text: string;
  readonly bounds: PuzzleBounds;
  readonly limits: { readonly seconds: number };
}

export async function readPuzzleText({ text, bounds }: ReadPuzzleArgs): Promise<Outcome<Puzzle>> {
  const { puzzle } = JSON.parse(text) as SentPosition;
  return readSentPuzzle(puzzle, bounds);
}
