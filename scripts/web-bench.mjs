// npm run web-bench: how fast the page is in a browser, as a table.

import { setUp } from './setup.mjs';

await setUp();
await import('../dist-dev/web-bench.js');
