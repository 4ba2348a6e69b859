// Reads the fonts of books. In a build, they are beside this file; code that runs from its sources
// takes them from their package.

import { existsSync, readFileSync } from 'node:fs';
import type { BookFonts } from '../../book/typeface.ts';

export function readBookFonts(): BookFonts {
  return {
    regular: readFileSync(fontUrl('DejaVuSansCondensed.ttf')),
    bold: readFileSync(fontUrl('DejaVuSansCondensed-Bold.ttf')),
  };
}

function fontUrl(name: string): URL {
  const here = new URL(`./fonts/${name}`, import.meta.url);
  const inPackage = `../../../node_modules/dejavu-fonts-ttf/ttf/${name}`;
  return existsSync(here) ? here : new URL(inPackage, import.meta.url);
}
