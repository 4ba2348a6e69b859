// Runs the built command line in this process, in the folder from which npm was called.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, setUp } from './setup.mjs';

export async function runCli(args) {
  await setUp();
  if (process.env.INIT_CWD !== undefined) process.chdir(process.env.INIT_CWD);
  const cli = join(root, 'dist', 'cli.js');
  process.argv = [process.argv[0], cli, ...args];
  await import(pathToFileURL(cli).href);
}
