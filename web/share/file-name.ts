// Names for saved files, made from the title so that any file system accepts them. A puzzle without
// a title, or with a hidden one, is named by its size and number, or by its place in a mosaic.

import { tileIdOf } from '../../src/packs/tile-place.ts';
import { neutralName } from '../puzzle-store/built-in.ts';
import { nameFacts, type Opened } from '../puzzle-store/opened-name.ts';
import type { NamedPuzzle } from '../puzzle-store/puzzle-name.ts';

const LONGEST = 60;

/**
 * Returns "the-old-lock-solution.png" for the title "The old lock!", the extension "png" and the
 * part "solution".
 */
export function fileNameOf(opened: Opened, extension: string, part?: string): string {
  return namedFile(nameFacts(opened), extension, part);
}

export function namedFile(named: NamedPuzzle, extension: string, part?: string): string {
  const { title = '', width, height, number, tile } = named;
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const name = [...words.join('-')].slice(0, LONGEST).join('').replace(/-$/, '');
  const size = number === undefined ? `${width}x${height}` : neutralName({ width, height, number });
  const neutral = tile === undefined ? `nonogram-${size}` : tileIdOf(tile);
  return `${[name || neutral, ...(part ? [part] : [])].join('-')}.${extension}`;
}
