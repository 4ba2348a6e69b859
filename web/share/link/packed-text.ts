// Bytes as a short text for an address: deflated, and written in base64url. Time and memory to read
// a text are bounded, whatever the text is.

import { bytesOfCode, codeOfBytes } from './base64url.ts';
import { deflate, inflate } from './deflate.ts';

/** The most bytes of a text, deflated and inflated. */
export const MAX_DEFLATED = 65_536;
const MAX_BYTES = 1_048_576;
/** The most characters of a text. */
export const MAX_PACKED = Math.ceil((MAX_DEFLATED * 4) / 3);

/** Returns undefined if there are too many bytes for an address. */
export async function packBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  if (bytes.length > MAX_BYTES) return undefined;
  const deflated = await deflate(bytes);
  return deflated.length > MAX_DEFLATED ? undefined : codeOfBytes(deflated);
}

export async function unpackBytes(text: string): Promise<Uint8Array | 'too-large' | 'broken'> {
  if (text.length > MAX_PACKED) return 'too-large';
  const deflated = bytesOfCode(text);
  return deflated === undefined ? 'broken' : inflate(deflated, MAX_BYTES);
}
