// Defines blocks and clues, which say what a line must hold, in order.

/** A run of painted cells that a clue asks for. */
export interface Block {
  /** The number of cells, at least 1; null if the block is blotted: its length is unknown. */
  readonly length: number | null;
  /** An index into the palette, from 1. */
  readonly colour: number;
}

/**
 * The blocks of a line from left to right or from top to bottom; an empty clue asks for an empty
 * line. The clue of an unknown line, of which nothing is said, is null.
 */
export type Clue = readonly Block[] | null;

/** A block whose length is known. */
export interface ExactBlock extends Block {
  readonly length: number;
}

/** A clue that tells every length, so that the line has as many painted cells as it says. */
export type ExactClue = readonly ExactBlock[];

/** Returns whether a clue tells the lengths of all its blocks; that of an unknown line does not. */
export function isExactClue(clue: Clue): clue is ExactClue {
  return clue?.every(({ length }) => length !== null) ?? false;
}

/** Makes a clue of one colour from the lengths of its blocks; a 0 means no block. */
export function clueOfLengths(lengths: readonly number[], colour = 1): ExactClue {
  return lengths.filter((length) => length !== 0).map((length) => ({ length, colour }));
}

/**
 * Returns whether a gap must follow a block: two blocks of the same colour need a gap between them,
 * blocks of different colours do not.
 */
export function needsGap(clue: readonly Block[], block: number): boolean {
  const next = clue[block + 1];
  return next !== undefined && clue[block]?.colour === next.colour;
}

/** Returns how many painted cells a clue needs at least; an exact clue needs just as many. */
export function paintedCells(clue: readonly Block[]): number {
  let sum = 0;
  for (const { length } of clue) sum += length ?? 1;
  return sum;
}

export function gaps(clue: readonly Block[]): number {
  let sum = 0;
  for (let block = 0; block < clue.length; block++) if (needsGap(clue, block)) sum++;
  return sum;
}

/** Returns the clue of a line from the colour index of each cell; 0 is the background. */
export function clueOfCells(colours: readonly number[]): ExactClue {
  const clue: ExactBlock[] = [];
  for (let start = 0, end = 0; start < colours.length; start = end) {
    const colour = colours[start];
    for (end = start + 1; end < colours.length && colours[end] === colour; ) end++;
    if (colour) clue.push({ length: end - start, colour });
  }
  return clue;
}

export function sameClue(a: Clue, b: Clue): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.length === b.length &&
    a.every(({ length, colour }, i) => b[i]?.length === length && b[i]?.colour === colour)
  );
}
