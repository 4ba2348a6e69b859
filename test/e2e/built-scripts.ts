// Measures the scripts of the built page.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const ASSETS = join(import.meta.dirname, '../../dist/web/assets');

interface BuiltScript {
  readonly name: string;
  /** The length of what is sent. */
  readonly bytes: number;
}

/** Returns the only script of that name, and all scripts that it imports without a condition. */
export function scriptsOf(start: string): readonly BuiltScript[] {
  const pattern = new RegExp(`^${start}-.*\\.js$`);
  const [first, ...others] = readdirSync(ASSETS).filter((name) => pattern.test(name));
  if (first === undefined || others.length > 0) throw new Error(`not one script ${start}`);
  return [...withImports(first)].map((name) => ({
    ...{ name, bytes: gzipSync(readFileSync(join(ASSETS, name))).length },
  }));
}

function withImports(first: string): ReadonlySet<string> {
  const names = new Set([first]);
  for (const name of names) {
    const script = readFileSync(join(ASSETS, name), 'utf8');
    for (const [, next] of script.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      if (next !== undefined) names.add(next);
  }
  return names;
}
