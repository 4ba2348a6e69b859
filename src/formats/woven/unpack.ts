// Unpacks a text of number-loom. This module, and with it the decoder of Brotli and its dictionary,
// is loaded when the first such text is read.

import { decompress } from 'brotli/decompress';
import { failure, type Outcome } from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';
import { decodeText } from '../text/decode-text.ts';
import { isBounded } from './bounded.ts';

/** Returns the JSON that is packed in a text, or a problem if the text is broken or too large. */
export function unpackWoven(text: string): Outcome<string> {
  const [, digits] = /^WOVEN-([A-Za-z\d+/]*)-$/.exec(text.replace(/\s+/g, '')) ?? [];
  const bytes = digits === undefined ? undefined : bytesOfBase64(digits);
  if (bytes !== undefined && !isBounded(bytes)) return failure(TOO_LARGE);
  const unpacked = bytes && tryDecompress(bytes);
  if (unpacked !== undefined) return decodeText(unpacked);
  const words = worded`the packed text is cut off or was changed: copy it from "WOVEN-" to the "-" at its end`;
  return failure({ code: 'bad-packing', ...words, line: 1, column: 1 });
}

const TOO_LARGE = {
  code: 'too-large',
  ...worded`what is packed in this text is too large, or broken: give the JSON that is packed in it`,
  ...{ line: 1, column: 1 },
};

/** Returns undefined if no number of whole bytes has so many digits. */
function bytesOfBase64(digits: string): Uint8Array | undefined {
  if (digits.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  let at = 0;
  for (let i = 0; i < digits.length; i++) {
    bits = ((bits << 6) | DIGITS.indexOf(digits[i])) & 0xffff;
    // A digit has six bits, so all digits but the first of four complete a byte.
    if (i % 4 > 0) bytes[at++] = (bits >> (6 - 2 * (i % 4))) & 0xff;
  }
  return bytes;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns undefined if the bytes are not packed by Brotli, which the decoder tells by errors. */
function tryDecompress(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return decompress(bytes);
  } catch {
    return undefined;
  }
}
