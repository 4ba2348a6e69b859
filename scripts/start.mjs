// npm start: set up, then serve the app; with arguments it is the command line.

import { runCli } from './cli.mjs';

const args = process.argv.slice(2);
await runCli(args.length > 0 ? args : ['serve']);
