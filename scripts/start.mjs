// npm start: set up, then solve and draw a puzzle; with arguments it is the command line.

import { join } from 'node:path';
import { runCli } from './cli.mjs';
import { root } from './setup.mjs';

const args = process.argv.slice(2);
const demo = ['solve', join(root, 'puzzles', 'article-ampl-20x20.non')];
await runCli(args.length > 0 ? args : demo);
