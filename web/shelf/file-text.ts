// The text of a file: UTF-8 where it is, else Latin-1 as in old files, and the bytes of a packed PBM picture as they are.
// What cannot hold puzzles is refused before it is read.

export const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** As much of a `File` as is needed here. */
export type FileLike = Pick<Blob, 'size' | 'type' | 'arrayBuffer'>;

export type FileText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: 'too-large' | 'image' | 'not-text' | 'unreadable' };

export async function fileText(file: FileLike): Promise<FileText> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, reason: 'too-large' };
  if (/^image\/(?!x-portable)/.test(file.type) && file.type !== 'image/svg+xml')
    return { ok: false, reason: 'image' };
  try {
    const text = textOf(new Uint8Array(await file.arrayBuffer()));
    return text === undefined ? { ok: false, reason: 'not-text' } : { ok: true, text };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}

/** Undefined for bytes that are no text. */
function textOf(bytes: Uint8Array): string | undefined {
  const isPacked = bytes[0] === P && bytes[1] === FOUR;
  if (isPacked) return latin1(bytes);
  if (bytes.includes(0)) return undefined;
  const text = new TextDecoder().decode(bytes);
  return text.includes('\uFFFD') ? latin1(bytes) : text;
}

const [P, FOUR] = [0x50, 0x34];

/** Each byte as the character of its number; `TextDecoder` knows windows-1252 only. */
function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return text;
}
