// Tests that a word has one meaning: within `src`, and within `web`, no two exported types have the
// same name.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

const TYPE = /^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm;

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function typesIn(text: string): string[] {
  return Array.from(text.matchAll(TYPE), ([, name]) => name);
}

/** Returns the files of each exported type, by its name. */
function filesByName(folder: string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const path of sourceFiles(folder)) {
    for (const name of typesIn(readFileSync(path, 'utf8'))) {
      files.set(name, [...(files.get(name) ?? []), relative(ROOT, path)]);
    }
  }
  return files;
}

describe.each(['src', 'web'])('the types that %s exports', (folder) => {
  const files = filesByName(join(ROOT, folder));

  it('are found', () => expect(files.size).toBeGreaterThan(100));

  it('have a name each', () => {
    const twice = [...files].filter(([, places]) => places.length > 1);
    expect(Object.fromEntries(twice)).toEqual({});
  });
});

it('finds every kind of type that is exported, and no other', () => {
  const text = `
export interface Puzzle {}
export type Clue = readonly number[];
export declare class Grid {}
export abstract class Solver {}
interface Own {}
export const value = 1;`;
  expect(typesIn(text)).toEqual(['Puzzle', 'Clue', 'Grid', 'Solver']);
});
