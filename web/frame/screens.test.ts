import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../test/source-files.ts';

const FRAME = join(ROOT, 'web/frame');
const AREAS = readdirSync(join(ROOT, 'web/messages/en')).map((name) => basename(name, '.json'));
const SCREEN = /load: \(\) => import\('(?<path>.+)'\),\s+areas: \[(?<own>.*)\]/g;
const IMPORT = /(?:\bfrom|\bimport\() ?'(\.[^']+\.tsx?)'/g;
const TYPES = /^import type [^;]+;/gm;

function sourceOf(file: string): string {
  return readFileSync(file, 'utf8').replace(TYPES, '');
}

/** Returns the sources of a file and of all its imports, static and dynamic. */
function sourcesFrom(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file)) return found;
  found.set(file, sourceOf(file));
  for (const [, target] of sourceOf(file).matchAll(IMPORT)) {
    sourcesFrom(resolve(dirname(file), target), found);
  }
  return found;
}

function areasSaid(source: string): string[] {
  return AREAS.filter((area) => new RegExp(`['"\`]${area}\\.[a-z]`).test(source));
}

/**
 * Returns the areas that a screen loads, and the areas that its parts load later, except those that
 * are not English.
 */
function areasLoaded(own: string, sources: string): Set<string> {
  const lists = [own, ...[...sources.matchAll(/loadTexts\(\[(.*?)\]\)/g)].map(([, list]) => list)];
  const named = lists.flatMap((list) => list.match(/\w+/g) ?? []);
  return new Set(['app', ...named.filter((area) => AREAS.includes(area))]);
}

const SCREENS = [...sourceOf(join(FRAME, 'screens.ts')).matchAll(SCREEN)];

describe('screens', () => {
  it('are found', () => {
    expect(SCREENS).toHaveLength(11);
  });

  it.each(SCREENS.map(({ groups }) => groups!))('load the texts that they say: $path', (screen) => {
    const sources = [...sourcesFrom(join(FRAME, screen.path)).values()].join('\n');
    expect(new Set(areasSaid(sources))).toEqual(areasLoaded(screen.own, sources));
  });
});
