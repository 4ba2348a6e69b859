import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesBelow, ROOT } from './source-files.ts';

const WEB = join(ROOT, 'web');
const SRC = join(ROOT, 'src');

const SCREENS = [
  ...['play', 'library', 'daily', 'mosaic', 'enter', 'draw', 'lab', 'help'],
  ...['batches', 'statistics'],
];
/**
 * Folders from the ground up: a folder may import the folders before it, except that only `frame`
 * may import a screen of another folder. The files at the top of `web` may import every folder.
 */
const FLOORS = [
  ...[
    'messages',
    'app',
    'api',
    'workers',
    'images',
    'design',
    'board',
    'storage',
    'puzzle-store',
    'share',
  ],
  ...['generate', 'daily-card', 'mosaic-covers'],
  ...SCREENS,
  'frame',
];
/**
 * Folders of src that the page may import: none that needs Node. The page may also import types of
 * the server, which the API client of the page shares.
 */
const CORE = [
  ...['puzzle', 'pacing', 'formats', 'engine', 'proof', 'models', 'methods', 'explain', 'create'],
  ...['vector', 'book', 'packs', 'photo', 'tasks'],
];

interface Import {
  readonly file: string;
  readonly target: string;
  readonly isType: boolean;
}

function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const { importedFiles } = ts.preProcessFile(source, true, true);
  return importedFiles.map(({ fileName: target }) => ({
    file,
    target,
    isType: new RegExp(`import type [^;]*['"]${target.replaceAll('.', '\\.')}['"]`).test(source),
  }));
}

function problemOf({ file, target, isType }: Import): string | undefined {
  const name = `${relative(WEB, file)} imports ${target}`;
  if (isBuiltin(target)) return `${name}: the page has no Node`;
  if (!target.startsWith('.')) return undefined;
  const path = resolve(dirname(file), target);
  const [own] = relative(WEB, file).split(sep);
  const inSrc = relative(SRC, path).split(sep);
  if (inSrc[0] !== '..') {
    if (CORE.includes(inSrc[0])) return undefined;
    return inSrc[0] === 'server' && isType ? undefined : `${name}: the page has no such part`;
  }
  const [other] = relative(WEB, path).split(sep);
  const isTop = !FLOORS.includes(own);
  if (other === own || isTop || other === '..') return undefined;
  const isScreen = SCREENS.includes(other) || /-screen\.tsx$/.test(path);
  if (isScreen && own !== 'frame') return `${name}: only the frame may know a screen`;
  const isBelow = FLOORS.includes(other) && FLOORS.indexOf(other) < FLOORS.indexOf(own);
  return isBelow ? undefined : `${name}: against the direction`;
}

describe('imports of the page', () => {
  const files = filesBelow(['web'], /(?<!\.test|vite\.config|-plugin)\.tsx?$/).map((path) =>
    join(ROOT, path),
  );

  it('know every folder', () => {
    const folders = files.map((file) => relative(WEB, file).split(sep)).filter((p) => p.length > 1);
    expect([...new Set(folders.map(([folder]) => folder))].sort()).toEqual(FLOORS.toSorted());
  });

  it('run one way, keep screens apart, and the page off what needs Node', () => {
    expect(files.length).toBeGreaterThan(50);
    const wrong = files.flatMap(importsOf).map(problemOf);
    expect(wrong.filter((problem) => problem !== undefined)).toEqual([]);
  });

  it.each([
    ['play/play-screen.tsx', '../library/library-screen.tsx'],
    ['board/mark.ts', '../play/play-screen.tsx'],
    ['library/library-screen.tsx', '../share/print/print-screen.tsx'],
    ['app/settings.ts', '../storage/database.ts'],
    ['app/settings.ts', '../main.tsx'],
    ['design/button.tsx', '../frame/header.tsx'],
    ['storage/backup.ts', '../share/save-file.ts'],
    ['storage/backup.ts', 'node:fs'],
    ['storage/backup.ts', 'fs'],
    ['workers/worker.ts', '../../src/workers/index.ts'],
    ['api/client.ts', '../../src/server/app.ts'],
  ])('would refuse %s importing %s', (file, target) => {
    expect(problemOf({ file: join(WEB, file), target, isType: false })).toBeDefined();
  });
});
