// Decodes an image that was sent as text: base64, or a data URL with it.

import { failure, type Outcome, success } from '../../puzzle/problem.ts';

/** Matches a character of neither alphabet of base64, that for addresses being the other one. */
const FOREIGN = /[^\w+/=\s-]/;

export function imageBytes(text: string): Outcome<Uint8Array> {
  const start = text.startsWith('data:') ? text.indexOf(',') + 1 : 0;
  const isBase64 = start === 0 || /;base64,$/i.test(text.slice(0, start));
  const base64 = text.slice(start);
  if (!isBase64 || FOREIGN.test(base64)) return failure({ code: 'no-base64', message: NO_BASE64 });
  return success(Buffer.from(base64, 'base64'));
}

const NO_BASE64 =
  'the image is not in base64: send the bytes of its file in base64, by themselves or as a data URL like data:image/png;base64,...';
