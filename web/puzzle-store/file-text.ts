// The text of a file. Files that are too large are refused before they are read. So are images,
// except SVG, XBM and the types that begin with image/x-portable.

import { decodeText } from '../../src/formats/text/decode-text.ts';
import { defined } from '../../src/puzzle/defined.ts';
import type { Problem } from '../../src/puzzle/problem.ts';

export const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** The parts of a `File` that are needed here. */
export type FileLike = Pick<Blob, 'size' | 'type' | 'arrayBuffer'>;

export type FileText =
  | { readonly ok: true; readonly text: string; readonly remarks?: readonly Problem[] }
  | { readonly ok: false; readonly reason: 'too-large' | 'image' | 'not-text' | 'unreadable' };

export async function fileText(file: FileLike): Promise<FileText> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, reason: 'too-large' };
  if (/^image\/(?!x-portable|x-xbitmap|x-xbm)/.test(file.type) && file.type !== 'image/svg+xml')
    return { ok: false, reason: 'image' };
  try {
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (!decoded.ok) return { ok: false, reason: 'not-text' };
    return { ok: true, text: decoded.value, ...defined({ remarks: decoded.remarks }) };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
