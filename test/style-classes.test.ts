// Tests that the page and its style sheets have the same classes: a class that no sheet defines
// would stand as `undefined` in the page, and one that nothing names would be dead.

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, ROOT } from './source-files.ts';

const IMPORT = /^import (\w+) from '(\.[^']+\.module\.css)';/gm;
const COMPOSED = /composes:([^;]+?)(?:from "([^"]+)")?;/g;
const CLASS = /\.(-?[_a-z][\w-]*)/gi;

/** The classes of a sheet that a file names. */
interface Use {
  readonly user: string;
  readonly sheet: string;
  readonly names: readonly string[];
}

/**
 * Returns the classes that a module names. An expression in brackets counts as a class of this
 * name, which no sheet has: nobody could tell whether its value is one.
 */
function usesInModule(user: string, text: string): Use[] {
  const code = text.replace(IMPORT, '');
  return Array.from(text.matchAll(IMPORT), ([, styles, target]) => {
    const use = new RegExp(String.raw`\b${styles}(?:\.(\w+)|(\[[^\]]*\]))`, 'g');
    const names = Array.from(code.matchAll(use), ([, name, bracket]) => name ?? bracket);
    return { user, sheet: posix.join(posix.dirname(user), target), names };
  });
}

function usesInSheet(user: string, text: string): Use[] {
  return Array.from(text.matchAll(COMPOSED), ([, list, from]) => {
    const sheet = from === undefined ? user : posix.join(posix.dirname(user), from);
    return { user, sheet, names: list.trim().split(/\s+/) };
  });
}

function classesOf(sheet: string): Set<string> {
  const selectors = sheet.replace(/\/\*.*?\*\/|"[^"]*"|\{[^{}]*\}/gs, ' ');
  return new Set(Array.from(selectors.matchAll(CLASS), ([, name]) => name));
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const sheets = new Map(filesBelow(['web'], /\.module\.css$/).map((path) => [path, read(path)]));
const uses = [
  ...filesBelow(['web'], /\.tsx?$/).flatMap((path) => usesInModule(path, read(path))),
  ...[...sheets].flatMap(([path, text]) => usesInSheet(path, text)),
];

describe('the classes of the page', () => {
  it('are found', () => expect(uses.length).toBeGreaterThan(50));

  it('are in their sheets', () => {
    const missing = uses.flatMap(({ user, sheet, names }) => {
      const known = classesOf(sheets.get(sheet) ?? '');
      return names.filter((name) => !known.has(name)).map((name) => `${user}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('are named somewhere', () => {
    const unused = [...sheets].flatMap(([path, text]) => {
      const named = new Set(uses.flatMap(({ sheet, names }) => (sheet === path ? names : [])));
      return [...classesOf(text)]
        .filter((name) => !named.has(name))
        .map((name) => `${path}: ${name}`);
    });
    expect(unused).toEqual([]);
  });

  it('are told from expressions, and from words that look like them', () => {
    const text = "import look from './a.module.css';\nlook.one; look[two]; outlook.three;";
    expect(usesInModule('web/x/b.tsx', text)).toEqual([
      { user: 'web/x/b.tsx', sheet: 'web/x/a.module.css', names: ['one', '[two]'] },
    ]);
    const sheet = '@media (width > 1.5px) { .a:not(.b-c) > p { margin: .5em; } } /* .d */';
    expect([...classesOf(sheet)]).toEqual(['a', 'b-c']);
  });
});
