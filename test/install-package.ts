// Packs a package with npm and unpacks it among other packages, as if it were installed.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');
export const NODE_MODULES = join(ROOT, 'node_modules');

export interface Packed {
  readonly tarball: string;
  /** Bytes of the tarball. */
  readonly size: number;
  readonly files: readonly string[];
}

/** Packs the package of a folder as it was last built. */
export function pack(folder: string): Packed {
  const to = mkdtempSync(join(tmpdir(), 'crosshatch-packed-'));
  const output = npm('pack', folder, '--json', '--ignore-scripts', '--pack-destination', to);
  const [{ filename, size, files }] = JSON.parse(output);
  return {
    tarball: join(to, filename),
    size,
    files: files.map(({ path }: { readonly path: string }) => path),
  };
}

/**
 * Makes a folder in which `name` is unpacked and `others` are linked from this clone; returns the
 * folder.
 */
export function install(name: string, packed: Packed, others: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'crosshatch-installed-'));
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['-xzf', packed.tarball, '-C', place, '--strip-components=1']);
  for (const other of others) link(other, join(folder, 'node_modules', other));
  return folder;
}

function link(name: string, place: string): void {
  const target = name === 'crosshatch' ? join(ROOT, 'library') : join(NODE_MODULES, name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(target, place, 'junction');
}

export function remove(packed: Packed, folders: readonly string[]): void {
  for (const folder of [dirname(packed.tarball), ...folders])
    rmSync(folder, { recursive: true, force: true });
}

/** Runs a module in a folder and returns what it prints. */
export function runModule(folder: string, code: string): string {
  const options = { cwd: folder, encoding: 'utf8', timeout: 60_000 } as const;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], options);
}

/** Starts npx in a folder, with a cache in this folder. npx installs only from `registry`. */
export function startNpx(folder: string, registry: string, args: readonly string[]): ChildProcess {
  const cache = join(folder, 'npm-cache');
  const env = { ...process.env, npm_config_registry: registry, npm_config_cache: cache };
  const { file, all, shell } = commandOf('npx', args);
  return spawn(file, all, { cwd: folder, env, shell });
}

function npm(...args: string[]): string {
  const { file, all, shell } = commandOf('npm', args);
  return execFileSync(file, all, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe', shell });
}

/**
 * Returns how to start npm or npx. If npm runs the tests, that npm or the npx beside it is started.
 */
function commandOf(program: 'npm' | 'npx', args: readonly string[]) {
  const script = process.env.npm_execpath;
  if (!script?.endsWith('.js'))
    return { file: program, all: args, shell: process.platform === 'win32' };
  const cli = join(dirname(script), `${program}-cli.js`);
  return { file: process.execPath, all: [cli, ...args], shell: false };
}
