// A lock between set-ups: one works, the others wait. It outlives no owner, so that a set-up which
// was killed stops nobody.

import { mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOr } from './read-or.mjs';

/** Milliseconds after which a lock counts as abandoned. */
const LONGEST_SET_UP = 15 * 60_000;

/** Runs `work` under the lock, so that no other process runs its own at the same time. */
export async function alone(lock, work) {
  for (let isWaiting = false; !tryLock(lock); isWaiting = true) {
    if (!isWaiting) console.error(`Waiting for another set-up to end (${lock} is its lock) ...`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  try {
    work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/**
 * Tries to take the lock: a folder that is renamed into place with its owner's process id already
 * in it, so that no process ever sees it half made.
 */
function tryLock(lock) {
  const made = mkdtempSync(`${lock}-`);
  writeFileSync(join(made, 'pid'), String(process.pid));
  try {
    renameSync(made, lock);
    return true;
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    if (!['EEXIST', 'ENOTEMPTY', 'EPERM'].includes(error.code)) throw error;
    if (isAbandoned(lock)) breakLock(lock);
    return false;
  }
}

/** Whether the owner of the lock has ended, or the lock is older than any set-up takes. */
function isAbandoned(lock) {
  const owner = Number(readOr(join(lock, 'pid'), '0'));
  const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
  return (owner > 0 && !isAlive(owner)) || Date.now() - mtimeMs > LONGEST_SET_UP;
}

/** Removes the lock. It is renamed first, so that only one of two processes removes it. */
function breakLock(lock) {
  const away = `${lock}-broken-${process.pid}`;
  try {
    renameSync(lock, away);
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
