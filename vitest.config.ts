import { defineConfig } from 'vitest/config';
import { methodFacts } from './web/lab/methods-plugin.ts';
import { builtInPuzzles } from './web/puzzles/built-in-plugin.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [builtInPuzzles(), methodFacts()],
        test: {
          name: 'unit',
          include: ['{src,test,web}/**/*.test.ts'],
          exclude: ['test/e2e/**'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 50_000 } },
          sequence: { groupOrder: 0 },
        },
      },
      {
        // In a browser, after the rest: pages that share the processor with other tests are slow.
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: 'test/e2e/global-setup.ts',
          // How fast the machine is decides nothing: only what never comes fails.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
          // A whole browser on a shared machine may stumble; `npm test` names the tests that needed
          // another try. Faults in the page (harness.ts) are not forgiven.
          retry: { count: 2, condition: /^(?!faults in the page)/ },
          maxWorkers: 2,
          // The driver of the browser is loaded once a worker; tests share nothing but that.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
