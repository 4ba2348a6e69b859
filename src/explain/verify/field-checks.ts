// Checks values that may be anything, as they come from JSON. Each check returns what is wrong with
// a value, or undefined. A problem begins with the path to its place (`.links[2].line`), which is
// put together only when there is a problem, so that a right value costs no text. Nothing here
// throws: values are read, and only simple ones are shown.

import { firstProblem } from './first-problem.ts';

export type Check = (value: unknown) => string | undefined;

/** A number, and not the text of one. */
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

/** An array of so many entries at most, without holes where the entries may not be undefined. */
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

/** A list of numbers without repetitions. */
export function setOf(entry: Check, most: number): Check {
  return both(listOf(entry, most), (list: readonly number[]) =>
    new Set(list).size === list.length ? undefined : ' names something twice',
  );
}

/** Fields that are not named here may hold anything. */
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

/** Adds a rule for values that the check has found to be of the type that the rule takes. */
export function both<T>(check: Check, rule: (value: T) => string | undefined): Check {
  return (value) => check(value) ?? rule(value as T);
}

/** Letters of a text that are shown. */
const MOST_SHOWN = 30;

/** Only the type of an object is shown, because turning it into text may throw. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, MOST_SHOWN));
  if (Array.isArray(value)) return 'a list';
  const isSimple = value === null || !['object', 'function', 'symbol'].includes(typeof value);
  return isSimple ? `${value}` : `of the type ${typeof value}`;
}
