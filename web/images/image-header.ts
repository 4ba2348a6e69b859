// Reads from the first bytes of a file which kind of image it is and how many pixels it has, so
// that a small file that unpacks to gigabytes is refused before anything is unpacked. Sources: PNG
// (W3C), GIF89a (CompuServe), JPEG (ITU T.81, B.2), WebP container (RFC 9649), BMP
// (BITMAPINFOHEADER). svg-root.ts reads SVG.

import { sizeOfSvg } from './svg-root.ts';

export interface ImageHeader {
  readonly kind: 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp' | 'svg';
  readonly width: number;
  readonly height: number;
}

/** How many bytes to look at. In JPEG files, previews of the camera may come before the size. */
export const HEADER_BYTES = 1 << 20;

/** Returns undefined if the bytes are not the beginning of an image of one of these kinds. */
export function imageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const readers = [readPng, readJpeg, readGif, readWebp, readBmp, readSvg];
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

function readSvg(view: DataView): ImageHeader | undefined {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  const size = sizeOfSvg(new TextDecoder().decode(bytes));
  return size && { kind: 'svg', ...size };
}
