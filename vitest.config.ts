import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongTestsFirst } from './test/running/long-tests-first.ts';
import { methodFacts } from './web/lab/methods-plugin.ts';
import { builtInPuzzles } from './web/puzzle-store/built-in-plugin.ts';
import { dailies } from './web/puzzle-store/daily/daily-plugin.ts';
import { mosaics } from './web/puzzle-store/mosaics/mosaics-plugin.ts';
import { packs } from './web/puzzle-store/packs/packs-plugin.ts';

/**
 * The most milliseconds that a test can take. The time is so long that even on a slow machine, a
 * test exceeds it only when something that it waits for never comes.
 */
const LONGEST = 180_000;

const UNIT_TESTS = ['src', 'web', 'test']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.test.ts') && !path.startsWith('test/e2e/'));

/**
 * Matches the text of a test file that replaces modules or globals. Such a file needs a process of
 * its own.
 */
const REPLACES = /\bvi\.(mock|stubGlobal)\(|'fake-indexeddb\/auto'/;
const isReplacing = (path: string): boolean => REPLACES.test(readFileSync(path, 'utf8'));

const unit = {
  testTimeout: LONGEST,
  hookTimeout: LONGEST,
  expect: { poll: { timeout: LONGEST / 2 } },
  // Vitest would leave one core to its own process, which has little to do here.
  maxWorkers: availableParallelism(),
  sequence: { groupOrder: 0 },
};
const plugins = [builtInPuzzles(), dailies(), mosaics(), packs(), methodFacts()];

export default defineConfig({
  test: {
    sequence: { sequencer: LongTestsFirst },
    projects: [
      {
        plugins,
        test: {
          ...unit,
          name: 'unit',
          include: UNIT_TESTS.filter((path) => !isReplacing(path)),
          // The files share processes and the modules that are loaded there. Loading all modules
          // anew for each file took half of the time.
          isolate: false,
        },
      },
      {
        plugins,
        test: { ...unit, name: 'unit-isolated', include: UNIT_TESTS.filter(isReplacing) },
      },
      {
        // Browser tests come after the rest: pages that share the processor with other tests are
        // slow.
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: 'test/e2e/global-setup.ts',
          testTimeout: LONGEST,
          hookTimeout: LONGEST,
          expect: { poll: { timeout: 60_000 } },
          // A test in a browser on a shared machine can fail by chance. A test that fails is tried
          // up to two more times, and `npm test` names a test that passes only then. A test that
          // found faults in the page (harness.ts) is not tried again.
          retry: { count: 2, condition: /^(?!faults in the page)/ },
          maxWorkers: 2,
          // Each worker loads the driver of the browser only one time.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
