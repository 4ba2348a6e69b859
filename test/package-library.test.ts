// Tests the library as its users install it: from its tarball, with no other package beside it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildFailure, build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../library/package.json' with { type: 'json' };
import root from '../package.json' with { type: 'json' };
import { install, type Packed, pack, ROOT, remove, runModule } from './install-package.ts';
import { RESOLUTIONS, type Resolution, typeProblems } from './type-problems.ts';

const IMPORTS = Object.keys(manifest.exports)
  .filter((path) => !path.endsWith('.json'))
  .map((path) => `crosshatch${path.slice(1)}`);
const SOLVERS = Object.keys(manifest.peerDependencies);

const [, EXAMPLE] =
  /```ts\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];

let packed: Packed;
let alone: string;
let withSolvers: string;
beforeAll(() => {
  packed = pack('./library');
  alone = install('crosshatch', packed);
  withSolvers = install('crosshatch', packed, SOLVERS);
}, 120_000);
afterAll(() => remove(packed, [alone, withSolvers]), 120_000);

describe('the tarball of the library', () => {
  it('is small, and brings nothing else', () => {
    expect(packed.size).toBeLessThan(600_000);
    expect(Object.keys(manifest)).not.toContain('dependencies');
    expect(Object.keys(manifest.peerDependenciesMeta)).toEqual(SOLVERS);
  });

  it('has its licences, its history, and the version of the repository', () => {
    expect(packed.files).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json']),
    );
    const licences = join(alone, 'node_modules/crosshatch/dist/THIRD-PARTY-LICENSES.txt');
    expect(readFileSync(licences, 'utf8')).toContain('intl-messageformat\n\n');
    expect(manifest.version).toBe(root.version);
    expect(manifest.engines).toEqual(root.engines);
  });
});

describe('the installed library', () => {
  it('runs the example of the README', () => {
    expect(runModule(alone, EXAMPLE)).toBe(
      "unique [ [ '##', '#.' ] ]\n2 2\n2\n1\n2\n1\n\n[ '##', '#.' ]\n{ count: 1n, complete: true }\n",
    );
  });

  it.each(IMPORTS)('can be imported as %s', (name) => {
    const code = `console.log(Object.keys(await import('${name}')).length)`;
    expect(Number(runModule(alone, code))).toBeGreaterThan(1);
  });

  it('says which package a method lacks', () => {
    const code = `
      import { parsePuzzles } from 'crosshatch/formats';
      import { loadMethod, solveBy } from 'crosshatch/methods';
      const [{ value: puzzle }] = parsePuzzles('{"rows": [[2], [1]], "cols": [[2], [1]]}');
      for (const id of ['mip', 'sat', 'smt']) {
        const { problems } = await solveBy(await loadMethod(id), puzzle);
        console.log(problems[0].code, /npm install [\\w-]+/.exec(problems[0].message)[0]);
      }`;
    expect(runModule(alone, code)).toBe(
      SOLVERS.map((name) => `not-installed npm install ${name}\n`).join(''),
    );
  });

  it('lets its process end after Z3 was used, and was interrupted', () => {
    const puzzle = JSON.stringify(join(ROOT, 'puzzles/domino-7.non'));
    const code = `
      import { readFileSync } from 'node:fs';
      import { parsePuzzles } from 'crosshatch/formats';
      import { loadMethod, solveBy } from 'crosshatch/methods';
      const smt = await loadMethod('smt');
      const [{ value: hard }] = parsePuzzles(readFileSync(${puzzle}, 'utf8'));
      const [{ value: easy }] = parsePuzzles('{"rows": [[2], [1]], "cols": [[2], [1]]}');
      for (const [puzzle, seconds] of [[easy, 60], [hard, 0.5], [easy, 60]]) {
        const { value } = await solveBy(smt, puzzle, { maxSolutions: 9, limits: { seconds } });
        console.log(value.solutions.length, value.complete);
      }`;
    expect(runModule(withSolvers, code)).toMatch(/^1 true\n\d (true|false)\n1 true\n$/);
  });
});

describe('a bundle for a browser', () => {
  /** Returns the errors and warnings of esbuild, and the imports that it left out of the bundle. */
  async function bundle(code: string) {
    const { errors, warnings, metafile } = await build({
      stdin: { contents: code, resolveDir: alone },
      platform: 'browser',
      format: 'esm',
      bundle: true,
      metafile: true,
      write: false,
      logLevel: 'silent',
    }).catch((failure: BuildFailure) => ({ ...failure, metafile: { outputs: {} } }));
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
    return {
      messages: [...errors, ...warnings].map(({ text }) => text),
      left: imports.filter(({ external }) => external).map(({ kind, path }) => `${kind} ${path}`),
    };
  }

  it.each(IMPORTS)('can be made of %s', async (name) => {
    const { messages, left } = await bundle(`export * from '${name}';`);
    const isOfMethods = name === 'crosshatch/methods';
    expect(messages).toEqual([]);
    expect(left.sort()).toEqual(
      isOfMethods ? SOLVERS.map((solver) => `dynamic-import ${solver}`) : [],
    );
  });

  it('would show what needs Node', async () => {
    const { messages } = await bundle("export * from 'node:module';");
    expect(messages).toEqual(['Could not resolve "node:module"']);
  });
});

describe('the types of the library', () => {
  const code = [EXAMPLE, ...IMPORTS.map((name, i) => `export * as entry${i} from '${name}';`)].join(
    '\n',
  );
  const host = 'declare const console: { log(...values: unknown[]): void };\n';

  it.each(Object.keys(RESOLUTIONS) as Resolution[])(
    'resolve under %s',
    (resolution) => {
      expect(typeProblems(alone, host + code, resolution)).toEqual([]);
    },
    300_000,
  );
});
