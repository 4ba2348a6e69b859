// A lock between set-ups: one set-up works, and the other set-ups wait. A lock whose owner has
// ended does not count, so that a killed set-up does not block other set-ups.

import { mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOr } from './read-or.mjs';

/** Milliseconds after which a lock counts as abandoned. */
const LONGEST_SET_UP = 15 * 60_000;

/** Runs `work` under the lock, so that two processes do not run their work at the same time. */
export async function alone(lock, work) {
  for (let isWaiting = false; !tryLock(lock); isWaiting = true) {
    if (!isWaiting) console.error(`Waiting for another set-up to end (${lock} is its lock) ...`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  try {
    work();
  } finally {
    // The lock is that of another process if this set-up took so long that its own lock counted as
    // abandoned.
    if (ownerOf(lock) === process.pid) rmSync(lock, { recursive: true, force: true });
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
    const owner = ownerOf(lock);
    if (isAbandoned(lock, owner)) breakLock(lock, owner);
    return false;
  }
}

/** Whether the owner of the lock has ended, or the lock is older than `LONGEST_SET_UP`. */
function isAbandoned(lock, owner) {
  const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
  return (owner > 0 && !isAlive(owner)) || Date.now() - mtimeMs > LONGEST_SET_UP;
}

/**
 * Removes the lock of `owner`. The lock is renamed first, so that only one of two processes removes
 * it. If another process took the lock after `owner` was read, that process gets the lock back.
 */
function breakLock(lock, owner) {
  const away = `${lock}-broken-${process.pid}`;
  try {
    renameSync(lock, away);
    if (ownerOf(away) === owner) rmSync(away, { recursive: true, force: true });
    else renameSync(away, lock);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/** Returns the process id of the owner, or 0 if there is no lock. */
function ownerOf(lock) {
  return Number(readOr(join(lock, 'pid'), '0'));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
