// npm run quick [-- COMMIT]: checks a change while it is being made: types, style, and the unit
// tests that import a file changed since COMMIT, or since the last commit. It installs packages but
// does not build: tests that start the command line or a worker thread run the last build.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks, runTool, tool } from './checks.mjs';
import { root } from './root.mjs';
import { setUpPackages } from './setup.mjs';

/** Tests that read the sources as text. They import none of them, so `--changed` misses them. */
const TESTS_OF_TEXT = readdirSync(join(root, 'test'))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join(root, 'test', name))
  .filter((path) => readFileSync(path, 'utf8').includes("from './source-files.ts'"));

await setUpPackages();
const [commit = 'HEAD'] = process.argv.slice(2);
const vitest = (...args) =>
  runTool(tool('vitest', 'vitest.mjs'), ['run', '--project=unit*', ...args]);
const oks = [
  runChecks().failed === 0,
  vitest(`--changed=${commit}`, '--passWithNoTests'),
  vitest(...TESTS_OF_TEXT),
];
process.exitCode = oks.every(Boolean) ? 0 : 1;
