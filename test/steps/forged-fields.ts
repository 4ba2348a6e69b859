// Changes one place of a value, as a forger of JSON would, for example to a number out of range, to
// a text instead of a number, or to a list with an entry missing or repeated.

import type { Random } from '../../src/engine/random.ts';
import { TECHNIQUES } from '../../src/explain/model/step.ts';
import { BOARD_SYMMETRIES } from '../../src/puzzle/board-symmetries.ts';

type Holder = Record<string, unknown>;

/** Changes one place within `value` and returns `value`. A value without places is replaced. */
export function changed(random: Random, value: unknown): unknown {
  const places = placesOf(value);
  if (places.length === 0) return strange(random, value);
  const { holder, key } = one(random, places);
  if (random.below(12) === 0) delete holder[key];
  else holder[key] = strange(random, holder[key]);
  return value;
}

interface Place {
  readonly holder: Holder;
  readonly key: string;
}

/** Returns every place in a value, except the places within `message`. */
function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key) => [
    { holder, key },
    ...(key === 'message' ? [] : placesOf(holder[key])),
  ]);
}

function strange(random: Random, value: unknown): unknown {
  if (random.below(15) === 0) return oddity(random);
  if (typeof value === 'number') return strangeNumber(random, value);
  if (typeof value === 'string') return one(random, WORDS);
  return Array.isArray(value) ? strangeList(random, value) : oddity(random);
}

/**
 * Returns an odd value. Objects are made anew in each call because a caller may change them. The
 * object with `toString` cannot be converted to text.
 */
function oddity(random: Random): unknown {
  const objects: unknown[] = [null, undefined, { toString: 1, valueOf: 1 }, {}, [], [[]]];
  return one(random, [...objects, '', 'length', '0', true]);
}

const WORDS = [
  ...BOARD_SYMMETRIES,
  ...TECHNIQUES,
  ...['line', 'cases', 'chain', 'sum', 'mirror', 'search', 'least', 'most', 'both'],
  ...['length', '__proto__', 'constructor', ''],
];

function strangeNumber(random: Random, value: number): unknown {
  const near = [value + 1, value - 1, 0, 1, random.below(30)];
  const far = [
    -value,
    -0,
    value + 0.5,
    value + 2 ** 32,
    value + 2 ** 53,
    -(2 ** 53),
    1e300,
    -1e300,
  ];
  const none = [NaN, Infinity, -Infinity, `${value}`, [value], null];
  return one(random, one<unknown[]>(random, [near, near, far, none]));
}

function strangeList(random: Random, list: readonly unknown[]): unknown {
  const at = random.below(list.length + 1);
  const holed = list.slice();
  delete holed[at];
  const entry = list[random.below(list.length)];
  return one(random, [
    list.toSpliced(at, 1),
    list.toSpliced(at, 0, entry),
    list.toSpliced(at, 1, structuredClone(entry)),
    list.toReversed(),
    [],
    holed,
    [...list, random.below(30)],
    Array.from({ length: 300 }, () => entry),
    { ...list, length: list.length },
  ]);
}

function one<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)];
}
