// Finds the entries of threads and processes: they are beside this file once it is built. Code that
// runs from its sources, as the tests do, uses those of the last build.

import { existsSync } from 'node:fs';

export function entryUrl(name: 'worker.js' | 'method-host.js'): URL {
  const here = new URL(`./${name}`, import.meta.url);
  return existsSync(here) ? here : new URL(`../../dist/${name}`, import.meta.url);
}
