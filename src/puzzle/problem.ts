// What is wrong with something a person gave us: a coded value, never a throw. A problem says where it
// sits in the text (line, column) and in the puzzle (row or column, block), all counted from 1.

/** A place in a puzzle, counted from 1: one row or one column, and perhaps one of its blocks. */
export interface Where {
  readonly row?: number;
  readonly column?: number;
  readonly block?: number;
}

export interface Problem {
  /** Stable and made for programs, in kebab case: `clue-too-long`. */
  readonly code: string;
  /** Made for people: what is wrong, what was expected, what to do. */
  readonly message: string;
  /** Line of the text, from 1. */
  readonly line?: number;
  /** Column of the text, from 1. */
  readonly column?: number;
  readonly where?: Where;
}

/** Either a value, or at least one problem. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function success<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function failure(...problems: readonly Problem[]): Outcome<never> {
  return { ok: false, problems };
}

/** "row 3, block 2" */
export function describeWhere(where: Where): string {
  const line = where.row === undefined ? `column ${where.column}` : `row ${where.row}`;
  return where.block === undefined ? line : `${line}, block ${where.block}`;
}
