// Stands for the package z3-solver in the workers of the page (vite.config.ts). Its own entry for
// browsers wants a script tag before it, which a worker does not have. The solver and the script of
// its threads come from the server when Z3 starts.

import { init as initLowLevel } from 'z3-solver/build/low-level';
import startModule from 'z3-solver/build/z3-built.js';
import { type Z3File, z3Address } from './z3-address.ts';

export function init(): ReturnType<typeof initLowLevel> {
  return initLowLevel(startModule, {
    mainScriptUrlOrBlob: z3Address('z3-built.js'),
    locateFile: (file: Z3File) => z3Address(file),
  });
}
