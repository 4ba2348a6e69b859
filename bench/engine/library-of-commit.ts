// Builds the library of another commit, so that one run of a bench measures that library and the
// current one.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { UsageError } from './usage-error.ts';

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

/**
 * Returns the name of the measured tree: the hash of the current commit, with `-changed` if files
 * differ from that commit.
 */
export function nameOfTree(): string {
  return shortName('HEAD') + (git('status', '--porcelain') === '' ? '' : '-changed');
}

export function shortName(commit: string): string {
  try {
    return git('rev-parse', '--short', '--verify', `${commit}^{commit}`);
  } catch {
    throw new UsageError(`there is no commit '${commit}' here`);
  }
}

/** Builds a commit in a folder of its own; `clean` removes the folder. */
export function builtTreeOf(commit: string): { folder: string; clean: () => void } {
  const folder = join(mkdtempSync(join(tmpdir(), 'crosshatch-')), 'tree');
  const clean = (): void => {
    rmSync(join(folder, '..'), { recursive: true, force: true });
    git('worktree', 'prune');
  };
  try {
    git('worktree', 'add', '--detach', folder, commit);
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    build(folder);
    return { folder, clean };
  } catch (error) {
    clean();
    throw error;
  }
}

/**
 * Builds the tree without its own build script. If the lock files of the two trees differ, that
 * script would install other packages, and thereby empty the folder of packages that both trees
 * share.
 */
function build(folder: string): void {
  const program = join('node_modules', 'tsdown', 'dist', 'run.mjs');
  execFileSync(process.execPath, [program, '--logLevel', 'error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Returns the file of an entry of the library of a built tree. Older commits build the library into
 * the folder of the command line.
 */
export function builtEntry(folder: string, entry: 'engine' | 'explain'): string {
  const path = resolve(folder, 'library', 'dist', `${entry}.js`);
  return existsSync(path) ? path : resolve(folder, 'dist', `${entry}.js`);
}
