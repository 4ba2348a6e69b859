// npm run web-bench: measures the page in a real browser, as the built server serves it, and prints
// the figures. It judges nothing, because machines differ in speed.

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
