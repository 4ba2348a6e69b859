// Makes a fresh clone ready: installs the packages of the lock file, and builds if an output is
// missing or a source has changed. It imports no package. Several processes can start the set-up at
// the same time: one process works, and the other processes wait.

import { join } from 'node:path';
import { build, isBuilt } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { fail, root } from './root.mjs';
import { alone } from './setup-lock.mjs';

const LOCK = join(root, '.setup-lock');

/** Installs and builds if needed; everything that the set-up prints goes to standard error. */
export async function setUp() {
  requireNode(20, 19);
  if (isInstalled() && isBuilt()) return;
  await alone(LOCK, () => {
    if (!isInstalled()) install();
    if (!isBuilt()) build();
  });
}

/** Installs packages if needed, and leaves the build as it is. */
export async function setUpPackages() {
  requireNode(20, 19);
  if (isInstalled()) return;
  await alone(LOCK, () => {
    if (!isInstalled()) install();
  });
}

function requireNode(major, minor) {
  const [nodeMajor, nodeMinor] = process.versions.node.split('.').map(Number);
  if (nodeMajor > major || (nodeMajor === major && nodeMinor >= minor)) return;
  fail(`crosshatch needs Node ${major}.${minor} or newer; this is ${process.versions.node}`);
}
