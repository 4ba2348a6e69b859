// The folder of the clone, in which every script finds its files.

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../..');

/** Ends a script with a message for the person who started it. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
