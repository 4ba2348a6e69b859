// Defines what a line may say after a reading: numbers, each with the digits that make it up, and
// what it costs to believe them.

import { type ExactClue, gaps, paintedCells } from '../../puzzle/clue.ts';

/** A number, and the digits of the line that make it up: from `start` to before `end`. */
export interface NumberPart {
  readonly length: number;
  readonly colour: number;
  readonly start: number;
  readonly end: number;
}

export interface LineChoice {
  readonly parts: readonly NumberPart[];
  /** The negative logarithm of its probability. */
  readonly cost: number;
  /** Whether it puts in, leaves out or lengthens a number although no digit suggests that. */
  readonly isGuess: boolean;
}

/** The most choices of a line that are looked at. */
export const MOST_CHOICES = 500;

export function fitsLine(clue: ExactClue, cells: number): boolean {
  return paintedCells(clue) + gaps(clue) <= cells;
}

/** Returns a text that two choices share just when they are the same clue. */
export function clueKey(clue: ExactClue): string {
  return clue.map(({ length, colour }) => `${length}/${colour}`).join();
}

/**
 * Makes one choice of all that are the same clue, with their probabilities added up, and sorts the
 * choices by cost. The numbers are those of the likeliest.
 */
export function mergedChoices(choices: readonly LineChoice[]): LineChoice[] {
  const merged = new Map<string, LineChoice>();
  for (const choice of choices.toSorted((a, b) => a.cost - b.cost)) {
    const key = clueKey(choice.parts);
    const other = merged.get(key);
    merged.set(key, other === undefined ? choice : { ...other, cost: eitherCost(other, choice) });
  }
  return [...merged.values()].sort((a, b) => a.cost - b.cost);
}

function eitherCost(cheap: LineChoice, dear: LineChoice): number {
  return cheap.cost - Math.log1p(Math.exp(cheap.cost - dear.cost));
}
