// npm run format: formats the sources and mends what the linter can.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, setUp } from './setup.mjs';

await setUp();
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
const { status } = spawnSync(process.execPath, [biome, 'check', '--write'], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
