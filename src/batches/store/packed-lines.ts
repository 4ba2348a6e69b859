// Lines as they lie in the database: joined and compressed. Chunks are a few kilobytes, so the
// quickest compression takes less than a tenth of a millisecond for each.

import { gunzipSync, gzipSync } from 'node:zlib';
import { BatchProblem } from '../batch-problem.ts';

/** Bytes of the longest lines, unpacked. An item is an image at most, which is far below that. */
const LONGEST = 128_000_000;

interface PackedLines {
  readonly packed: Uint8Array;
  /** How many bytes they have unpacked. */
  readonly bytes: number;
}

export function packLines(lines: readonly string[]): PackedLines {
  const text = Buffer.from(lines.join('\n'));
  if (text.length > LONGEST) throw new BatchProblem(TOO_LARGE);
  return { packed: gzipSync(text, { level: 1 }), bytes: text.length };
}

const TOO_LARGE = {
  code: 'too-large',
  message: `an item or an answer has more than ${LONGEST / 1e6} MB: make it smaller`,
};

export function unpackLines(packed: Uint8Array): string[] {
  return gunzipSync(packed, { maxOutputLength: LONGEST }).toString().split('\n');
}
