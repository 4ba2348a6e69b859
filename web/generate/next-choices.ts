// The choices for the puzzle after a generated one: one like it, an easier or a harder one.

import { LABELS, type Label, UNIQUE_LABELS } from '../../src/explain/rate/label.ts';
import type { OwnPuzzle } from '../storage/records.ts';
import { FIRST_CHOICES, knownChoices, MOST_COLOURS, type PuzzleChoices } from './puzzle-choices.ts';

export const NEXT_TURNS = ['like', 'easier', 'harder'] as const;
type NextTurn = (typeof NEXT_TURNS)[number];

/**
 * Returns undefined if nothing is easier, or harder. A technique is asked for again only at the
 * same difficulty, because it may not fit another one.
 */
export function nextChoices(
  { puzzle, choices, difficulty }: OwnPuzzle,
  turn: NextTurn,
): PuzzleChoices | undefined {
  const { width, height, palette } = puzzle;
  const colours = Math.min(palette.length - 1, MOST_COLOURS);
  const facts = { ...FIRST_CHOICES, difficulty: 'any', width, height, colours } as const;
  const own = knownChoices(choices, facts);
  const rank = LABELS.indexOf(difficulty as Label);
  const label = UNIQUE_LABELS[rank < 0 ? UNIQUE_LABELS.indexOf('easy') : rank];
  if (turn === 'like') return { ...own, difficulty: label ?? own.difficulty };
  const next = UNIQUE_LABELS[UNIQUE_LABELS.indexOf(label) + (turn === 'harder' ? 1 : -1)];
  return next && { ...own, difficulty: next, technique: 'any' };
}
