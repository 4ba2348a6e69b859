import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test,web}/**/*.test.ts'],
    exclude: ['test/e2e/**'],
    testTimeout: 60_000,
  },
});
