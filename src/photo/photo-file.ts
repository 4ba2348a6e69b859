// Tells from the first bytes of a file what a reader of photos has to know before it unpacks the
// file: formats that it does not take, and whether an image moves.

import { failure, type Outcome, success } from '../puzzle/problem.ts';

/** A photo is made smaller until its longer side has at most this many pixels. */
export const LONGEST_PHOTO_SIDE = 2600;

/** Formats of phones and scanners that neither browsers nor the command line unpack. */
export type ForeignPhoto = 'heic' | 'pdf';

/** The brands of the container of HEIC, after its length and `ftyp`; AVIF has others. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];
/** A file begins with a few comments at most before its signature as a PDF. */
const PDF_START = 1024;

/** Returns the format of a file that is told by name instead of being unpacked. */
export function foreignPhoto(bytes: Uint8Array): ForeignPhoto | undefined {
  if (textAt(bytes, 0, PDF_START).includes('%PDF-')) return 'pdf';
  const isContainer = textAt(bytes, 4, 4) === 'ftyp';
  const isAvif = textAt(bytes, 8, 64).includes('avif');
  return isContainer && !isAvif && HEIC_BRANDS.includes(textAt(bytes, 8, 4)) ? 'heic' : undefined;
}

export function checkPhotoFile(bytes: Uint8Array): Outcome<undefined> {
  const foreign = foreignPhoto(bytes);
  if (foreign === undefined) return success(undefined);
  return failure({ code: 'foreign-photo', message: FOREIGN_WORDS[foreign] });
}

const FOREIGN_WORDS: Readonly<Record<ForeignPhoto, string>> = {
  heic: 'it is a HEIC photo, which cannot be unpacked here: save it as JPEG, or set the camera to JPEG',
  pdf: 'it is a PDF: save the page as PNG, or take a screenshot of it',
};

/** How much of a file is looked at for a second frame. */
export const FRAME_SEARCH_BYTES = 4 * 2 ** 20;

/** Whether a GIF, a WebP or a PNG has several frames, of which the first is read. */
export function isAnimated(bytes: Uint8Array): boolean {
  const start = textAt(bytes, 0, 64);
  if (start.startsWith('GIF8')) return countOfGifFrames(bytes) > 1;
  if (start.startsWith('RIFF') && start.slice(8, 16) === 'WEBPVP8X') {
    return (bytes[WEBP_FLAGS] & WEBP_ANIMATION) !== 0;
  }
  return start.startsWith('\u0089PNG') && textAt(bytes, 0, 4096).includes('acTL');
}

/** The byte with the flags of an extended WebP, and the flag of one that moves. */
const WEBP_FLAGS = 20;
const WEBP_ANIMATION = 2;

/** Counts the blocks that come before each frame of a GIF that moves, up to two. */
function countOfGifFrames(bytes: Uint8Array): number {
  let frames = 0;
  const end = Math.min(bytes.length, FRAME_SEARCH_BYTES) - GIF_FRAME.length;
  for (let at = 0; at < end && frames < 2; at++) {
    if (GIF_FRAME.every((byte, i) => byte === undefined || bytes[at + i] === byte)) frames++;
  }
  return frames;
}

/** The block with the time of a frame, in which four bytes may be any, and the frame's start. */
const GIF_FRAME = [0x21, 0xf9, 4, ...Array<undefined>(4), 0, 0x2c];

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}
