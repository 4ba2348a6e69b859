// npm run manual: makes docs/manual.md of the texts of the Help screen.

import { setUp } from './setup.mjs';

await setUp();
await import('../dist-dev/manual.js');
