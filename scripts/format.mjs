// npm run format: formats the sources and fixes what the linter can fix.

import { runTool, tool } from './checks.mjs';
import { setUpPackages } from './setup.mjs';

await setUpPackages();
const ok = runTool(tool('@biomejs', 'biome', 'bin', 'biome'), ['check', '--write']);
process.exitCode = ok ? 0 : 1;
