// Names for saved files, made from the title so that any file system accepts them. A puzzle without
// a title, or with a hidden one, is named by its size and number.

import { neutralName } from '../puzzle-store/built-in.ts';
import { nameFacts, type Opened } from '../puzzle-store/opened-name.ts';

const LONGEST = 60;

/**
 * Returns "the-old-lock-solution.png" for the title "The old lock!", the extension "png" and the
 * part "solution".
 */
export function fileNameOf(opened: Opened, extension: string, part?: string): string {
  const { title = '', width, height, number } = nameFacts(opened);
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const name = [...words.join('-')].slice(0, LONGEST).join('').replace(/-$/, '');
  const size = number === undefined ? `${width}x${height}` : neutralName({ width, height, number });
  return `${[name || `nonogram-${size}`, ...(part ? [part] : [])].join('-')}.${extension}`;
}
