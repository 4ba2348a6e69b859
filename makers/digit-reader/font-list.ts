// The list of free fonts: makers/digit-reader/fonts.csv, a package a line. Fonts that are held back
// are never trained on, so that they tell how well fonts are read that nobody foresaw.

import { readFileSync } from 'node:fs';
import type { PinnedPackage } from '../pinned-packages.ts';

export const FONT_KINDS = ['sans', 'serif', 'mono', 'pixel', 'hand'] as const;
export const FONT_USES = ['training', 'held-back'] as const;
/** The licences that a font may have; both let everybody use what was made with it. */
const LICENCES = ['OFL-1.1', 'Apache-2.0'];

export interface ListedFont extends PinnedPackage {
  readonly kind: (typeof FONT_KINDS)[number];
  readonly use: (typeof FONT_USES)[number];
  readonly licence: string;
}

const PATH = 'makers/digit-reader/fonts.csv';
const HEAD = 'kind,use,package,version,licence,integrity';

/** Throws an error that names the line if the list is not as it should be. */
export function readFontList(): readonly ListedFont[] {
  const [head, ...lines] = readFileSync(PATH, 'utf8').trim().split('\n');
  if (head !== HEAD) throw new Error(`${PATH}:1: expected the columns ${HEAD}`);
  return lines.map((line, index) => {
    const font = fontOf(line);
    if (font === undefined) throw new Error(`${PATH}:${index + 2}: unknown kind, use or licence`);
    return font;
  });
}

function fontOf(line: string): ListedFont | undefined {
  const [kindName, useName, name, version, licence, integrity] = line.split(',');
  const kind = FONT_KINDS.find((each) => each === kindName);
  const use = FONT_USES.find((each) => each === useName);
  if (kind === undefined || use === undefined || !LICENCES.includes(licence)) return undefined;
  return { kind, use, package: name, version, licence, integrity };
}
