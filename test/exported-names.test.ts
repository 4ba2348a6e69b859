// Tests that a word has one meaning: within `src`, no two files declare the same exported name, and
// neither do two files within `web`. No type of `web` has the name of a type of `src`, because the
// page could import the wrong type.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, MODULE, ROOT } from './source-files.ts';

const TYPE = /^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm;
const VALUE = /^export (?:async )?(?:const|function\*?) (\w+)/gm;

function matchesOf(pattern: RegExp, text: string): string[] {
  return Array.from(text.matchAll(pattern), ([, name]) => name);
}

/** A type and a value with the same name in the same file count as one name. */
function namesIn(text: string): Set<string> {
  return new Set([...matchesOf(TYPE, text), ...matchesOf(VALUE, text)]);
}

/** Returns the files that export each name. */
function filesByName(
  folder: string,
  namesOf: (text: string) => Iterable<string>,
): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const path of filesBelow([folder], MODULE)) {
    for (const name of namesOf(readFileSync(join(ROOT, path), 'utf8'))) {
      files.set(name, [...(files.get(name) ?? []), path]);
    }
  }
  return files;
}

describe.each(['src', 'web'])('the names that %s exports', (folder) => {
  const files = filesByName(folder, namesIn);

  it('are found', () => expect(files.size).toBeGreaterThan(500));

  it('mean one thing each', () => {
    const twice = [...files].filter(([, places]) => places.length > 1);
    expect(Object.fromEntries(twice)).toEqual({});
  });
});

it('no type of the page has the name of one of src', () => {
  const [own, others] = ['web', 'src'].map((folder) =>
    filesByName(folder, (text) => matchesOf(TYPE, text)),
  );
  expect([...own].filter(([name]) => others.has(name))).toEqual([]);
});

it('finds every kind of type and value that is exported, and no other', () => {
  const text = `
export interface Puzzle {}
export type Clue = readonly number[];
export declare class Grid {}
export abstract class Solver {}
export const value = 1;
export function solve() {}
export async function wait() {}
export function* steps() {}
interface Own {}
const own = 1;
export type { Other } from './other.ts';`;
  const types = ['Puzzle', 'Clue', 'Grid', 'Solver'];
  expect([...namesIn(text)]).toEqual([...types, 'value', 'solve', 'wait', 'steps']);
});
