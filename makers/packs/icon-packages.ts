// Fetches packages of icons at pinned versions, as npm would, and checks what came. They are no
// dependencies of the project: only this command reads them, and no picture file of theirs is kept
// in the repository.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as `npm pack` names it, with the hash that the registry states. */
export interface IconPackage {
  readonly package: string;
  readonly version: string;
  /** A hash as in a lock file: "sha512-" and base64. */
  readonly integrity: string;
}

/** The part of an icon set in JSON, as the Iconify project writes it, that is used here. */
export interface IconFile {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<Record<string, Icon | undefined>>;
}

interface Icon {
  /** The elements of an SVG. */
  readonly body: string;
  readonly width?: number;
  readonly height?: number;
  readonly left?: number;
  readonly top?: number;
}

const CACHE = 'node_modules/.cache/crosshatch-icons';
/** The most bytes of the icons of a package. */
const MOST_BYTES = 100e6;
/** The sides of an icon for which its set states none. */
const USUAL_SIDE = 16;

/** Returns the icons of a package. Throws if it cannot be fetched or is not what was pinned. */
export function readIconPackage(wanted: IconPackage): IconFile {
  mkdirSync(CACHE, { recursive: true });
  const name = `${wanted.package.replace('@', '').replace('/', '-')}-${wanted.version}.tgz`;
  const path = join(CACHE, name);
  if (!existsSync(path)) fetchPackage(wanted);
  const hash = `sha512-${createHash('sha512').update(readFileSync(path)).digest('base64')}`;
  if (hash !== wanted.integrity) {
    throw new Error(`${path} has the hash ${hash}, expected ${wanted.integrity}: remove the file`);
  }
  const options = { encoding: 'utf8', maxBuffer: MOST_BYTES } as const;
  return JSON.parse(execFileSync('tar', ['-xzOf', path, 'package/icons.json'], options));
}

function fetchPackage({ package: name, version }: IconPackage): void {
  const args = ['pack', '--silent', '--pack-destination', CACHE, `${name}@${version}`];
  execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows });
}

/** On Windows, npm is a script of the shell. */
const isWindows = process.platform === 'win32';

/** Returns an icon as an SVG, black where it takes the colour of its surroundings. */
export function svgOfIcon(file: IconFile, name: string): string {
  const icon = file.icons[name];
  if (icon === undefined) throw new Error(`there is no icon ${name}`);
  const width = icon.width ?? file.width ?? USUAL_SIDE;
  const height = icon.height ?? file.height ?? USUAL_SIDE;
  const box = `${icon.left ?? 0} ${icon.top ?? 0} ${width} ${height}`;
  const body = icon.body.replaceAll('currentColor', '#000');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ' +
    `width="${width}" height="${height}" viewBox="${box}">${body}</svg>`
  );
}
