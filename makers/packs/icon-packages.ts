// Fetches packages of icons at pinned versions, as npm would, and checks what came. They are no
// dependencies of the project: only the makers read them, and no picture file of theirs is kept
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
interface IconFile {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<Record<string, Partial<Icon> | undefined>>;
}

/** An icon: the elements of an SVG, and the box that they are drawn in. */
export interface Icon {
  readonly body: string;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

const CACHE = 'node_modules/.cache/crosshatch-icons';
/** The most bytes of the icons of a package. */
const MOST_BYTES = 100e6;
/** The sides of an icon for which its set states none. */
const USUAL_SIDE = 16;

/**
 * Returns a function that finds icons named as "set:name", black where they take the colour of
 * their surroundings. A package is read when its first icon is wanted. Throws if there is no such
 * icon, and if a package cannot be fetched or is not what was pinned.
 */
export function iconReader(
  packages: Readonly<Record<string, IconPackage>>,
): (icon: string) => Icon {
  const files = new Map<string, IconFile>();
  return (icon) => {
    const [set, name] = icon.split(':');
    const file = files.get(set) ?? readIconPackage(packages[set]);
    files.set(set, file);
    const { body, ...box } = file.icons[name] ?? {};
    if (body === undefined) throw new Error(`there is no icon ${icon}`);
    const { width = USUAL_SIDE, height = USUAL_SIDE } = file;
    const black = body.replaceAll('currentColor', '#000');
    return { width, height, left: 0, top: 0, ...box, body: black };
  };
}

function readIconPackage(wanted: IconPackage): IconFile {
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

export function svgOfIcon({ body, width, height, left, top }: Icon): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ' +
    `width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${body}</svg>`
  );
}
