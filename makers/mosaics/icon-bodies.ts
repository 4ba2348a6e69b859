// Reads icons from the unpacked packages of their sets.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IconBody } from './scene.ts';

interface IconFile {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly width?: number;
}

/** The length of the sides where a set does not state it. */
const USUAL_SIDE = 32;

/** Returns a function that finds icons named as "set:name" in `<folder>/<set>/icons.json`. */
export function iconReader(folder: string): (icon: string) => IconBody {
  const files = new Map<string, IconFile>();
  return (icon) => {
    const [set, name] = icon.split(':');
    const file: IconFile =
      files.get(set) ?? JSON.parse(readFileSync(join(folder, set, 'icons.json'), 'utf8'));
    files.set(set, file);
    const found = file.icons[name];
    if (found === undefined) throw new Error(`there is no icon ${icon} in ${folder}`);
    return { body: found.body, side: file.width ?? USUAL_SIDE };
  };
}
