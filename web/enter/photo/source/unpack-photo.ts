// Unpacks the file of a photo: its pixels for the reader, and a JPEG file that is kept beside the
// draft. The file is inspected first, so that neither a huge file nor a huge image fills the
// memory, and so that formats which browsers do not unpack get a word of their own.

import type { Image as Pixels } from '../../../../src/create/images/image-samples.ts';
import {
  type ForeignPhoto,
  FRAME_SEARCH_BYTES,
  foreignPhoto,
  isAnimated,
  LONGEST_PHOTO_SIDE,
} from '../../../../src/photo/photo-file.ts';
import { HEADER_BYTES, imageHeader } from '../../../images/image-header.ts';
import { unpackImage } from '../../../images/unpack-image.ts';
import type { KeptPhoto } from '../state/photo-state.ts';
import { jpegOf } from './jpeg.ts';

export const MAX_PHOTO_MEGABYTES = 50;
export const MAX_PHOTO_MEGAPIXELS = 120;

export interface UnpackFailure {
  readonly reason: ForeignPhoto | 'too-large' | 'too-many-pixels' | 'no-image' | 'broken';
  readonly name: string;
}

type UnpackOutcome =
  | { readonly ok: true; readonly photo: KeptPhoto; readonly isAnimated: boolean }
  | { readonly ok: false; readonly failure: UnpackFailure };

export async function unpackPhoto(file: File): Promise<UnpackOutcome> {
  const { name } = file;
  const failed = (reason: UnpackFailure['reason']): UnpackOutcome => ({
    ok: false,
    failure: { reason, name },
  });
  if (file.size > MAX_PHOTO_MEGABYTES * 2 ** 20) return failed('too-large');
  const start = await startOf(file, FRAME_SEARCH_BYTES);
  if (start === undefined) return failed('broken');
  const foreign = foreignPhoto(start);
  if (foreign !== undefined) return failed(foreign);
  const header = imageHeader(start.subarray(0, HEADER_BYTES));
  if (header === undefined) return failed('no-image');
  const isLarge = header.width * header.height > MAX_PHOTO_MEGAPIXELS * 1e6;
  if (isLarge && header.kind !== 'svg') return failed('too-many-pixels');
  try {
    const pixels = onWhite(await unpackImage(file, header, LONGEST_PHOTO_SIDE));
    const { width, height } = pixels;
    const photo = { name, size: { width, height }, file: await jpegOf(pixels), pixels };
    return { ok: true, photo, isAnimated: isAnimated(start) };
  } catch {
    return failed('broken');
  }
}

/** How many bytes tell whether a file is meant as a photo. */
const KIND_BYTES = 1024;

/**
 * Whether a file is meant as a photo rather than as the text of a puzzle. SVG and the types that
 * begin with image/x- are texts, which some formats of puzzles are in.
 */
export async function isPhotoFile(file: File): Promise<boolean> {
  if (/^image\/(?!svg|x-)/.test(file.type)) return true;
  const start = await startOf(file, KIND_BYTES);
  if (start === undefined) return false;
  const kind = imageHeader(start)?.kind;
  return foreignPhoto(start) !== undefined || (kind !== undefined && kind !== 'svg');
}

/** Returns undefined if the file cannot be read. */
async function startOf(file: File, bytes: number): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, bytes).arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Makes transparent pixels white, as a page shows them. */
function onWhite({ width, height, data }: Pixels): Pixels {
  for (let at = 3; at < data.length; at += 4) {
    const alpha = (data[at] ?? 0) / 255;
    if (alpha === 1) continue;
    for (let i = at - 3; i < at; i++) data[i] = 255 + alpha * ((data[i] ?? 0) - 255);
    data[at] = 255;
  }
  return { width, height, data };
}
