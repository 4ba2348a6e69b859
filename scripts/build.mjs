// npm run build: installs and builds, as npm start does before it serves the app.

import { setUp } from './setup.mjs';

await setUp();
