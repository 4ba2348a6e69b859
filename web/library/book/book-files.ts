// Loads the fonts of books, which only books need.

import regular from 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf?url';
import bold from 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf?url';
import type { BookFonts } from '../../../src/book/typeface.ts';

export async function loadBookFonts(signal: AbortSignal): Promise<BookFonts> {
  const [plain, strong] = await Promise.all([regular, bold].map((url) => bytesOf(url, signal)));
  return { regular: plain, bold: strong };
}

async function bytesOf(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  return new Uint8Array(await answer.arrayBuffer());
}
