// Reads the bodies of icons from the packages of their sets.

import { type IconFile, readIconPackage } from '../packs/icon-packages.ts';
import { readSets } from '../packs/pack-files.ts';
import type { IconBody } from './scene.ts';

/** The length of the sides where a set does not state it. */
const USUAL_SIDE = 32;

/** Returns a function that finds icons named as "set:name"; a package is fetched when needed. */
export function iconReader(): (icon: string) => IconBody {
  const sets = readSets();
  const files = new Map<string, IconFile>();
  return (icon) => {
    const [set, name] = icon.split(':');
    const file = files.get(set) ?? readIconPackage(sets[set]);
    files.set(set, file);
    const found = file.icons[name];
    if (found === undefined) throw new Error(`there is no icon ${icon}`);
    return { body: found.body, side: file.width ?? USUAL_SIDE };
  };
}
