// npm run web-bench: measures the page in a real browser, as the built server serves it, and prints
// the figures. It judges nothing, because machines differ in speed. Figures of two runs can be
// compared only if both used the same browser: a headless shell that is installed is taken before
// Chromium, and CHROMIUM=PATH names another browser.

import { startBench } from './browser.ts';
import { toTable } from './figures.ts';
import { measureHints } from './hints.ts';
import { measureLoading } from './loading.ts';
import { measureMemory } from './memory.ts';
import { measurePainting } from './painting.ts';

const bench = await startBench();
try {
  for (const measure of [measureLoading, measurePainting, measureHints, measureMemory])
    console.log(toTable(await measure(bench)));
} finally {
  await bench.close();
}
