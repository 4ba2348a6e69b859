// Runs a program of the build in this process: `crosshatch` is the command line, in the folder from
// which npm was called; the other names are those of programs that tsdown.config.ts builds into
// dist-dev.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root } from './root.mjs';

export async function runBuilt(name, args) {
  const isCli = name === 'crosshatch';
  const program = isCli ? join(root, 'dist', 'cli.js') : join(root, 'dist-dev', `${name}.js`);
  if (!existsSync(program)) fail(`${name}: no such program; expected: node scripts/run.mjs NAME`);
  if (isCli && process.env.INIT_CWD !== undefined) process.chdir(process.env.INIT_CWD);
  process.argv = [process.argv[0], program, ...args];
  await import(pathToFileURL(program).href);
}
