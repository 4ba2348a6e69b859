// Installs the packages of the lock file.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './file-hash.mjs';
import { readOr } from './read-or.mjs';
import { fail, root } from './root.mjs';

const INSTALLED = join(root, 'node_modules', '.installed-lock-hash');

/** Whether the packages of the present lock file are there. */
export function isInstalled() {
  return readOr(INSTALLED, '') === hashOf(['package-lock.json']) && packages().every(isThere);
}

function packages() {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...dependencies, ...devDependencies });
}

function isThere(name) {
  return existsSync(join(root, 'node_modules', name, 'package.json'));
}

export function install() {
  console.error('Installing dependencies ...');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const done = npm?.endsWith('.js')
    ? run(process.execPath, [npm, ...args])
    : run('npm', args, process.platform === 'win32');
  if (!done) fail('npm ci failed: see above');
  writeFileSync(INSTALLED, hashOf(['package-lock.json']));
}

/**
 * Runs a command with its output on standard error, because standard output belongs to the program
 * that follows.
 */
function run(command, args, shell = false) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell });
  return status === 0;
}
