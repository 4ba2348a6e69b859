// The owner of a folder of batches is the process that has it open. A file in the folder names the
// owner, and how others can ask it over HTTP. A process that died leaves its file behind, which the
// next one takes over.
//
// A process on another machine is known by its signs of life alone: it writes to the file again and
// again. A container counts as another machine, and so does a machine that was started anew. A
// process that takes a folder
// compares times of the disk, so the clocks of the machines do not matter.

import { randomUUID } from 'node:crypto';
import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { defined } from '../../../puzzle/defined.ts';
import { isRunning, placeOfLoopback, placeOfNumbers, startOf } from './process-state.ts';

const OWNER = z.object({
  pid: z.number().int().positive(),
  host: z.string(),
  /** The places in which its number means this process, and its address this program. */
  numbers: z.string().optional(),
  loopback: z.string().optional(),
  /** When the process was started, if the system tells: numbers of processes are used again. */
  started: z.string().optional(),
  /** The address of its HTTP API, once it listens. */
  address: z.string().optional(),
  /** The key to that API. Only the user of the process can read the file. */
  secret: z.string().optional(),
});

export type FolderOwner = z.infer<typeof OWNER>;

/** Seconds of silence after which the owner on another machine has ended. */
export const LONGEST_SILENCE = 120;

/** Makes this process the owner, or returns the process that is. */
export function takeFolder(folder: string): FolderOwner | undefined {
  const own = writeOwn(folder, {});
  try {
    const now = writtenAt(own);
    while (!link(own, pathOf(folder))) {
      const owner = readOwner(folder, now);
      if (owner !== undefined) return owner;
      removeDead(folder, now);
    }
    return undefined;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Returns the process that has the folder open; undefined if there is none that lives. */
export function readOwner(folder: string, now = Date.now()): FolderOwner | undefined {
  return livingOwner(pathOf(folder), now);
}

/** Whether the numbers of processes here are those where the owner is. */
export function hasOurNumbers({ numbers }: FolderOwner): boolean {
  return numbers === placeOfNumbers();
}

/** Whether the address of the owner leads to it from here. */
export function isWithinReach({ loopback }: FolderOwner): boolean {
  return loopback === placeOfLoopback();
}

/** Tells others how to reach the owner, which is this process. */
export function announceOwner(
  folder: string,
  reached: Required<Pick<FolderOwner, 'address' | 'secret'>>,
): void {
  renameSync(writeOwn(folder, reached), pathOf(folder));
}

/**
 * Says that the owner lives, which is this process. Returns false if it has lost the folder: it was
 * silent for so long that another process took it.
 */
export function signFolder(folder: string): boolean {
  try {
    return signFile(pathOf(folder));
  } catch (error) {
    // A disk that fails for a moment proves nothing.
    return !isMissing(error);
  }
}

function signFile(path: string): boolean {
  const file = openSync(path, 'r+');
  try {
    if (!isOwn(parseOwner(file))) return false;
    // The first character is the same as before; what changes is the time of the file.
    writeSync(file, '{', 0);
    return true;
  } finally {
    closeSync(file);
  }
}

export function releaseFolder(folder: string): void {
  if (isOwn(parseOwner(pathOf(folder)))) rmSync(pathOf(folder), { force: true });
}

function pathOf(folder: string): string {
  return join(folder, 'owner.json');
}

/** Writes a file beside the one that counts, which is only ever there as a whole. */
function writeOwn(folder: string, reached: Partial<FolderOwner>): string {
  const path = join(folder, `owner-${randomUUID()}.json`);
  writeFileSync(path, JSON.stringify({ ...own(), ...reached }), { mode: 0o600, flag: 'wx' });
  return path;
}

function own(): FolderOwner {
  const { pid } = process;
  const places = { numbers: placeOfNumbers(), loopback: placeOfLoopback() };
  return { pid, host: hostname(), ...places, ...defined({ started: startOf(pid) }) };
}

function isOwn(owner: FolderOwner | undefined): boolean {
  const { pid, numbers, started } = own();
  return owner?.pid === pid && owner.numbers === numbers && owner.started === started;
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
function removeDead(folder: string, now: number): void {
  const moved = join(folder, `owner-${randomUUID()}.json`);
  try {
    renameSync(pathOf(folder), moved);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  let isDead = false;
  try {
    isDead = livingOwner(moved, now) === undefined;
  } finally {
    if (!isDead) link(moved, pathOf(folder));
    rmSync(moved, { force: true });
  }
}

function livingOwner(path: string, now: number): FolderOwner | undefined {
  const silence = (now - writtenAt(path)) / 1000;
  const owner = parseOwner(path);
  return owner !== undefined && isAlive(owner, silence) ? owner : undefined;
}

/** Returns milliseconds by the clock of the disk; 0 if there is no such file. */
function writtenAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Takes the path of the file, or its number if it is open. Only a file that is not there, or is
 * damaged, names nobody: one that cannot be read may be that of a process that lives.
 */
function parseOwner(file: string | number): FolderOwner | undefined {
  try {
    return OWNER.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch (error) {
    if (error instanceof SyntaxError || isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

function isAlive(owner: FolderOwner, silence: number): boolean {
  if (!hasOurNumbers(owner)) return silence <= LONGEST_SILENCE;
  const { pid, started } = owner;
  if (!isRunning(pid)) return false;
  return started === undefined || started === startOf(pid);
}
