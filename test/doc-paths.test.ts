// Tests that the files and folders that the documents name exist.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './source-files.ts';

const FOLDERS = [
  ...[
    'bench',
    'deploy',
    'docs',
    'library',
    'makers',
    'packs',
    'puzzles',
    'scripts',
    'src',
    'test',
    'web',
  ],
  '.github',
];
const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md', 'packs/README.md', 'puzzles/README.md'],
  ...readdirSync(join(ROOT, 'docs')).flatMap((name) =>
    name.endsWith('.md') ? [`docs/${name}`] : [],
  ),
];

/**
 * The paths of all files and folders, each with a slash in front, so that `isThere` compares whole
 * names only.
 */
const PATHS = [...readdirSync(ROOT), ...FOLDERS.flatMap(below)].map((path) => `/${path}`);

function below(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return names.map((name) => join(folder, name).replaceAll('\\', '/'));
}

/**
 * A name counts as that of a file or folder if it begins with a folder of the repository, or ends
 * with a slash or like a source file.
 */
const BEGINS = new RegExp(`^(${FOLDERS.join('|')})/[\\w./-]+$`);
const ENDS = /^[\w.-]+(\/[\w.-]+)*(\/|\.(ts|tsx|mjs|md|csv))$/;

/** Files that the build or a command makes, and examples of names. */
const NOT_THERE = [/^(library\/)?dist(-dev)?\//, /^licences\.md$/, /^report\.csv$/, /^x\./];

function namedPaths(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const marked = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name);
  return marked
    .filter((name) => BEGINS.test(name) || ENDS.test(name))
    .filter((name) => !NOT_THERE.some((pattern) => pattern.test(name)));
}

function isThere(name: string): boolean {
  const path = name.replace(/\/$/, '');
  return PATHS.some((each) => each.endsWith(`/${path}`));
}

describe('the documents', () => {
  it.each(DOCUMENTS)('name files that exist: %s', (document) => {
    const names = namedPaths(readFileSync(join(ROOT, document), 'utf8'));
    expect(names.filter((name) => !isThere(name))).toEqual([]);
  });

  it('would be found to name a missing file', () => {
    const text =
      'See `src/nowhere.ts`, `engine/nowhere/`, `solve.ts`, `npm test`, `docs/words.md`.';
    const names = namedPaths(text);
    expect(names).toEqual(['src/nowhere.ts', 'engine/nowhere/', 'solve.ts', 'docs/words.md']);
    expect(names.map(isThere)).toEqual([false, false, true, true]);
  });
});
