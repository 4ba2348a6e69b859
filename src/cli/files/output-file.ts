// Files that the command line writes. By default, a file is written in full, or the old file stays.
//
// The data goes to a temporary file beside the target. When all data is on the disk, the temporary
// file replaces the target. After a full disk, a fault or Ctrl-C, the target is as it was, and the
// temporary file is gone. A device or a pipe cannot be replaced, so the data is written to it
// directly.

import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { exitOnSignal } from '../run/signals.ts';
import { isSystemError } from '../run/system-error.ts';

/**
 * `write` and `finish` throw the system's error with the path that was asked for. After an error, a
 * target that is a file is as it was.
 */
export interface OutputFile {
  write(data: string | Uint8Array): void;
  /**
   * Replaces the target with the temporary file, or closes a target that was opened as it is: a
   * device, a pipe or an open descriptor.
   */
  finish(): void;
  /**
   * Removes the temporary file, so that the target stays as it was, or closes a target that was
   * opened as it is. After `finish`, `discard` does nothing.
   */
  discard(): void;
}

/** `onExit` is called if the program ends while the file is open. */
export function openOutput(
  path: string,
  onExit = (file: OutputFile) => file.discard(),
): OutputFile {
  const place = naming(path, () => openPlace(path));
  let isOpen = true;
  const close = (end: () => void): void => {
    if (!isOpen) return;
    isOpen = false;
    process.off('exit', exit);
    end();
  };
  const discard = (): void => close(place.discard);
  const orDiscard = (action: () => void): void => {
    try {
      naming(path, action);
    } catch (error) {
      discard();
      throw error;
    }
  };
  const file: OutputFile = {
    write: (data) => orDiscard(() => writeFileSync(place.descriptor, data)),
    finish: () => close(() => naming(path, place.finish)),
    discard,
  };
  const exit = (): void => onExit(file);
  process.once('exit', exit);
  return file;
}

/** Standard output can be a socket, which no path opens. */
export const STANDARD_OUTPUT: OutputFile = {
  write: (data) => void process.stdout.write(data),
  finish: () => {},
  discard: () => {},
};

export function writeOutput(path: string, data: string): void {
  const file = openOutput(path);
  file.write(data);
  file.finish();
}

/**
 * Makes the system's errors name the file that was asked for, and not the temporary file beside it.
 */
export function naming<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw isSystemError(error) ? Object.assign(error, { path }) : error;
  }
}

interface Place {
  readonly descriptor: number;
  finish(): void;
  discard(): void;
}

/**
 * Matches the paths of open descriptors. Such a descriptor was opened by whoever started the
 * program, and may lead to a log to which other programs also write.
 */
const DESCRIPTOR = /^\/(dev\/(stdout|stderr|fd\/[^/]+)|proc\/[^/]+\/fd\/[^/]+)$/;

/** Whether the path is that of a device, a pipe or an open descriptor. */
export function isWrittenAsItIs(path: string): boolean {
  if (DESCRIPTOR.test(resolve(path))) return true;
  const there = statSync(path, { throwIfNoEntry: false });
  return there !== undefined && !there.isFile() && !there.isDirectory();
}

function openPlace(path: string): Place {
  if (isWrittenAsItIs(path)) return openAsItIs(path);
  const there = statSync(path, { throwIfNoEntry: false });
  const target = targetOf(path);
  if (there === undefined) return openBeside(target);
  // Opening throws if the target is a folder or cannot be written. Such a target must not be
  // replaced.
  closeSync(openSync(target, 'r+'));
  return openBeside(target, there.mode & 0o7777);
}

/** Opens the file to append, because standard output may be a log that holds something already. */
function openAsItIs(path: string): Place {
  const descriptor = openSync(path, 'a');
  const close = (): void => closeSync(descriptor);
  return { descriptor, finish: close, discard: close };
}

function openBeside(target: string, mode?: number): Place {
  const beside = join(dirname(target), `.crosshatch-${randomUUID()}.tmp`);
  const forgetSignals = exitOnSignal();
  const tidy = (descriptor?: number): void => {
    if (descriptor !== undefined) closeSync(descriptor);
    rmSync(beside, { force: true });
    forgetSignals();
  };
  try {
    const descriptor = openSync(beside, 'wx', mode);
    const discard = (): void => tidy(descriptor);
    const finish = (): void => {
      try {
        // The mode is set again, because `openSync` applies the umask of the process to it.
        if (mode !== undefined) fchmodSync(descriptor, mode);
        fsyncSync(descriptor);
        renameSync(beside, target);
      } finally {
        tidy(descriptor);
      }
    };
    return { descriptor, finish, discard };
  } catch (error) {
    tidy();
    throw error;
  }
}

/** Follows the links of a path, even to a file that does not exist yet. */
export function targetOf(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if (!isSystemError(error) || error.code !== 'ENOENT') throw error;
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    return isLink ? targetOf(resolve(dirname(path), readlinkSync(path))) : path;
  }
}
