// npm run quick [-- COMMIT]: checks a change while it is being made: types, style, the unit tests
// that import a file changed since COMMIT, which is HEAD by default, and all tests that read the
// sources as text. It installs packages but does not build: tests that start the command line or a
// worker thread run the build that is there.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks, runTool, tool } from './checks.mjs';
import { root } from './root.mjs';
import { setUpPackages } from './setup.mjs';

/**
 * The tests that read sources as text which they do not import, so that `--changed` misses these
 * tests. They all import `test/source-files.ts`, which test/source-files.test.ts checks.
 */
const TESTS_OF_TEXT = ['src', 'web', 'test']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(root, folder, name)),
  )
  .filter((path) => path.endsWith('.test.ts'))
  .filter((path) => readFileSync(path, 'utf8').includes("/source-files.ts'"));

/** This test builds, and thereby removes the build that other tests run. */
const BUILDING_TEST = 'test/npm-start.test.ts';

const [commit = 'HEAD'] = process.argv.slice(2);
if (git('rev-parse', '--verify', `${commit}^{commit}`) === undefined) {
  console.error(`${commit} is not a commit: give a branch, a tag or a hash`);
  process.exitCode = 1;
} else {
  await setUpPackages();
  const checks = await runChecks();
  const oks = [checks.failed === 0, testChanges(), vitest(...TESTS_OF_TEXT)];
  process.exitCode = oks.every(Boolean) ? 0 : 1;
}

function testChanges() {
  if (git('status', '--porcelain') === '' && git('diff', commit) === '') {
    console.log(`No tests of changes: nothing has changed since ${commit}.`);
    return true;
  }
  return vitest(`--changed=${commit}`, '--passWithNoTests', `--exclude=${BUILDING_TEST}`);
}

function vitest(...args) {
  return runTool(tool('vitest', 'vitest.mjs'), ['run', '--project=unit*', ...args]);
}

/** Returns what git prints; undefined if git fails. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
