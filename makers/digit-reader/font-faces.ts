// Opens the faces of listed fonts: regular and bold, upright and italic, as far as there are any.

import { filesInArchive, pinnedArchive, readFromArchive } from '../pinned-packages.ts';
import type { ListedFont } from './font-list.ts';
import { type FontFace, openFace } from './glyph-outline.ts';

/** The files of the usual faces; packages have them for other alphabets and weights as well. */
const USUAL = /\/files\/[\w-]+-latin-(400|700)-(normal|italic)\.woff$/;

/** Fetches the package of the font if it is not there. */
export function facesOf(font: ListedFont, characters: string): FontFace[] {
  const archive = pinnedArchive(font);
  const files = filesInArchive(archive).filter((file) => USUAL.test(file));
  return files.sort().map((file) => {
    const name = file.replace(/^.*\//, '').replace(/-latin|\.woff$/g, '');
    return openFace(name, readFromArchive(archive, file), characters);
  });
}
