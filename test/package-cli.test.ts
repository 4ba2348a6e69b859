// Tests the command line as its users install it: from its tarball, with the packages it depends
// on.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import lock from '../package-lock.json' with { type: 'json' };
import { ended } from './cli.ts';
import {
  install,
  type Packed,
  pack,
  ROOT,
  remove,
  runModule,
  startNpx,
} from './install-package.ts';
import { openRegistry } from './package-registry.ts';
import { RESOLUTIONS, type Resolution, typeProblems } from './type-problems.ts';

const NEEDED = Object.keys(manifest.dependencies);

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly engines?: { readonly node?: string };
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

const lockedAt = (at: string): LockedPackage =>
  (lock.packages as Readonly<Record<string, LockedPackage>>)[at];

let packed: Packed;
let alone: string;
/** The folder of a program that uses the library as well as the command line. */
let program: string;
beforeAll(() => {
  packed = pack('.');
  alone = install('crosshatch-cli', packed, NEEDED);
  program = install('crosshatch-cli', packed, [...NEEDED, 'crosshatch', '@types/node']);
}, 120_000);
afterAll(() => remove(packed, [alone, program]), 120_000);

const place = (path: string): string => join(alone, 'node_modules/crosshatch-cli', path);

const run = (...args: string[]): string =>
  execFileSync(process.execPath, [place(manifest.bin.crosshatch), ...args], { encoding: 'utf8' });

describe('the tarball of the command line', () => {
  it('has the page, the puzzles, its licences and its history', () => {
    expect(packed.files).toEqual(
      expect.arrayContaining([
        ...['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json'],
        ...['dist/cli.js', 'dist/web/index.html', 'puzzles/swan.non'],
      ]),
    );
    expect(readFileSync(place('dist/THIRD-PARTY-LICENSES.txt'), 'utf8')).toContain('commander\n\n');
  });
});

describe('what it brings', () => {
  /**
   * Returns the place in the lock file of the package `name` that the package at `from` imports.
   */
  function placeOf(name: string, from: string): string | undefined {
    const inside = `${from}${from === '' ? '' : '/'}node_modules/${name}`;
    if (inside in lock.packages) return inside;
    const above = from.lastIndexOf('/node_modules/');
    return from === '' ? undefined : placeOf(name, above < 0 ? '' : from.slice(0, above));
  }

  function isForThisMachine({ os, cpu }: LockedPackage): boolean {
    const { platform, arch } = process;
    return (os?.includes(platform) ?? true) && (cpu?.includes(arch) ?? true);
  }

  function installed(names: readonly string[], from = '', found = new Set<string>()): Set<string> {
    for (const name of names) {
      const at = placeOf(name, from);
      if (at === undefined || found.has(at) || !isForThisMachine(lockedAt(at))) continue;
      found.add(at);
      const { dependencies, optionalDependencies } = lockedAt(at);
      installed(Object.keys({ ...dependencies, ...optionalDependencies }), at, found);
    }
    return found;
  }

  it('runs on the oldest Node that is supported', () => {
    const { dependencies, optionalDependencies } = manifest;
    const tree = installed(Object.keys({ ...dependencies, ...optionalDependencies }));
    expect(tree.has('node_modules/piscina')).toBe(true);
    const asked = [...tree].map((at) => [at, lockedAt(at).engines?.node ?? '>=0']);
    const least = (range: string): number => Number(/^>= ?(\d+)[.\dx]*$/.exec(range)?.[1] ?? 99);
    expect(asked.filter(([, range]) => least(range) > 20)).toEqual([]);
    expect(tree.size).toBeLessThan(40);
  });
});

describe('the installed command line', () => {
  it('solves', () => {
    expect(JSON.parse(run('solve', '--json', place('puzzles/swan.non')))).toMatchObject({
      verdict: 'unique',
    });
  });

  it('has every command in the README', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const commands = [...run('--help').matchAll(/^ {2}([\w-]+) (?:\[options\]|<)/gm)].map(
      ([, name]) => name,
    );
    expect(commands).toEqual([
      ...['solve', 'count', 'check', 'verify', 'convert', 'info'],
      ...['hint', 'explain', 'rate', 'generate', 'create', 'read', 'book'],
      ...['methods', 'compare', 'profile', 'queens', 'export', 'import-model'],
      ...['work', 'serve'],
    ]);
    for (const name of commands) expect(readme).toContain(`crosshatch ${name}`);
  });
});

describe('npx', () => {
  it('runs the tarball as the README says, with the packages it needs alone', async () => {
    const registry = await openRegistry(NEEDED);
    onTestFinished(registry.close);
    const folder = dirname(packed.tarball);
    const name = basename(packed.tarball);
    const child = startNpx(folder, registry.address, ['--yes', name, 'solve', '--json']);
    onTestFinished(() => void child.kill());
    child.stdin?.end('{"rows": [[2], [1]], "cols": [[2], [1]]}');
    const { code, out, err } = await ended(child);
    expect(code, err).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ verdict: 'unique', solutions: [['##', '#.']] });
    expect(err).not.toContain('EBADENGINE');
    expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain(`npx ${name} `);
  });
});

describe('its parts for programs', () => {
  const code = `
    import { threadPool } from 'crosshatch-cli/workers';
    import { parsePuzzles } from 'crosshatch/formats';
    const [outcome] = parsePuzzles('{"rows": [[2], [1]], "cols": [[2], [1]]}');
    if (!outcome.ok) throw new Error(outcome.problems[0].message);
    const { value: puzzle } = outcome;
    const pool = await threadPool({ threads: 2 });
    const puzzles = [puzzle, puzzle, puzzle];
    const outcomes = await Promise.all(puzzles.map((each) => pool.run('solve', { puzzle: each })));
    console.log(outcomes.map((outcome) => outcome.ok && outcome.value.verdict).join());
    await pool.close();`;

  it('solve on worker threads', () => {
    expect(runModule(program, code)).toBe('unique,unique,unique\n');
  });

  it('serve the API and the page', () => {
    const code = `
      import { buildApp } from 'crosshatch-cli/server';
      const app = await buildApp();
      const address = await app.listen({ port: 0 });
      for (const path of ['/', '/api/v1/puzzles', '/api/docs/', '/api/docs/static/swagger-ui.css', '/api/docs/static/theme/icon.svg'])
        console.log((await fetch(address + path)).status);
      await app.close();`;
    expect(runModule(alone, code)).toBe('200\n'.repeat(5));
  });

  it.each(Object.keys(RESOLUTIONS) as Resolution[])(
    'have types under %s',
    (resolution) => {
      const server = "export { buildApp } from 'crosshatch-cli/server';";
      expect(typeProblems(program, code + server, resolution, ['node'])).toEqual([]);
    },
    300_000,
  );
});
