// Reads from the first bytes of a file which kind of image it is and how many pixels it has, so
// that a small file that unpacks to gigabytes is refused before anything is unpacked. Sources: PNG
// (W3C), GIF89a (CompuServe), JPEG (ITU T.81, B.2), WebP container (RFC 9649), BMP
// (BITMAPINFOHEADER), AVIF (ISO/IEC 23008-12, 6.5.3). svg-root.ts reads SVG.

import { sizeOfSvg } from './svg-root.ts';

export interface ImageHeader {
  readonly kind: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'bmp' | 'svg';
  readonly width: number;
  readonly height: number;
}

/** How many bytes to look at. In JPEG files, previews of the camera may come before the size. */
export const HEADER_BYTES = 1 << 20;

/** Returns undefined if the bytes are not the beginning of an image of one of these kinds. */
export function imageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const readers = [readPng, readJpeg, readGif, readWebp, readAvif, readBmp, readSvg];
  try {
    for (const read of readers) {
      const header = read(view);
      if (header !== undefined && header.width > 0 && header.height > 0) return header;
    }
  } catch (error) {
    // The file ends within its header.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

function hasText(view: DataView, at: number, text: string): boolean {
  if (view.byteLength < at + text.length) return false;
  return [...text].every((letter, i) => view.getUint8(at + i) === letter.charCodeAt(0));
}

function readPng(view: DataView): ImageHeader | undefined {
  if (!hasText(view, 0, '\x89PNG\r\n\x1a\n')) return undefined;
  return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

function readGif(view: DataView): ImageHeader | undefined {
  if (!hasText(view, 0, 'GIF8')) return undefined;
  return { kind: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function readBmp(view: DataView): ImageHeader | undefined {
  if (!hasText(view, 0, 'BM')) return undefined;
  const [width, height] = [view.getInt32(18, true), view.getInt32(22, true)];
  // A negative height means that the rows start at the top.
  return { kind: 'bmp', width, height: Math.abs(height) };
}

/**
 * Reads segments up to the one that begins a frame. The marker of that segment is one of 0xC0 to
 * 0xCF, except those of DHT, JPG and DAC.
 */
function readJpeg(view: DataView): ImageHeader | undefined {
  if (!hasText(view, 0, '\xff\xd8\xff')) return undefined;
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { kind: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += 2 + view.getUint16(at + 2);
  }
}

function readWebp(view: DataView): ImageHeader | undefined {
  if (!hasText(view, 0, 'RIFF') || !hasText(view, 8, 'WEBP')) return undefined;
  const kind = 'webp';
  if (hasText(view, 12, 'VP8X')) {
    return { kind, width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 };
  }
  if (hasText(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { kind, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!hasText(view, 12, 'VP8 ')) return undefined;
  return {
    kind,
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
  };
}

function threeBytes(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

/**
 * Reads the largest of the sizes that the file tells: those of the tiles of a picture and of its
 * preview stand beside the size of the whole.
 */
function readAvif(view: DataView): ImageHeader | undefined {
  if (!hasText(view, 4, 'ftyp') || !isAvif(view)) return undefined;
  const sizes = boxesIn(view, 0, 'meta')
    .flatMap((meta) => boxesIn(meta, VERSION, 'iprp'))
    .flatMap((properties) => boxesIn(properties, 0, 'ipco'))
    .flatMap((list) => boxesIn(list, 0, 'ispe'))
    .map((size) => ({ width: size.getUint32(VERSION), height: size.getUint32(VERSION + 4) }))
    .sort((a, b) => b.width * b.height - a.width * a.height);
  return sizes[0] && { kind: 'avif', ...sizes[0] };
}

/** Whether AVIF is among the brands of the file, of which the first has a version behind it. */
function isAvif(view: DataView): boolean {
  const end = Math.min(view.getUint32(0), view.byteLength);
  for (let at = 8; at + 4 <= end; at += 4) {
    if (hasText(view, at, 'avif') || hasText(view, at, 'avis')) return true;
  }
  return false;
}

/** The bytes of the version and the flags, with which some boxes begin. */
const VERSION = 4;
/** The bytes of the size and the name of a box. */
const BOX_HEAD = 8;

/** Returns the contents of the boxes of this name; a box with a longer size field ends the list. */
function boxesIn(view: DataView, start: number, name: string): DataView[] {
  const found: DataView[] = [];
  for (let at = start; at + BOX_HEAD <= view.byteLength; ) {
    const size = Math.min(view.getUint32(at), view.byteLength - at);
    if (size < BOX_HEAD) break;
    if (hasText(view, at + 4, name)) {
      found.push(new DataView(view.buffer, view.byteOffset + at + BOX_HEAD, size - BOX_HEAD));
    }
    at += size;
  }
  return found;
}

function readSvg(view: DataView): ImageHeader | undefined {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  const size = sizeOfSvg(new TextDecoder().decode(bytes));
  return size && { kind: 'svg', ...size };
}
