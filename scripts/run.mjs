// node scripts/run.mjs NAME [ARGS]: sets up, then runs dist-dev/NAME.js, which tsdown.config.ts
// builds. package.json has a script for each such program.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root, setUp } from './setup.mjs';

const [name, ...args] = process.argv.slice(2);
await setUp();
const program = join(root, 'dist-dev', `${name}.js`);
if (!existsSync(program)) fail(`${name}: no such program; expected: node scripts/run.mjs NAME`);
process.argv = [process.argv[0], program, ...args];
await import(pathToFileURL(program).href);
