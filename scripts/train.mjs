// npm run train: the learnt order of lines, trained anew or measured.

import { setUp } from './setup.mjs';

await setUp();
await import('../dist-dev/train.js');
