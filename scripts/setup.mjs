// Makes a fresh clone ready: installs what the lock file names, builds what has changed. No dependencies.
// Safe when started twice: one process works, the others wait for it.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../..');

const LOCK = join(root, '.setup-lock');
const INSTALLED = join(root, 'node_modules', '.installed-lock-hash');
const BUILT = join(root, 'dist', '.built-from');
const SOURCES = [
  'src',
  'bench',
  'test',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsdown.config.ts',
];

/** Installs and builds where needed; everything it prints goes to standard error. */
export async function setUp() {
  requireNode(20, 19);
  if (isReady()) return;
  await alone(() => {
    if (!isInstalled()) install();
    if (!isBuilt()) build();
  });
}

function requireNode(major, minor) {
  const [nodeMajor, nodeMinor] = process.versions.node.split('.').map(Number);
  if (nodeMajor > major || (nodeMajor === major && nodeMinor >= minor)) return;
  fail(`crosshatch needs Node ${major}.${minor} or newer; this is ${process.versions.node}`);
}

function isReady() {
  return isInstalled() && isBuilt();
}

function isInstalled() {
  return readOr(INSTALLED, '') === hashOf(['package-lock.json']);
}

function isBuilt() {
  return existsSync(join(root, 'dist', 'cli.js')) && readOr(BUILT, '') === hashOf(SOURCES);
}

function install() {
  console.error('Installing dependencies ...');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const done = npm?.endsWith('.js')
    ? run(process.execPath, [npm, ...args])
    : run('npm', args, process.platform === 'win32');
  if (!done) fail('npm ci failed: see above');
  writeFileSync(INSTALLED, hashOf(['package-lock.json']));
}

function build() {
  console.error('Building ...');
  const from = hashOf(SOURCES);
  const tsdown = join(root, 'node_modules', 'tsdown', 'dist', 'run.mjs');
  if (!run(process.execPath, [tsdown, '--logLevel', 'error'])) fail('the build failed: see above');
  writeFileSync(BUILT, from);
}

/** Standard output belongs to the program that is set up. */
function run(command, args, shell = false) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell });
  return status === 0;
}

/** Runs `work` while no other process does; a lock whose owner is gone is taken over. */
async function alone(work) {
  while (!tryLock()) await new Promise((resolve) => setTimeout(resolve, 200));
  try {
    work();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function tryLock() {
  try {
    mkdirSync(LOCK);
    writeFileSync(join(LOCK, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const owner = Number(readOr(join(LOCK, 'pid'), '0'));
    if (owner > 0 && !isAlive(owner)) rmSync(LOCK, { recursive: true, force: true });
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function hashOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    const entries = readdirOr(full);
    if (entries === undefined) hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
    else for (const entry of entries.sort()) add(join(path, entry));
  };
  paths.forEach(add);
  return hash.digest('hex');
}

/** The names in a folder; undefined for a file. */
function readdirOr(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

function readOr(path, otherwise) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  }
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}
