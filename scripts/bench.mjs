// npm run bench: speed, with checked answers.

import { setUp } from './setup.mjs';

await setUp();
await import('../dist-dev/bench.js');
