// Checks the types and the style. `npm test` and `npm run quick` do this before they run tests.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './root.mjs';

export const tool = (...path) => join(root, 'node_modules', ...path);

const IN_SIGHT = { cwd: root, stdio: 'inherit' };

/**
 * The compiler caches its results in `node_modules/.cache` and checks only what a change affects.
 */
const CHECKS = [
  ['types', tool('typescript-7', 'bin', 'tsc'), ['-b']],
  ['format and lint', tool('@biomejs', 'biome', 'bin', 'biome'), ['ci', '--error-on-warnings']],
];

/**
 * Runs all checks at once, and counts those that passed and those that failed. They go on while
 * this process waits for something else.
 */
export async function runChecks() {
  const results = await Promise.all(
    CHECKS.map(async ([name, script, args]) => {
      const ok = await hasPassed(script, args);
      console.log(`${ok ? 'ok' : 'FAILED'}: ${name}`);
      return ok;
    }),
  );
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

async function hasPassed(script, args) {
  const child = spawn(process.execPath, [script, ...args], IN_SIGHT);
  const end = () => child.kill();
  process.once('exit', end);
  const [status] = await once(child, 'exit');
  process.off('exit', end);
  return status === 0;
}

/** Runs a program of a package, shows what it prints, and returns whether it succeeded. */
export function runTool(script, args) {
  return spawnSync(process.execPath, [script, ...args], IN_SIGHT).status === 0;
}
