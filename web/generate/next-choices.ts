// The choices for the puzzle after a generated one: one like it, an easier or a harder one.

import { UNIQUE_LABELS } from '../../src/explain/rate/label.ts';
import type { OwnPuzzle } from '../storage/records.ts';
import { FIRST_CHOICES, knownChoices, MOST_COLOURS, type PuzzleChoices } from './puzzle-choices.ts';

export const NEXT_TURNS = ['like', 'easier', 'harder'] as const;
type NextTurn = (typeof NEXT_TURNS)[number];

/**
 * Returns undefined if nothing is easier, or harder; a puzzle that was not rated counts as easy. A
 * technique is asked for again only at the same difficulty, because it may not fit another one.
 */
export function nextChoices(
  { puzzle, choices, difficulty }: OwnPuzzle,
  turn: NextTurn,
): PuzzleChoices | undefined {
  const { width, height, palette } = puzzle;
  const colours = Math.min(palette.length - 1, MOST_COLOURS);
  const facts = { ...FIRST_CHOICES, difficulty: 'any', width, height, colours } as const;
  const own = { ...knownChoices(choices, facts), count: '1' } as const;
  const label = UNIQUE_LABELS.find((each) => each === difficulty);
  if (turn === 'like')
    return label === undefined ? own : { ...own, difficulty: label, hardest: 'same' };
  const from = UNIQUE_LABELS.indexOf(label ?? 'easy');
  const next = UNIQUE_LABELS[from + (turn === 'harder' ? 1 : -1)];
  return next && { ...own, difficulty: next, hardest: 'same', technique: 'any' };
}
