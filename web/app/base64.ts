// Writes bytes as base64.

/** Characters in one call of `String.fromCharCode`. */
const PART = 32_768;

export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += PART) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + PART)));
  }
  return btoa(parts.join(''));
}
