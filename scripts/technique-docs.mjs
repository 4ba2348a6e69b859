// npm run technique-docs: makes the examples of docs/techniques.md anew.

import { setUp } from './setup.mjs';

await setUp();
await import('../dist-dev/technique-docs.js');
