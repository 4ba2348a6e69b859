// The lookup table of the paper: a value for each pair of a clue and a state of its line that the
// training met. All other lines have the value 0, so the table tells nothing of puzzles with other
// clues. Cost: O(1) a line. Source: F. Dandurand, D. Cousineau, T. R. Shultz, Solving nonogram
// puzzles by reinforcement learning, 2012.

import type { ShortLine } from './short-lines.ts';

/** The values by key. */
export type LineValues = ReadonlyMap<string, number>;

/** Returns the key of a line, like `2 1 ?#...`. */
export function keyOfLine({ lengths, cells }: ShortLine): string {
  return [...lengths, cells.map((cell) => '.?#'[cell + 1]).join('')].join(' ');
}

export function valueInTable(table: LineValues, line: ShortLine): number {
  return table.get(keyOfLine(line)) ?? 0;
}
