// Tests that a word has one meaning: within `src`, and within `web`, no two exported types have the
// same name.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

/** Names that two types still share; none may be added. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  src: [],
  web: [],
};

const TYPE = /^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm;

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Returns the files of each exported type, by its name. */
function filesByName(folder: string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const path of sourceFiles(folder)) {
    for (const [, name] of readFileSync(path, 'utf8').matchAll(TYPE)) {
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
    expect(Object.fromEntries(twice.filter(([name]) => !KNOWN[folder].includes(name)))).toEqual({});
  });

  it('stand on the list of exceptions only while they need it', () => {
    const isTwice = (name: string): boolean => (files.get(name)?.length ?? 0) > 1;
    expect(KNOWN[folder].filter((name) => !isTwice(name))).toEqual([]);
  });
});
