// Lines as they lie in the database: joined and compressed. Chunks are a few kilobytes, so the
// quickest compression takes less than a tenth of a millisecond for each.

import { gunzipSync, gzipSync } from 'node:zlib';

export function packLines(lines: readonly string[]): Uint8Array {
  return gzipSync(lines.join('\n'), { level: 1 });
}

export function unpackLines(packed: Uint8Array): string[] {
  return gunzipSync(packed).toString().split('\n');
}
