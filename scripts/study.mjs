// npm run study: tables of the documents.

import { setUp } from './setup.mjs';

await setUp();
await import('../dist-dev/study.js');
