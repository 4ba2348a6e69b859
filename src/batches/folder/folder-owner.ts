// The owner of a folder of batches is the process that has it open. A file in the folder names the
// owner, and how others can ask it over HTTP. A process that died leaves its file behind, which the
// next one takes over.

import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { defined } from '../../puzzle/defined.ts';
import { isRunning, startOf } from './process-state.ts';

const OWNER = z.object({
  pid: z.number().int().positive(),
  host: z.string(),
  /** When the process was started, if the system tells: numbers of processes are used again. */
  started: z.string().optional(),
  /** The address of its HTTP API, once it listens. */
  address: z.string().optional(),
  /** The key to that API. Only the user of the process can read the file. */
  secret: z.string().optional(),
});

export type FolderOwner = z.infer<typeof OWNER>;

/** Makes this process the owner, or returns the process that is. */
export function takeFolder(folder: string): FolderOwner | undefined {
  const own = writeOwn(folder, {});
  try {
    while (!link(own, pathOf(folder))) {
      const owner = readOwner(folder);
      if (owner !== undefined) return owner;
      removeDead(folder);
    }
    return undefined;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Returns the process that has the folder open; undefined if there is none that lives. */
export function readOwner(folder: string): FolderOwner | undefined {
  const owner = parseOwner(pathOf(folder));
  return owner !== undefined && isAlive(owner) ? owner : undefined;
}

/** Tells others how to reach the owner, which is this process. */
export function announceOwner(
  folder: string,
  reached: Required<Pick<FolderOwner, 'address' | 'secret'>>,
): void {
  renameSync(writeOwn(folder, reached), pathOf(folder));
}

export function releaseFolder(folder: string): void {
  const { pid, host } = parseOwner(pathOf(folder)) ?? {};
  if (pid === process.pid && host === hostname()) rmSync(pathOf(folder), { force: true });
}

function pathOf(folder: string): string {
  return join(folder, 'owner.json');
}

/** Writes a file beside the one that counts, which is only ever there as a whole. */
function writeOwn(folder: string, reached: Partial<FolderOwner>): string {
  const path = join(folder, `owner-${randomUUID()}.json`);
  const { pid } = process;
  const own = { pid, host: hostname(), ...defined({ started: startOf(pid) }), ...reached };
  writeFileSync(path, JSON.stringify(own), { mode: 0o600, flag: 'wx' });
  return path;
}

/** Returns false if the file is there already. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Moves the file away before it is deleted. If another process has taken the folder since the file
 * was read, it gets its file back.
 */
function removeDead(folder: string): void {
  const moved = join(folder, `owner-${randomUUID()}.json`);
  try {
    renameSync(pathOf(folder), moved);
  } catch {
    return;
  }
  const owner = parseOwner(moved);
  if (owner !== undefined && isAlive(owner)) link(moved, pathOf(folder));
  rmSync(moved, { force: true });
}

function parseOwner(path: string): FolderOwner | undefined {
  try {
    return OWNER.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Processes of other machines that share the folder count as alive: nothing is known of them. */
function isAlive({ pid, host, started }: FolderOwner): boolean {
  if (host !== hostname()) return true;
  if (!isRunning(pid)) return false;
  return started === undefined || started === startOf(pid);
}
