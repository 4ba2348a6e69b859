// npm run certificate-bench: what certificates cost, as a table.

import { setUp } from './setup.mjs';

await setUp();
await import('../dist-dev/certificate-bench.js');
