// A problem is what is wrong with an input. It is returned as a value with a code, and never
// thrown. A problem can name its place in the text (line, column) and in the puzzle (row or column,
// block), all counted from 1.

import { countOf, type Worded, type Wording, worded } from './wording.ts';

/**
 * A place in a puzzle, counted from 1: a row or a column, perhaps with one of its blocks, or a cell
 * by its row and column.
 */
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
  /**
   * How the message was made, for those who say it in another language; the problems of texts have
   * it. If there is a `format`, the message names that format first, and the wording does not.
   * Templates change with the English words, so programs had better look at the code.
   */
  readonly wording?: Wording;
  /** Line of the text, from 1. */
  readonly line?: number;
  /** Column of the text, from 1. */
  readonly column?: number;
  readonly where?: Where;
  /** The id of the format in which a text was read that no format recognised. */
  readonly format?: string;
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
 * The most problems in a list, not counting the problem which says that there are more. A longer
 * list helps nobody, and hostile input must not be able to fill the memory.
 */
export const MAX_PROBLEMS = 50;
/** A message is cut after this many characters: nobody reads more. */
const MAX_MESSAGE = 700;
const MORE = 'more-problems';

export function failure(...problems: readonly Problem[]): Outcome<never> {
  return { ok: false, problems: bounded(problems) };
}

/**
 * Returns the first `MAX_PROBLEMS` problems, with long messages cut short. If there are more
 * problems, the list ends with a problem that says so.
 */
export function bounded<P extends Problem>(problems: readonly P[]): readonly (P | Problem)[] {
  const more = problems.length - MAX_PROBLEMS;
  const first = problems.slice(0, MAX_PROBLEMS + 1).map(withShortMessage);
  if (more <= 0 || first[MAX_PROBLEMS]?.code === MORE) return first;
  const words = worded`and ${countOf(more, 'more problem')} like these`;
  return [...first.slice(0, MAX_PROBLEMS), { code: MORE, ...words }];
}

function withShortMessage<P extends Problem>(problem: P): P {
  return problem.message.length <= MAX_MESSAGE
    ? problem
    : { ...problem, message: shorten(problem.message, MAX_MESSAGE) };
}

/** Returns what programs get of a problem: all but its wording, which changes with the English. */
export function problemJson<P extends Problem>({ wording: _, ...rest }: P): Omit<P, 'wording'> {
  return rest;
}

/**
 * Adds a problem to a list of fewer than `MAX_PROBLEMS` problems. To a list of `MAX_PROBLEMS`, adds
 * a problem that says there are more. Leaves a longer list as it is.
 */
export function complain<P extends Problem>(problems: (P | Problem)[], problem: P): void {
  if (problems.length < MAX_PROBLEMS) problems.push(problem);
  else if (problems.length === MAX_PROBLEMS)
    problems.push({ code: MORE, ...worded`there are more problems: fix these first` });
}

/**
 * Cuts a text after `most` characters and adds an ellipsis, so that a message can quote the text.
 */
export function shorten(text: string, most = 30): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Shortens a text with `shorten`, and writes it as a JSON string. */
export function quote(text: string): string {
  return JSON.stringify(shorten(text));
}

/** Names a row or a column, as in "row 3". */
export function lineInWords(axis: 'row' | 'column', number: number): Worded {
  return axis === 'row' ? worded`row ${number}` : worded`column ${number}`;
}

/** Describes a place by its row, column and block, as in "row 3, block 2". */
export function describeWhere(where: Where): string {
  return (['row', 'column', 'block'] as const)
    .filter((part) => where[part] !== undefined)
    .map((part) => `${part} ${where[part]}`)
    .join(', ');
}
