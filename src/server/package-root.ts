// Finds the folder of the package, for built code and for sources: the nearest folder above this
// file that has a package.json.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function packageRoot(from = dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error('there is no package.json above this program');
  return packageRoot(above);
}
