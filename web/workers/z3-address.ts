// The address of the files of Z3, which the server hands out of its own package. They are below the
// folder of the built scripts, of which this is one, whatever path the page is under.

import { version } from 'z3-solver/package.json';

export type Z3File = 'z3-built.js' | 'z3-built.wasm';

/** Vite would take a `new URL` with `import.meta.url` for a file of the build. */
const SCRIPT = import.meta.url;

export function z3Address(file: Z3File): string {
  return new URL(`z3/${version}/${file}`, SCRIPT).href;
}
