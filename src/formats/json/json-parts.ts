// Finds the parts of a puzzle in a JSON object, under the names that programs give them. Capitals,
// `_` and `-` make no difference: `row_clues` is `rowClues`. Clues may stand in an object of their
// own. Keys that are no part of a puzzle are listed, so that somebody can be told.

import { quote } from '../../puzzle/problem.ts';
import { META_KEYS } from '../../puzzle/puzzle.ts';
import { worded } from '../../puzzle/wording.ts';
import type { Path, PathProblem } from '../text/json-places.ts';
import { isJsonObject, type JsonObject } from './json-value.ts';

/** A value with its key; it stands at `path` of the JSON. */
export interface JsonPart {
  readonly key: string;
  readonly value: unknown;
  readonly path: Path;
}

/** The names of each part, folded; those that this program writes come first. */
const NAMES = {
  id: ['id'],
  title: ['title', 'name'],
  author: ['author', 'by'],
  authorId: ['authorid'],
  copyright: ['copyright'],
  licence: ['licence', 'license'],
  source: ['source'],
  description: ['description'],
  notes: ['notes'],
  date: ['date'],
  type: ['type'],
  width: ['width'],
  height: ['height'],
  palette: ['palette', 'colors', 'colours'],
  rows: ['rows', 'rowclues', 'rowhints', 'ver'],
  columns: ['cols', 'columns', 'colclues', 'columnclues', 'colhints', 'columnhints', 'hor'],
  goal: ['goal', 'solution', 'image', 'grid'],
  otherGoals: ['othergoals'],
  saved: ['saved'],
  given: ['given'],
  content: ['content'],
  otherProperties: ['otherproperties'],
} as const;
type PartName = keyof typeof NAMES;

/** The names of objects that clues stand in; the other parts stand beside `clues`. */
const INNER = ['puzzle', 'clues'];
/** The parts that may stand beside a whole puzzle, because they are about it. */
const ABOUT: ReadonlySet<PartName> = new Set(META_KEYS);

export interface JsonParts {
  readonly parts: ReadonlyMap<PartName, JsonPart>;
  /** The values that are no part, or that stand beside a part of the same name. */
  readonly others: readonly JsonPart[];
}

const PART_OF: ReadonlyMap<string, { readonly name: PartName; readonly rank: number }> = new Map(
  Object.entries(NAMES).flatMap(([name, keys]) =>
    keys.map((key, rank) => [key, { name: name as PartName, rank }] as const),
  ),
);

/** Finds the parts of an object, and of the object within it that has the clues. */
export function findJsonParts(value: JsonObject, path: Path): JsonParts {
  const found = partsOf(value, path);
  if (found.parts.has('rows') && found.parts.has('columns')) return found;
  const inner = found.others.find(
    (other) => INNER.includes(folded(other.key)) && isJsonObject(other.value),
  );
  if (inner === undefined) return found;
  const within = findJsonParts(inner.value as JsonObject, inner.path);
  const isWhole = folded(inner.key) === 'puzzle';
  const isOutside = (name: PartName): boolean =>
    !within.parts.has(name) && (!isWhole || ABOUT.has(name));
  const outside = [...found.parts].filter(([name]) => isOutside(name));
  const unused = [...found.parts].filter(([name]) => !isOutside(name)).map(([, part]) => part);
  return {
    parts: new Map([...outside, ...within.parts]),
    others: [...unused, ...found.others.filter((other) => other !== inner), ...within.others],
  };
}

function partsOf(value: JsonObject, path: Path): JsonParts {
  const parts = new Map<PartName, JsonPart & { readonly rank: number }>();
  const others: JsonPart[] = [];
  for (const [key, each] of Object.entries(value)) {
    if (each === undefined) continue;
    const part = { key, value: each, path: [...path, key] };
    const named = PART_OF.get(folded(key));
    if (named === undefined) {
      others.push(part);
      continue;
    }
    const ranked = { ...part, rank: rankOf(part, named) };
    const rival = parts.get(named.name);
    const isBetter = rival === undefined || ranked.rank < rival.rank;
    const worse = isBetter ? rival : ranked;
    if (worse !== undefined) others.push(worse);
    if (isBetter) parts.set(named.name, ranked);
  }
  return { parts, others };
}

/**
 * The rank of a part among those that may stand for the same; the lowest one is read. A number of
 * rows under the name of their clues comes behind all lists, and so does null.
 */
function rankOf({ value }: JsonPart, { name, rank }: { name: PartName; rank: number }): number {
  const isList = Array.isArray(value) || (name !== 'rows' && name !== 'columns');
  return rank + (value === null || !isList ? LAST : 0);
}

/** More than any part has names. */
const LAST = 100;

function folded(key: string): string {
  return key.length > LONGEST ? key : key.toLowerCase().replace(/[\s_-]/g, '');
}

/** Longer keys are no name of a part. */
const LONGEST = 30;

/** Returns the remark that a part of the JSON is not read. */
export function notReadRemark({ key, path }: JsonPart): PathProblem {
  return { code: 'not-read', ...worded`the key ${quote(key)} is not read`, path };
}
