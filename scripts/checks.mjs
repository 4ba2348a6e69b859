// What is asked of every change before its tests run: types and style.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './setup.mjs';

export const tool = (...path) => join(root, 'node_modules', ...path);

const tsc = tool('typescript', 'bin', 'tsc');
const biome = tool('@biomejs', 'biome', 'bin', 'biome');
const PROJECTS = [
  ['types of the core, without DOM and Node', 'tsconfig.core.json'],
  ['types', 'tsconfig.json'],
  ['types of the page', 'tsconfig.web.json'],
];
const CACHE = join(root, 'node_modules', '.cache', 'tsc');

/** Checks from nothing what is to be handed over. */
export function runChecks() {
  return run(PROJECTS.map(([name, project]) => [name, tsc, ['-p', project]]));
}

/** The same, but the compiler checks only the files that changes since its last run can affect. */
export function runChecksAgain() {
  return run(
    PROJECTS.map(([name, project]) => {
      const cache = join(CACHE, `${project}.tsbuildinfo`);
      return [name, tsc, ['-p', project, '--incremental', '--tsBuildInfoFile', cache]];
    }),
  );
}

/** Counts the checks that passed and those that failed. */
function run(checksOfTypes) {
  const lint = ['format and lint', biome, ['ci', '--error-on-warnings']];
  const results = [...checksOfTypes, lint].map(([name, script, args]) => {
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
