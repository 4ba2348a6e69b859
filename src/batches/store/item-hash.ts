// Items that have the same answer but for its names have the same hash. It stands for them where
// answers are kept and asked for, because items can be as large as images.

import { createHash } from 'node:crypto';
import { keyOfItem } from '../../tasks/items/same-item.ts';

/** Returns 64 hexadecimal digits. */
export function hashOfItem(line: string, operation: string): string {
  return createHash('sha256').update(keyOfItem(line, operation)).digest('hex');
}
