// Defines blocks and clues, which say what a line must hold, in order.

/**
 * A run of painted cells that a clue asks for: its length in cells, at least 1, and its colour, an
 * index into the palette from 1.
 */
export interface Block {
  readonly length: number;
  readonly colour: number;
}

/**
 * The blocks of a line from left to right or from top to bottom; an empty clue asks for an empty
 * line.
 */
export type Clue = readonly Block[];

/** Makes a clue of one colour from the lengths of its blocks; a 0 means no block. */
export function clueOfLengths(lengths: readonly number[], colour = 1): Clue {
  return lengths.filter((length) => length !== 0).map((length) => ({ length, colour }));
}

/**
 * Returns whether a gap must follow a block: two blocks of the same colour need a gap between them,
 * blocks of different colours do not.
 */
export function needsGap(clue: Clue, block: number): boolean {
  const next = clue[block + 1];
  return next !== undefined && clue[block]?.colour === next.colour;
}

export function paintedCells(clue: Clue): number {
  let sum = 0;
  for (const { length } of clue) sum += length;
  return sum;
}

export function gaps(clue: Clue): number {
  let sum = 0;
  for (let block = 0; block < clue.length; block++) if (needsGap(clue, block)) sum++;
  return sum;
}

/** Returns the clue of a line from the colour index of each cell; 0 is the background. */
export function clueOfCells(colours: readonly number[]): Clue {
  const clue: Block[] = [];
  for (let start = 0, end = 0; start < colours.length; start = end) {
    const colour = colours[start];
    for (end = start + 1; end < colours.length && colours[end] === colour; ) end++;
    if (colour) clue.push({ length: end - start, colour });
  }
  return clue;
}

export function sameClue(a: Clue, b: Clue): boolean {
  return (
    a.length === b.length &&
    a.every(({ length, colour }, i) => b[i]?.length === length && b[i]?.colour === colour)
  );
}
