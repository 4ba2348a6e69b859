// Checks the types and the style. `npm test` and `npm run quick` do this before they run tests.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

export const tool = (...path) => join(root, 'node_modules', ...path);

/**
 * The compiler caches its results in `node_modules/.cache` and checks only what a change affects.
 */
const CHECKS = [
  ['types', tool('typescript', 'bin', 'tsc'), ['-b']],
  ['format and lint', tool('@biomejs', 'biome', 'bin', 'biome'), ['ci', '--error-on-warnings']],
];

/** Runs all checks and counts those that passed and those that failed. */
export function runChecks() {
  const results = CHECKS.map(([name, script, args]) => {
    const ok = runTool(script, args);
    console.log(`${ok ? 'ok' : 'FAILED'}: ${name}`);
    return ok;
  });
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

/** Runs a program of a package, shows what it prints, and returns whether it succeeded. */
export function runTool(script, args) {
  const options = { cwd: root, stdio: 'inherit' };
  return spawnSync(process.execPath, [script, ...args], options).status === 0;
}
