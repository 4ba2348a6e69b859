// npm run make: seeded puzzles.

import { setUp } from './setup.mjs';

await setUp();
await import('../dist-dev/make.js');
