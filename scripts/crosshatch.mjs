// npm run --silent crosshatch -- ARGS: runs the command line.

import { runCli } from './cli.mjs';

await runCli(process.argv.slice(2));
