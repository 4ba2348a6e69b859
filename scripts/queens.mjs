// npm run queens -- N [--all]: set up, then the example.

import { setUp } from './setup.mjs';

await setUp();
await import('../dist-dev/queens.js');
