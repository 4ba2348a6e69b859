// Makes a fresh clone ready: installs the packages of the lock file, and builds if a source has
// changed. It imports no package. Several processes may start it at once: one works, the others
// wait.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../..');

const LOCK = join(root, '.setup-lock');
/** Milliseconds after which a lock counts as abandoned. */
const LONGEST_SET_UP = 15 * 60_000;
const INSTALLED = join(root, 'node_modules', '.installed-lock-hash');
const BUILT = join(root, 'dist-dev', '.built-from');
const ENTRIES = [
  'dist/cli.js',
  'dist/server.js',
  'dist/worker.js',
  'dist/method-host.js',
  'dist/workers.js',
  'dist/web/index.html',
  ...libraryEntries(),
  'dist-dev/bench.js',
  'dist-dev/web-bench.js',
  'dist-dev/hunt.js',
  'dist-dev/evolution.js',
  'dist-dev/explain-bench.js',
  'dist-dev/certificate-bench.js',
  'dist-dev/make.js',
  'dist-dev/manual.js',
  'dist-dev/study.js',
  'dist-dev/queens.js',
  'dist-dev/technique-docs.js',
  'dist-dev/train.js',
];
const SOURCES = [
  'src',
  'bench',
  'makers',
  'scripts',
  'examples',
  'test',
  'web',
  'puzzles',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.core.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'tsconfig.puzzle.json',
  'tsconfig.web.json',
  'tsdown.config.ts',
];

/** Installs and builds if needed; everything it prints goes to standard error. */
export async function setUp() {
  requireNode(20, 19);
  if (isReady()) return;
  await alone(() => {
    if (!isInstalled()) install();
    if (!isBuilt()) build();
  });
}

/** Installs packages if needed, and leaves the build as it is. */
export async function setUpPackages() {
  requireNode(20, 19);
  if (isInstalled()) return;
  await alone(() => {
    if (!isInstalled()) install();
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

/** The files that package.json of the library exports. */
function libraryEntries() {
  const { exports } = JSON.parse(readFileSync(join(root, 'library', 'package.json'), 'utf8'));
  return Object.values(exports).flatMap((entry) =>
    Object.values(typeof entry === 'string' ? [entry] : entry).map((path) => join('library', path)),
  );
}

function isBuilt() {
  return (
    ENTRIES.every((entry) => existsSync(join(root, entry))) && readOr(BUILT, '') === hashOf(SOURCES)
  );
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
  // The page is built second because tsdown clears the folder that both write to.
  runTool('tsdown/dist/run.mjs', '--logLevel', 'error');
  runTool('vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'error');
  writeFileSync(BUILT, from);
}

/** Runs a program of a package; shows what it prints only if it fails. */
function runTool(path, ...args) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', path), ...args],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) fail(`${stdout}${stderr}\nthe build failed: see above`);
}

/**
 * Runs a command with its output on standard error, since standard output belongs to the program
 * that follows.
 */
function run(command, args, shell = false) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell });
  return status === 0;
}

/** Runs `work` under the lock, so that no other process runs its own at the same time. */
async function alone(work) {
  for (let isWaiting = false; !tryLock(); isWaiting = true) {
    if (!isWaiting) console.error(`Waiting for another set-up to end (${LOCK} is its lock) ...`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  try {
    work();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

/**
 * Tries to take the lock: a folder that is renamed into place with its owner's process id already
 * in it, so that no process ever sees it half made.
 */
function tryLock() {
  const made = mkdtempSync(`${LOCK}-`);
  writeFileSync(join(made, 'pid'), String(process.pid));
  try {
    renameSync(made, LOCK);
    return true;
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    if (!['EEXIST', 'ENOTEMPTY', 'EPERM'].includes(error.code)) throw error;
    if (isAbandoned()) breakLock();
    return false;
  }
}

/** Whether the owner of the lock has ended, or the lock is older than any set-up takes. */
function isAbandoned() {
  const owner = Number(readOr(join(LOCK, 'pid'), '0'));
  const { mtimeMs } = statSync(LOCK, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
  return (owner > 0 && !isAlive(owner)) || Date.now() - mtimeMs > LONGEST_SET_UP;
}

/** Removes the lock. It is renamed first, so that only one of two processes removes it. */
function breakLock() {
  const away = `${LOCK}-broken-${process.pid}`;
  try {
    renameSync(LOCK, away);
    rmSync(away, { recursive: true, force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
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

/** Returns the names in a folder; undefined for a file. */
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
