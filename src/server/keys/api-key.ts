// API keys: 256 random bits as text. The server keeps only their hashes. One round of SHA-256 is
// enough for that, unlike for passwords, because nobody can go through 256 random bits.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const BYTES = 32;

/** Tells scanners that look for leaked secrets what they have found. */
const PREFIX = 'crosshatch_';

export function makeApiKey(): string {
  return PREFIX + randomBytes(BYTES).toString('base64url');
}

/** Returns the hash of a key in hexadecimal digits. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Returns the record of the key. The time that takes tells nothing of how near a wrong key is. */
export function recordOfKey<T extends { readonly hash: string }>(
  records: readonly T[],
  key: string,
): T | undefined {
  const hash = Buffer.from(hashOfKey(key), 'hex');
  return records.find((record) => timingSafeEqual(Buffer.from(record.hash, 'hex'), hash));
}
