import { defineConfig } from 'vitest/config';
import { builtInPuzzles } from './web/shelf/built-in-plugin.ts';

export default defineConfig({
  plugins: [builtInPuzzles()],
  test: {
    include: ['{src,test,web}/**/*.test.ts'],
    exclude: ['test/e2e/**'],
    testTimeout: 60_000,
  },
});
