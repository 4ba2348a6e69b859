// Fetches packages at pinned versions, as npm would, and checks what came. They are no dependencies
// of the project: only the makers read them, and no file of theirs is kept in the repository.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as `npm pack` names it, with the hash that the registry states. */
export interface PinnedPackage {
  readonly package: string;
  readonly version: string;
  /** A hash as in a lock file: "sha512-" and base64. */
  readonly integrity: string;
}

const CACHE = 'node_modules/.cache/crosshatch-packages';
/** The most bytes of a file of a package. */
const MOST_BYTES = 100e6;

/**
 * Returns the path of the archive of a package, which is fetched unless it is there. Throws if it
 * cannot be fetched or is not what was pinned.
 */
export function pinnedArchive(wanted: PinnedPackage): string {
  mkdirSync(CACHE, { recursive: true });
  const name = `${wanted.package.replace('@', '').replace('/', '-')}-${wanted.version}.tgz`;
  const path = join(CACHE, name);
  if (!existsSync(path)) fetchPackage(wanted);
  const hash = `sha512-${createHash('sha512').update(readFileSync(path)).digest('base64')}`;
  if (hash !== wanted.integrity) {
    throw new Error(`${path} has the hash ${hash}, expected ${wanted.integrity}: remove the file`);
  }
  return path;
}

function fetchPackage({ package: name, version }: PinnedPackage): void {
  const args = ['pack', '--silent', '--pack-destination', CACHE, `${name}@${version}`];
  execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows });
}

/** On Windows, npm is a script of the shell. */
const isWindows = process.platform === 'win32';

/** Returns the names of the files in the archive of a package, each beginning with "package/". */
export function filesInArchive(archive: string): string[] {
  return execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).trim().split('\n');
}

export function readFromArchive(archive: string, file: string): Buffer {
  return execFileSync('tar', ['-xzOf', archive, file], { maxBuffer: MOST_BYTES });
}
