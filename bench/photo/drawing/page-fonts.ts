// The fonts of test pages. Those of the bench are fetched at pinned versions, as npm would; those
// of the tests are in packages that the project has anyway. No digit reader is trained on any of
// them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenedFont } from 'fontkit';
import { readFontList } from '../../../makers/digit-reader/font-list.ts';
import { filesInArchive, pinnedArchive, readFromArchive } from '../../../makers/pinned-packages.ts';
import { openFont } from './glyph-outlines.ts';

/** The fonts of packages that are installed, or those that are fetched. */
export type FontSet = 'installed' | 'fetched';

const FONTS = 'node_modules';
const DEJAVU = ['Sans', 'SansCondensed', 'Serif', 'SansMono']
  .flatMap((family) => [
    family,
    `${family}-Bold`,
    `${family}-${family === 'Serif' ? 'Italic' : 'Oblique'}`,
  ])
  .map((name) => `dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`);
const HANKEN = ['normal', 'italic'].map(
  (style) => `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-${style}.woff2`,
);
const INSTALLED = [...DEJAVU, ...HANKEN];

/** Kinds of fonts in which puzzles are printed. */
const PRINTED: readonly string[] = ['sans', 'serif', 'mono'];
/** Styles of a family, of which each takes what it has. */
const STYLES = ['400-normal', '700-normal', '400-italic'];

export interface PageFont {
  readonly name: string;
  readonly font: OpenedFont;
}

const opened = new Map<FontSet, readonly PageFont[]>();

/** Returns the fonts of a set; each has all digits. Fetches what is missing. */
export function pageFonts(set: FontSet): readonly PageFont[] {
  const fonts = opened.get(set) ?? (set === 'installed' ? installedFonts() : fetchedFonts());
  opened.set(set, fonts);
  return fonts;
}

function installedFonts(): PageFont[] {
  return INSTALLED.map((path) => ({
    name: path.replace(/^.*\/|\..*$/g, ''),
    font: openFont(readFileSync(join(FONTS, path))),
  }));
}

/** Takes fonts that the reader of digits was not trained on. */
function fetchedFonts(): PageFont[] {
  const fonts = readFontList().filter(
    ({ use, kind }) => use === 'held-back' && PRINTED.includes(kind),
  );
  return fonts.flatMap((listed) => {
    const archive = pinnedArchive(listed);
    const files = filesInArchive(archive);
    const family = listed.package.replace(/^.*\//, '');
    return STYLES.map((style) => `package/files/${family}-latin-${style}.woff`)
      .filter((file) => files.includes(file))
      .map((file) => ({
        name: file.replace(/^.*\/|\..*$/g, ''),
        font: openFont(readFromArchive(archive, file)),
      }));
  });
}
