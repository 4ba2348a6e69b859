// Finds PostgreSQL for the tests and benches of batches, or installs the package of Debian and
// Ubuntu, and starts databases of its own in folders that go with them.

import { spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Debian keeps a folder for each version here. */
const DEBIAN = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root; its package makes a user. */
const USER = 'postgres';
/** Milliseconds. */
const LONGEST_START = 60_000;

/**
 * Returns the folder of the programs, or the reason why there is none. On Debian and Ubuntu,
 * installs a missing package first if this process runs as root.
 */
export function obtainPostgres() {
  const found = findPostgres();
  if (found !== undefined) return { path: found };
  if (process.getuid?.() !== 0) return { missing: 'no PostgreSQL found: install its server' };
  console.error('Installing PostgreSQL for the tests of batches ...');
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (apt('update')) apt('install', '--no-install-recommends', '-y', 'postgresql');
  const path = findPostgres();
  return path === undefined
    ? { missing: 'the package postgresql could not be installed' }
    : { path };
}

function findPostgres() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...debianFolders(), ...folders].find(
    (folder) => isProgram(join(folder, 'postgres')) && isProgram(join(folder, 'initdb')),
  );
}

/** Newest version first. */
function debianFolders() {
  try {
    const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(DEBIAN, version, 'bin'));
  } catch {
    return [];
  }
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a database that listens on a socket in its folder. Unless it is `durable`, it does not wait
 * for the disk, which is quicker, and safe as long as the machine runs. Throws if there is no
 * PostgreSQL.
 */
export async function startPostgres({ durable = false } = {}) {
  const obtained = obtainPostgres();
  if (obtained.missing) throw new Error(`these tests need PostgreSQL: ${obtained.missing}`);
  const folder = mkdtempSync(join(tmpdir(), 'crosshatch-pg-'));
  const identity = identityFor(folder);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (identity.uid !== undefined) chownSync(data, identity.uid, identity.gid);
  const initArgs = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const made = spawnSync(join(obtained.path, 'initdb'), initArgs, { ...identity, cwd: folder });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const settings = [
    ...['-c', `unix_socket_directories=${folder}`, '-c', 'listen_addresses='],
    ...(durable ? [] : ['-c', 'fsync=off']),
  ];
  const options = { ...identity, cwd: folder, stdio: 'ignore' };
  const launch = () => spawn(join(obtained.path, 'postgres'), ['-D', data, ...settings], options);
  let running = launch();
  process.once('exit', () => running.kill('SIGKILL'));
  await untilReady(folder);
  return {
    url: `postgresql://${USER}@localhost/postgres?host=${encodeURIComponent(folder)}`,
    /** Kills it at once, as a loss of power would. */
    async kill() {
      await end(running, 'SIGKILL');
    },
    async restart() {
      running = launch();
      await untilReady(folder);
    },
    async close() {
      await end(running, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the user to run as, if this process is root, and gives the folder to that user. */
function identityFor(folder) {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${USER}:`));
  if (line === undefined) throw new Error(`there is no user ${USER} to run PostgreSQL as`);
  const [, , uid, gid] = line.split(':').map(Number);
  chownSync(folder, uid, gid);
  return { uid, gid };
}

async function untilReady(folder) {
  const socket = join(folder, '.s.PGSQL.5432');
  const end = Date.now() + LONGEST_START;
  while (!(await answers(socket))) {
    if (Date.now() > end) throw new Error('PostgreSQL did not start');
    await wait(20);
  }
}

/** Asks for a connection; the first byte of the answer tells whether there is one. */
function answers(socket) {
  return new Promise((resolve) => {
    const parameters = Buffer.from(`user\0${USER}\0database\0postgres\0\0`);
    const startup = Buffer.alloc(8);
    startup.writeInt32BE(8 + parameters.length, 0);
    startup.writeInt32BE(196_608, 4);
    const connection = connect(socket);
    connection.on('error', () => resolve(false));
    connection.on('connect', () => connection.write(Buffer.concat([startup, parameters])));
    connection.once('data', (answer) => {
      connection.destroy();
      resolve(String.fromCharCode(answer[0]) === 'R');
    });
    connection.on('close', () => resolve(false));
  });
}

async function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
