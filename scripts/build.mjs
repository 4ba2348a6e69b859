// Builds dist, library/dist and dist-dev, and tells whether what is there was built from the
// present sources.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './file-hash.mjs';
import { readOr } from './read-or.mjs';
import { fail, root } from './root.mjs';

const BUILT = join(root, 'dist-dev', '.built-from');
/**
 * Files outside dist-dev that a build by hand can clear. A build that clears dist-dev also removes
 * the hash of the sources.
 */
const OUTPUTS = ['dist/cli.js', 'dist/web/index.html', ...libraryEntries()];
const SOURCES = [
  'src',
  'bench',
  'makers',
  'scripts',
  'test',
  'web',
  'packs',
  'puzzles',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.core.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'tsconfig.puzzle.json',
  'tsconfig.tasks.json',
  'tsconfig.web.json',
  'tsdown.config.ts',
];

/** The files that package.json of the library exports. */
function libraryEntries() {
  const { exports } = JSON.parse(readFileSync(join(root, 'library', 'package.json'), 'utf8'));
  return Object.values(exports).flatMap((entry) =>
    Object.values(typeof entry === 'string' ? [entry] : entry).map((path) => join('library', path)),
  );
}

/** Whether all outputs are there and were built from the present sources. */
export function isBuilt() {
  return (
    OUTPUTS.every((output) => existsSync(join(root, output))) &&
    readOr(BUILT, '') === hashOf(SOURCES)
  );
}

export function build() {
  console.error('Building ...');
  const from = hashOf(SOURCES);
  // The page is built second because tsdown clears the folder that both write to.
  runTool('tsdown/dist/run.mjs', '--logLevel', 'error');
  runTool('vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'error');
  writeFileSync(BUILT, from);
}

/** Runs a program of a package; shows the output of the program only if the program fails. */
function runTool(path, ...args) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', path), ...args],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) fail(`${stdout}${stderr}\nthe build failed: see above`);
}
