// npm run hunt: the long searches for disagreement.

import { setUp } from './setup.mjs';

await setUp();
await import('../dist-dev/hunt.js');
