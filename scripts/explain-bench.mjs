// npm run explain-bench: how far the techniques reach and what they cost, as tables.

import { setUp } from './setup.mjs';

await setUp();
await import('../dist-dev/explain-bench.js');
