import { readFileSync } from 'node:fs';

/** Returns the text of a file, or `otherwise` if there is no such file. */
export function readOr(path, otherwise) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  }
}
