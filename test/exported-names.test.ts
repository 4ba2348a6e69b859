// Tests that a word has one meaning: within `src`, and within `web`, no two files export the same
// name, be it of a type or of a value.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

const TYPE = /^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm;
const VALUE = /^export (?:async )?(?:const|function\*?) (\w+)/gm;

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A file may have a type and a value of one name: then they are two sides of one thing. */
function namesIn(text: string): Set<string> {
  return new Set(
    [TYPE, VALUE].flatMap((kind) => Array.from(text.matchAll(kind), ([, name]) => name)),
  );
}

/** Returns the files that export each name. */
function filesByName(folder: string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const path of sourceFiles(folder)) {
    for (const name of namesIn(readFileSync(path, 'utf8'))) {
      files.set(name, [...(files.get(name) ?? []), relative(ROOT, path)]);
    }
  }
  return files;
}

describe.each(['src', 'web'])('the names that %s exports', (folder) => {
  const files = filesByName(join(ROOT, folder));

  it('are found', () => expect(files.size).toBeGreaterThan(500));

  it('mean one thing each', () => {
    const twice = [...files].filter(([, places]) => places.length > 1);
    expect(Object.fromEntries(twice)).toEqual({});
  });
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
