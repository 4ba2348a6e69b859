// Reads the configuration file: JSON with comments. A key that is no setting is refused, because it
// may be misspelt. Problems name the file, the line and the column.

import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { textPlaceOf } from '../../formats/text/text-lines.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import type { GivenSettings } from './given-settings.ts';
import { SETTINGS } from './settings.ts';

export interface ConfigFile {
  readonly path: string;
  readonly text: string;
}

export function fileSettings({ path, text }: ConfigFile): Outcome<GivenSettings> {
  const plain = text.replace(/^\uFEFF/, '');
  const at = (offset: number): string => {
    const { line, column } = textPlaceOf(plain, offset);
    return `${path}:${line}:${column}`;
  };
  const errors: ParseError[] = [];
  const root = parseTree(plain, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error !== undefined || root === undefined) {
    const place = at(error?.offset ?? 0);
    return failure({ code: 'bad-json', message: `${place}: this is not JSON with comments` });
  }
  const found: Found = { settings: new Map(), problems: [], at };
  collect(found, root, '');
  const [first, ...others] = found.problems;
  return first === undefined ? success(found.settings) : failure(first, ...others);
}

interface Found {
  readonly settings: Map<string, { readonly value: unknown; readonly from: string }>;
  readonly problems: Problem[];
  readonly at: (offset: number) => string;
}

/** Takes the settings of an object of the file; `prefix` is empty, or leads to it: `limits.`. */
function collect(found: Found, object: Node, prefix: string): void {
  if (object.type !== 'object') {
    const what = prefix === '' ? 'the file' : prefix.slice(0, -1);
    refuseNode(found, object, `${what}: expected an object in braces`);
    return;
  }
  for (const property of object.children ?? []) {
    const [name, value] = property.children ?? [];
    if (name === undefined || value === undefined) continue;
    const key = `${prefix}${name.value}`;
    if (Object.hasOwn(SETTINGS, key)) {
      found.settings.set(key, { value: valueOfNode(value), from: found.at(value.offset) });
    } else if (namesIn(`${key}.`).length > 0) collect(found, value, `${key}.`);
    else {
      const names = namesIn(prefix).join(', ');
      refuseNode(found, name, `there is no setting ${JSON.stringify(key)}: expected ${names}`);
    }
  }
}

function refuseNode({ problems, at }: Found, { offset }: Node, what: string): void {
  problems.push({ code: 'unknown-setting', message: `${at(offset)}: ${what}` });
}

/** The names of the settings and of the objects that an object of the file may have. */
function namesIn(prefix: string): string[] {
  const keys = Object.keys(SETTINGS).filter((key) => key.startsWith(prefix));
  return [...new Set(keys.map((key) => key.slice(prefix.length).replace(/\..*/, '')))];
}

function valueOfNode({ type, value, children = [] }: Node): unknown {
  if (type === 'array') return children.map(valueOfNode);
  // No setting is an object, so it does not matter which one it is.
  return type === 'object' ? {} : value;
}
