// A problem is what is wrong with an input. It is returned as a value with a code, and never
// thrown. A problem says where it sits in the text (line, column) and in the puzzle (row or column,
// block), all counted from 1.

/** A place in a puzzle, counted from 1: one row or one column, and perhaps one of its blocks. */
export interface Where {
  readonly row?: number;
  readonly column?: number;
  readonly block?: number;
}

export interface Problem {
  /** A stable name for programs, in kebab case, such as `clue-too-long`. */
  readonly code: string;
  /**
   * A text for people, which says what is wrong and, where that helps, what was expected and what
   * to do.
   */
  readonly message: string;
  /** Line of the text, from 1. */
  readonly line?: number;
  /** Column of the text, from 1. */
  readonly column?: number;
  readonly where?: Where;
}

/** Either a value, or at least one problem. */
export type Outcome<T> = Success<T> | { readonly ok: false; readonly problems: readonly Problem[] };

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

export function success<T>(value: T): Success<T> {
  return { ok: true, value };
}

/**
 * The most problems in a list: a longer list helps nobody, and hostile input must not make one. If
 * there are others, one more problem says so.
 */
export const MAX_PROBLEMS = 50;
/** The most characters in a message: nobody reads a longer one. */
const MAX_MESSAGE = 700;
const MORE = 'more-problems';

export function failure(...problems: readonly Problem[]): Outcome<never> {
  return { ok: false, problems: bounded(problems) };
}

/**
 * Returns the first problems, each with a message that is not too long, and one more problem that
 * says how many others there are.
 */
export function bounded<P extends Problem>(problems: readonly P[]): readonly (P | Problem)[] {
  const more = problems.length - MAX_PROBLEMS;
  const first = problems.slice(0, MAX_PROBLEMS + 1).map(withShortMessage);
  if (more <= 0 || first[MAX_PROBLEMS]?.code === MORE) return first;
  const rest: Problem = { code: MORE, message: `and ${more} more problems like these` };
  return [...first.slice(0, MAX_PROBLEMS), rest];
}

function withShortMessage<P extends Problem>(problem: P): P {
  return problem.message.length <= MAX_MESSAGE
    ? problem
    : { ...problem, message: shorten(problem.message, MAX_MESSAGE) };
}

/**
 * Adds a problem. The one after `MAX_PROBLEMS` only says that there are more, and all later ones
 * are dropped, so that whoever reads an input may stop there.
 */
export function complain<P extends Problem>(problems: (P | Problem)[], problem: P): void {
  if (problems.length < MAX_PROBLEMS) problems.push(problem);
  else if (problems.length === MAX_PROBLEMS)
    problems.push({ code: MORE, message: 'there are more problems: fix these first' });
}

/** Shortens what somebody wrote, so that a message can quote it. */
export function shorten(text: string, most = 30): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Shortens what somebody wrote, and puts it in quotation marks. */
export function quote(text: string): string {
  return JSON.stringify(shorten(text));
}

/** Describes a place as in "row 3, block 2". */
export function describeWhere(where: Where): string {
  const line = where.row === undefined ? `column ${where.column}` : `row ${where.row}`;
  return where.block === undefined ? line : `${line}, block ${where.block}`;
}
