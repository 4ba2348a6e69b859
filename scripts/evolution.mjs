// npm run evolution: what evolution brings over starting points.

import { setUp } from './setup.mjs';

await setUp();
await import('../dist-dev/evolution.js');
