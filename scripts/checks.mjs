// What is asked of every change before its tests run: types and style.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './setup.mjs';

export const tool = (...path) => join(root, 'node_modules', ...path);

const tsc = tool('typescript', 'bin', 'tsc');
const biome = tool('@biomejs', 'biome', 'bin', 'biome');
const CHECKS = [
  ['types of the core, without DOM and Node', tsc, ['-p', 'tsconfig.core.json']],
  ['types', tsc, ['-p', 'tsconfig.json']],
  ['types of the page', tsc, ['-p', 'tsconfig.web.json']],
  ['format and lint', biome, ['ci', '--error-on-warnings']],
];

/** Runs all checks, and counts those that passed and those that failed. */
export function runChecks() {
  const results = CHECKS.map(([name, script, args]) => {
    const ok = runTool(script, args);
    console.log(`${ok ? 'ok' : 'FAILED'}: ${name}`);
    return ok;
  });
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

/** Whether a program of a package ends well; what it prints is shown. */
export function runTool(script, args) {
  const options = { cwd: root, stdio: 'inherit' };
  return spawnSync(process.execPath, [script, ...args], options).status === 0;
}
