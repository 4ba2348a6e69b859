// What a solver tells of its reasoning while it searches, in words that need no solver to be
// understood: clauses over cells and block starts.
//
// A literal is two whole numbers, a subject and a value. Subjects below the number of cells are
// cells, row by row; then come the blocks of all rows, top to bottom, then those of all columns. Of
// a cell, `c` says that it has colour c; of a block, `q` says that it starts at position q or
// later. `~value` (that is -1 - value) denies it.

export interface ClauseEvent {
  /**
   * `learnt`: follows from all before; `deleted`: is not used any more; `solution`: was found, and
   * is left out from now on.
   */
  readonly kind: 'learnt' | 'deleted' | 'solution';
  /**
   * Of a clause its literals; of a solution the candidate masks of all cells. Valid during the call
   * alone.
   */
  readonly numbers: Int32Array;
  /** How many of the numbers count. */
  readonly size: number;
}

export type OnClause = (event: ClauseEvent) => void;
