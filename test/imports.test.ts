import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesBelow, MODULE, ROOT } from './source-files.ts';

const SRC = join(ROOT, 'src');

const GROUND = ['puzzle', 'pacing'];
const BASE = [
  ...[...GROUND, 'formats', 'engine', 'proof', 'models', 'methods', 'explain', 'create'],
  ...['vector', 'book', 'packs', 'photo'],
];
const CORE = [...BASE, 'tasks'];

/** The folders that each folder may import besides itself, as docs/architecture.md explains. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  puzzle: [],
  pacing: [],
  formats: GROUND,
  engine: GROUND,
  proof: GROUND,
  models: [...GROUND, 'formats'],
  methods: [...GROUND, 'models', 'engine'],
  explain: [...GROUND, 'engine'],
  create: [...GROUND, 'engine', 'explain'],
  vector: GROUND,
  book: [...GROUND, 'explain', 'vector'],
  packs: [...GROUND, 'explain'],
  photo: [...GROUND, 'engine', 'explain', 'create'],
  tasks: BASE,
  unpacking: [...GROUND, 'create', 'photo'],
  workers: CORE,
  batches: [...CORE, 'unpacking', 'workers'],
  server: [...CORE, 'unpacking', 'workers', 'batches'],
  cli: [...CORE, 'unpacking', 'workers', 'batches', 'server'],
};

/** Packages that the folders without DOM and Node may use; these packages must run anywhere. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  formats: ['entities', 'saxes', 'jsonc-parser', 'color-name', 'brotli/decompress'],
  explain: ['intl-messageformat'],
  book: ['fontkit', 'pdfkit'],
};

/** Modules for threads and child processes, which only `workers` may import. */
const FOR_WORKERS = ['piscina', 'node:worker_threads', 'node:child_process', 'node:cluster'];

/**
 * Files of the engine that methods may import: the line kernel and the random numbers. Only
 * methods/engine.ts may import the search.
 */
const KERNEL = /^(line-kernel\/[\w-]+|random)\.ts$/;

interface Import {
  readonly file: string;
  readonly target: string;
}

/** Returns the static, type-only and dynamic imports, and the re-exports. */
function importsOf(file: string): Import[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => ({ file, target: fileName }));
}

function problemsOf(file: string, target: string): string | undefined {
  const [folder] = relative(SRC, file).split(sep);
  const name = `${relative(SRC, file)} imports ${target}`;
  if (!target.startsWith('.')) {
    const isCore = CORE.includes(folder);
    const allowed = PACKAGES[folder]?.includes(target) ?? false;
    if (FOR_WORKERS.includes(target) && folder !== 'workers') return `${name}: only workers may`;
    return isCore && !allowed && folder !== 'methods' ? `${name}: no package there` : undefined;
  }
  const path = relative(SRC, resolve(dirname(file), target));
  if (path.startsWith('..'))
    return path === join('..', 'package.json') ? undefined : `${name}: outside src`;
  if (!existsSync(join(SRC, path))) return `${name}: no such file`;
  const [other, ...rest] = path.split(sep);
  if (other === folder) return undefined;
  if (!ALLOWED[folder]?.includes(other)) return `${name}: against the direction of imports`;
  const isSearch = folder === 'methods' && other === 'engine' && !KERNEL.test(rest.join('/'));
  if (isSearch && !file.endsWith('methods/engine.ts')) return `${name}: only the line kernel`;
  return undefined;
}

describe('imports', () => {
  // The entry of the whole library may import from any folder.
  const files = filesBelow(['src'], MODULE)
    .map((path) => join(ROOT, path))
    .filter((file) => file !== join(SRC, 'index.ts'));

  it('finds the files and their imports, dynamic ones too', () => {
    expect(files.length).toBeGreaterThan(30);
    const targets = importsOf(join(SRC, 'cli/options/puzzle-commands.ts')).map(
      ({ target }) => target,
    );
    expect(targets).toContain('../commands/solve.ts');
    expect(targets).toContain('./shared-options.ts');
  });

  it('go in one direction', () => {
    const wrong = files.flatMap(importsOf).map(({ file, target }) => problemsOf(file, target));
    expect(wrong.filter((problem) => problem !== undefined)).toEqual([]);
  });

  it('keep the verifiers of steps apart from what they verify', () => {
    const isVerifier = (file: string): boolean =>
      file.startsWith(join(SRC, 'explain/verify') + sep);
    const wrong = files
      .filter((file) => relative(SRC, file).startsWith(`explain${sep}`) && !isVerifier(file))
      .filter((file) => !file.endsWith('index.ts'))
      .flatMap(importsOf)
      .filter(({ file, target }) => isVerifier(resolve(dirname(file), target)));
    expect(files.filter(isVerifier).length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });

  it('name their target: no dynamic import of a computed path', () => {
    const computed = files.filter((file) =>
      /\bimport\(\s*[^'"\s]/.test(readFileSync(file, 'utf8')),
    );
    expect(computed).toEqual([]);
  });

  it('are drawn as they are in docs/architecture.md', () => {
    const drawn = drawnArrows();
    for (const [folder, allowed] of Object.entries(ALLOWED)) {
      const targets = REACHING.includes(folder) ? behind(folder, drawn) : (drawn[folder] ?? []);
      expect(new Set([...GROUND, ...targets]), folder).toEqual(new Set([...GROUND, ...allowed]));
    }
  });

  it.each([
    ['puzzle/check-grid.ts', '../engine/search/search.ts'],
    ['engine/search/search.ts', '../../formats/json/json.ts'],
    ['proof/checker.ts', '../engine/line-kernel/kernel.ts'],
    ['formats/json/json.ts', 'node:fs'],
    ['engine/solve.ts', 'piscina'],
    ['methods/cells.ts', '../engine/search/search.ts'],
    ['cli/main.ts', '../../test/boards.ts'],
    ['cli/run/batch.ts', 'node:worker_threads'],
    ['explain/rate/rate.ts', '../../create/drawing.ts'],
    ['create/drawing.ts', '../photo/read-photo.ts'],
    ['tasks/tasks.ts', '../workers/index.ts'],
  ])('would refuse %s importing %s', (file, target) => {
    expect(problemsOf(join(SRC, file), target)).toBeDefined();
  });
});

/** Folders that may also import what lies behind the targets of their arrows. */
const REACHING = ['tasks', 'workers', 'batches', 'server', 'cli'];

type Arrows = Readonly<Record<string, readonly string[]>>;

/** Returns the targets of each folder in the first diagram of the document. */
function drawnArrows(): Arrows {
  const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const [, diagram = ''] = /^flowchart LR\n([\s\S]*?)```/m.exec(text) ?? [];
  const arrows: Record<string, string[]> = {};
  for (const line of diagram.split('\n')) {
    const groups = line.split('-->').map((names) => names.split('&').map((name) => name.trim()));
    for (const [i, targets] of groups.slice(1).entries())
      for (const folder of groups[i]) arrows[folder] = [...(arrows[folder] ?? []), ...targets];
  }
  return arrows;
}

function behind(folder: string, arrows: Arrows): string[] {
  return (arrows[folder] ?? []).flatMap((target) => [target, ...behind(target, arrows)]);
}
