// Reads icons from packages that are fetched at pinned versions.

import { type PinnedPackage, pinnedArchive, readFromArchive } from '../pinned-packages.ts';

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

/** The sides of an icon for which its set states none. */
const USUAL_SIDE = 16;

/**
 * Returns a function that finds icons named as "set:name", black where they take the colour of
 * their surroundings. A package is read when its first icon is wanted. Throws if there is no such
 * icon, and if a package cannot be fetched or is not what was pinned.
 */
export function iconReader(
  packages: Readonly<Record<string, PinnedPackage>>,
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

function readIconPackage(wanted: PinnedPackage): IconFile {
  return JSON.parse(readFromArchive(pinnedArchive(wanted), 'package/icons.json').toString());
}

export function svgOfIcon({ body, width, height, left, top }: Icon): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ' +
    `width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${body}</svg>`
  );
}
