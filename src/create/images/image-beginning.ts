// Tells by its first bytes whether a file may be an image of a kind that is unpacked, so that other
// files are refused before anything is done with them. Sources: PNG (W3C), GIF89a (CompuServe),
// JPEG (ITU T.81), WebP container (RFC 9649), TIFF 6.0 and BigTIFF, ISO/IEC 23008-12 for AVIF.

import type { Problem } from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';

/** How many bytes tell it. Whatever is before the first element of an SVG may be long. */
export const IMAGE_BEGINNING = 64;

/** The marks of images as Latin-1 text, and the bytes at which they stand. */
const MARKS: readonly (readonly [at: number, mark: string])[] = [
  [0, '\x89PNG\r\n\x1a\n'],
  [0, '\xff\xd8\xff'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  ...['II*\0', 'II+\0', 'MM\0*', 'MM\0+'].map((mark) => [0, mark] as const),
  // AVIF, and HEIC, which unpacking names as such.
  [4, 'ftyp'],
  // An SVG that is compressed by gzip.
  [0, '\x1f\x8b'],
];

const XML = /^(\xef\xbb\xbf)?\s*</;

export function mayBeImage(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, IMAGE_BEGINNING));
  return XML.test(text) || MARKS.some(([at, mark]) => text.startsWith(mark, at));
}

export function notAnImage(): Problem {
  const words = worded`it is no image: PNG, JPEG, SVG, WebP, GIF, AVIF and TIFF are read`;
  return { code: 'no-image', ...words };
}
