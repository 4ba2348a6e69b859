// Defines the events by which a solver reports its reasoning while it searches. The events speak of
// clauses over cells and over the places of blocks, so a reader need not know the solver.
//
// A literal is two whole numbers, a subject and a value. Subjects below the number of cells are
// cells, row by row; then come the blocks of all rows, top to bottom, then those of all columns. A
// blotted block has two subjects, one after the other: the first for its start, the second for its
// last cell. For a cell, the value `c` says that it has colour c; for a block, the value `q` says
// that it starts at position q or later, or, if the subject is that of its last cell, that this
// cell has position q or a later one. `~value` (that is, -1 - value) says the opposite.

export interface ClauseEvent {
  /**
   * `learnt`: the clause follows from all events before it; `deleted`: the clause is no longer
   * used; `solution`: a solution was found, which is excluded from now on.
   */
  readonly kind: 'learnt' | 'deleted' | 'solution';
  /**
   * The literals of a clause, or the candidate masks of all cells of a solution. The array is valid
   * only during the call of `OnClause`.
   */
  readonly numbers: Int32Array;
  /** How many numbers of the array belong to the event, from the first on. */
  readonly size: number;
}

export type OnClause = (event: ClauseEvent) => void;
