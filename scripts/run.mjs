// node scripts/run.mjs NAME [ARGS]: installs and builds if needed, then runs the program NAME of
// the build. With the NAME `build`, it runs no program. package.json has a script for each NAME.

import { runBuilt } from './built-program.mjs';
import { setUp } from './setup.mjs';

const [name, ...args] = process.argv.slice(2);
await setUp();
if (name !== 'build') await runBuilt(name, args);
