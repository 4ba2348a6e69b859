// npm run web-bench: the page in a real browser, served by the product, as a table. Figures, no
// verdict: clocks of machines differ.

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
