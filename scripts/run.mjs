// node scripts/run.mjs NAME [ARGS]: sets up, which installs and builds, then runs the program NAME
// of the build. `build` is the set-up alone. package.json has a script for each NAME.

import { runBuilt } from './built-program.mjs';
import { setUp } from './setup.mjs';

const [name, ...args] = process.argv.slice(2);
await setUp();
if (name !== 'build') await runBuilt(name, args);
