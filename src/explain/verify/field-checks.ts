// Checks values that come from JSON and so can be anything. Each check returns what is wrong with a
// value, or undefined. A problem begins with the path to its place (`.links[2].line`), which is put
// together only when there is a problem, so that a right value costs little. Nothing here throws,
// because values are only read, and only simple ones are turned into text.

import { firstProblem } from './first-problem.ts';

export type Check = (value: unknown) => string | undefined;

/** Accepts whole numbers from `from` up to and including `to`, but not a text of digits. */
export function whole(from: number, to: number): Check {
  const isRight = (value: unknown): boolean =>
    Number.isInteger(value) && (value as number) >= from && (value as number) <= to;
  return expecting(isRight, `a whole number from ${from} to ${to}`);
}

export function oneOf(values: readonly unknown[]): Check {
  return expecting((value) => values.includes(value), values.join(', '));
}

export function expecting(isRight: (value: unknown) => boolean, expected: string): Check {
  return (value) => (isRight(value) ? undefined : ` is ${shown(value)}: expected ${expected}`);
}

/**
 * Accepts an array of at most `most` entries; a hole in it counts as an entry that is undefined.
 */
export function listOf(entry: Check, most: number): Check {
  const isList = expecting(Array.isArray, 'a list');
  return (value) => isList(value) ?? problemInList(entry, most, value as readonly unknown[]);
}

function problemInList(entry: Check, most: number, list: readonly unknown[]): string | undefined {
  if (list.length > most) return ` has ${list.length} entries: expected ${most} at most`;
  for (let i = 0; i < list.length; i++) {
    const problem = entry(list[i]);
    if (problem !== undefined) return `[${i}]${problem}`;
  }
  return undefined;
}

/** Accepts a list of numbers without repetitions. */
export function setOf(entry: Check, most: number): Check {
  return both(listOf(entry, most), (list: readonly number[]) =>
    new Set(list).size === list.length ? undefined : ' names something twice',
  );
}

/** Accepts an object whose fields pass these checks; other fields may hold anything. */
export function fields(checks: Readonly<Record<string, Check>>): Check {
  const entries = Object.entries(checks);
  return both(isObject, (value: Readonly<Record<string, unknown>>) =>
    firstProblem(entries, ([key, check]) => {
      const problem = check(value[key]);
      return problem && `.${key}${problem}`;
    }),
  );
}

export const isObject: Check = expecting(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'an object',
);

export function optional(check: Check): Check {
  return (value) => (value === undefined ? undefined : check(value));
}

/**
 * Adds a rule to a check. The rule is applied only to values that pass the check, and so have the
 * type that the rule takes.
 */
export function both<T>(check: Check, rule: (value: T) => string | undefined): Check {
  return (value) => check(value) ?? rule(value as T);
}

/** The greatest number of characters of a text that are shown. */
const MOST_SHOWN = 30;

/**
 * Returns a value as text. Objects, functions and symbols are shown by their type alone, because
 * turning them into text could throw.
 */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, MOST_SHOWN));
  if (Array.isArray(value)) return 'a list';
  const isSimple = value === null || !['object', 'function', 'symbol'].includes(typeof value);
  return isSimple ? `${value}` : `of the type ${typeof value}`;
}
