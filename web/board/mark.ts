// What a player has put into a cell, as one small number, so that a board is a byte array: 0 open, 1 a cross (nothing
// here), 1 + c painted in colour c; with TENTATIVE a note, which counts for nothing.

export type Mark = number;

export const OPEN: Mark = 0;
export const CROSS: Mark = 1;
/** Set on a mark that the player only considers. */
export const TENTATIVE = 32;

export function painted(colour: number): Mark {
  return 1 + colour;
}

/** Colour index, or 0 for cells that are not painted for sure. */
export function colourOfMark(mark: Mark): number {
  return mark > CROSS && mark < TENTATIVE ? mark - 1 : 0;
}

/** Candidate masks as the solvers know them: notes are open. */
export function masksOf(cells: Uint8Array, colours: number): Int32Array {
  const all = (1 << (colours + 1)) - 1;
  return Int32Array.from(cells, (mark) =>
    mark === OPEN || mark >= TENTATIVE ? all : 1 << (mark - 1),
  );
}
