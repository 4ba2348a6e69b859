// Writes terms of SMT-LIB as text, and leaves out parts that are always true or always false.

import type { Block } from '../../puzzle/clue.ts';

/** A row or a column, with the names that the script uses. */
export interface SmtLine {
  /** The start of the names that belong to the line, such as `row_3`. */
  readonly name: string;
  /** The line and its clue for people, written as a comment. */
  readonly title: string;
  readonly clue: readonly Block[];
  /** How many cells the line has. */
  readonly size: number;
  readonly colours: readonly number[];
  /**
   * Returns the name of the Bool which says whether the cell at `position`, counted from 1, has the
   * colour.
   */
  cell(position: number, colour: number): string;
}

/**
 * The blocks of a line: the commands that declare and constrain them, and the term which says that
 * a block lies on a cell.
 */
export interface BlockTerms {
  readonly commands: readonly string[];
  covers(block: number, position: number): string;
}

/** Returns the name of the Int that says where a block starts; blocks are named from 1. */
export function startName({ name }: SmtLine, block: number): string {
  return `${name}_start_${block + 1}`;
}

/** Returns the name of the Int for the last cell of a block. */
export function endName({ name }: SmtLine, block: number): string {
  return `${name}_end_${block + 1}`;
}

export const SMT_TRUE = 'true';
export const SMT_FALSE = 'false';

export function declare(name: string, sort: 'Bool' | 'Int'): string {
  return `(declare-const ${name} ${sort})`;
}

export function not(term: string): string {
  if (term === SMT_TRUE) return SMT_FALSE;
  return term === SMT_FALSE ? SMT_TRUE : `(not ${term})`;
}

export function and(terms: readonly string[]): string {
  if (terms.includes(SMT_FALSE)) return SMT_FALSE;
  const rest = terms.filter((term) => term !== SMT_TRUE);
  return joined('and', rest) ?? SMT_TRUE;
}

export function or(terms: readonly string[]): string {
  if (terms.includes(SMT_TRUE)) return SMT_TRUE;
  const rest = terms.filter((term) => term !== SMT_FALSE);
  return joined('or', rest) ?? SMT_FALSE;
}

/**
 * Joins terms by an operator. Returns a single term as it is, and undefined if there is no term,
 * because `and` and `or` of SMT-LIB take at least two terms.
 */
function joined(operator: string, terms: readonly string[]): string | undefined {
  return terms.length < 2 ? terms[0] : `(${operator} ${terms.join(' ')})`;
}

/** Returns the term which says that a Bool has the value of a Boolean term. */
export function equal(name: string, term: string): string {
  if (term === SMT_TRUE) return name;
  return term === SMT_FALSE ? not(name) : `(= ${name} ${term})`;
}
