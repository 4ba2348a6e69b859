// Names for saved files, made from the title so that any file system accepts them.

import type { Puzzle } from '../../src/puzzle/puzzle.ts';

const LONGEST = 60;

/**
 * Returns "the-old-lock-solution.png" for the title "The old lock!", the extension "png" and the
 * part "solution".
 */
export function fileNameOf(
  { meta: { title = '' }, width, height }: Puzzle,
  extension: string,
  part?: string,
): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const name = [...words.join('-')].slice(0, LONGEST).join('').replace(/-$/, '');
  return `${[name || `nonogram-${width}x${height}`, ...(part ? [part] : [])].join('-')}.${extension}`;
}
