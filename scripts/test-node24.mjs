// npm run test:node24: runs the tests of `npm test` with Node 24. The npm package `node`, which is
// kept in the cache of node_modules, contains the binary of Node. Every program that the tests
// start as `node` runs this binary, too.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './root.mjs';
import { setUp } from './setup.mjs';

const VERSION = '24.21.0';
const FOLDER = join(root, 'node_modules', '.cache', `node-${VERSION}`);
const BINARY = join(FOLDER, 'node_modules', 'node', 'bin', binaryName());

// The set-up comes first because it may empty node_modules, where the binary is kept.
await setUp();
if (!existsSync(BINARY)) fetchNode();
const path = `${dirname(BINARY)}${delimiter}${process.env.PATH}`;
const { status } = spawnSync(
  BINARY,
  [join(root, 'scripts', 'test.mjs'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path } },
);
process.exitCode = status ?? 1;

function binaryName() {
  return process.platform === 'win32' ? 'node.exe' : 'node';
}

/** Installs the package `node`, whose install script fetches only the binary for this system. */
function fetchNode() {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  const args = ['install', `node@${VERSION}`, '--no-audit', '--no-fund', '--no-package-lock'];
  // npm is a batch file on Windows, which starts only in a shell.
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', args, { cwd: FOLDER, stdio: ['ignore', 2, 2], shell });
  if (status === 0 && existsSync(BINARY)) return;
  console.error(`Node ${VERSION} could not be fetched: see what npm says above`);
  process.exit(1);
}
