// Tests that every export of `src` and `web` is wanted: a file that is not a test imports it, or a
// test imports it and the exporting file uses it as well. An export that only tests use is dead.

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODE, filesBelow, ROOT } from './source-files.ts';

const CONFIGS = ['tsdown.config.ts', 'vitest.config.ts'];

/** Files whose exports are for those who use the packages, or for a tool that loads the file. */
const ENTRY = /^src\/(?:\w+\/)?index\.ts$|\.config\.ts$|^web\/workers\/z3-solver\.ts$/;
const TEST = /^test\/|\.test\.tsx?$/;

const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:interface|type|class|const|function\*?) (\w+)/gm;
/** The names of an import or a re-export, and its target. */
const NAMED = /^(?:import|export)\s+(?:type\s+)?(?:\w+,\s+)?\{([^}]*)\}\s+from\s+'(\.[^']+)'/gm;
/**
 * Forms without a list of names. The names for `import()` stand elsewhere in the file. A star takes
 * all names.
 */
const WHOLE = /\bimport\(\s*'(\.[^']+)'/g;
const STAR = /^export (?:type )?\* from '(\.[^']+)'/gm;

type Sources = ReadonlyMap<string, string>;

/** The names that a file takes from another file. */
interface Wish {
  readonly user: string;
  readonly target: string;
  wants(name: string): boolean;
}

function wishesOf(user: string, text: string): Wish[] {
  const at = (target: string): string => posix.join(posix.dirname(user), target);
  const named = Array.from(text.matchAll(NAMED), ([, list, target]) => {
    const names = list.split(',').map((each) => each.trim().replace(/^type\s+|\s+as\s.*$/gs, ''));
    return { user, target: at(target), wants: (name: string) => names.includes(name) };
  });
  const whole = Array.from(text.matchAll(WHOLE), ([, target]) => {
    return { user, target: at(target), wants: (name: string) => hasWord(text, name) };
  });
  const stars = Array.from(text.matchAll(STAR), ([, target]) => {
    return { user, target: at(target), wants: () => true };
  });
  return [...named, ...whole, ...stars];
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`).test(text);
}

function usesItself(text: string, name: string): boolean {
  const code = text.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
  return (code.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1;
}

/** Returns the exported names that are not wanted, as "file: name". */
function unusedExports(sources: Sources): string[] {
  const wishes = new Map<string, Wish[]>();
  for (const wish of [...sources].flatMap(([user, text]) => wishesOf(user, text)))
    wishes.set(wish.target, [...(wishes.get(wish.target) ?? []), wish]);
  const isWanted = (path: string, text: string, name: string): boolean => {
    const own = (wishes.get(path) ?? []).filter(({ wants }) => wants(name));
    return own.some(({ user }) => !TEST.test(user)) || (own.length > 0 && usesItself(text, name));
  };
  return [...sources]
    .filter(([path]) => /^(?:src|web)\//.test(path) && !TEST.test(path) && !ENTRY.test(path))
    .flatMap(([path, text]) =>
      Array.from(text.matchAll(EXPORTED), ([, name]) => name)
        .filter((name) => !isWanted(path, text, name))
        .map((name) => `${path}: ${name}`),
    );
}

describe('exports', () => {
  it('are wanted by another file', () => {
    const paths = [...filesBelow(CODE), ...CONFIGS];
    expect(paths.length).toBeGreaterThan(1000);
    const sources = new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
    expect(unusedExports(sources)).toEqual([]);
  });

  const MADE = 'export interface Made {}\nexport function make(): Made {}\nmake();';

  it.each([
    ["import { make, type Made as Own } from './made.ts';", []],
    ["import type { Made } from './made.ts';\nexport { make } from './made.ts';", []],
    ["export * from './made.ts';", []],
    ["const { make } = await import('./made.ts');", ['Made']],
    ["import { remake } from './made.ts';\nimport { make } from './other.ts';", ['Made', 'make']],
  ])('are wanted by %s', (user, unused) => {
    const sources = new Map([
      ['src/made.ts', MADE],
      ['src/user.ts', user],
    ]);
    expect(unusedExports(sources)).toEqual(unused.map((name) => `src/made.ts: ${name}`));
  });

  it('are wanted by a test only if their file uses them, too', () => {
    const sources = new Map([
      ['src/made.ts', 'export const used = 1;\nexport const dead = used; // dead'],
      ['src/made.test.ts', "import { dead, used } from './made.ts';"],
    ]);
    expect(unusedExports(sources)).toEqual(['src/made.ts: dead']);
  });
});
