// Finds the entry file of a thread or a process. In a build, the entry file is beside this file.
// Code that runs from its sources, as the tests do, uses the entry file of the latest build.

import { existsSync } from 'node:fs';

export function entryUrl(name: 'thread.cjs' | 'method-host.js' | 'partner.js'): URL {
  const here = new URL(`./${name}`, import.meta.url);
  return existsSync(here) ? here : new URL(`../../dist/${name}`, import.meta.url);
}
