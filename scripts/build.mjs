// npm run build: what npm start does before it starts.

import { setUp } from './setup.mjs';

await setUp();
