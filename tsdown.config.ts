import { relative, resolve } from 'node:path';
import { defineConfig } from 'tsdown';
import { thirdPartyLicences } from './scripts/licences-plugin.ts';
import { smallDictionary } from './scripts/small-dictionary-plugin.ts';

// jsonc-parser's CommonJS build loads its parts in a way that cannot be bundled: prefer ES modules.
// That of @opentelemetry/api, which prom-client loads, has names that the bundler gives to its own
// functions, too.
const inputOptions = {
  resolve: {
    mainFields: ['module', 'main'],
    alias: {
      '@opentelemetry/api': resolve(
        import.meta.dirname,
        'node_modules/@opentelemetry/api/dist/index.mjs',
      ),
    },
  },
};
const common = {
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  fixedExtension: false,
  inputOptions,
} as const;

// The build reads all sources as one project; only the type check uses the projects of
// tsconfig.json.
const withTypes = {
  tsconfig: 'tsconfig.base.json',
  dts: { compilerOptions: { composite: false, types: ['node'] } },
};

/** The files for the page that describes the API, beside our icon. */
const API_DOCS = [
  '*.css',
  'oauth2-redirect.*',
  'swagger-ui-bundle.js',
  'swagger-ui-standalone-preset.js',
].map((name) => `node_modules/@fastify/swagger-ui/static/${name}`);

/** The fonts of books. */
const BOOK_FONTS = ['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold'].map(
  (name) => `node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`,
);

/**
 * Each of these files and all that it imports are one chunk, without what is in the chunks before:
 * Node loads a few large files sooner than many small ones. None of them does anything by itself.
 */
const CHUNKS = {
  engine: ['src/tasks/solving/partner-thread.ts'],
  thread: ['src/tasks/solving/solve.ts', 'src/workers/worker.ts'],
  formats: ['src/formats/index.ts'],
  'command-line': ['src/cli/program.ts'],
  solve: ['src/cli/commands/solve.ts'],
};
const codeSplitting = {
  groups: Object.entries(CHUNKS).map(([name, files]) => ({
    name,
    test: (id: string) => files.includes(relative(import.meta.dirname, id).replaceAll('\\', '/')),
  })),
};

/** The file that a thread loads first. */
const THREAD = 'src/workers/piscina/thread.cjs';

export default defineConfig([
  // The library runs wherever JavaScript does, so none of its code may need Node.
  {
    ...common,
    platform: 'neutral',
    entry: {
      index: 'src/index.ts',
      puzzle: 'src/puzzle/index.ts',
      formats: 'src/formats/index.ts',
      engine: 'src/engine/index.ts',
      explain: 'src/explain/index.ts',
      create: 'src/create/index.ts',
      methods: 'src/methods/index.ts',
      models: 'src/models/index.ts',
      proof: 'src/proof/index.ts',
    },
    outDir: 'library/dist',
    ...withTypes,
    plugins: [smallDictionary(), thirdPartyLicences()],
    copy: { from: ['README.md', 'LICENSE', 'CHANGELOG.md'], to: 'library' },
  },
  // The command line, the files that it runs in threads and processes, and the entries of its
  // package for other programs.
  {
    ...common,
    entry: {
      workers: 'src/workers/index.ts',
      server: 'src/server/index.ts',
      worker: 'src/workers/worker.ts',
      'method-host': 'src/workers/method-host.ts',
      partner: 'src/workers/partners/partner.ts',
      cli: 'src/cli/main.ts',
    },
    dts: false,
    outputOptions: { codeSplitting },
    // Some packages of the server have CommonJS code that finds files beside itself.
    shims: true,
    plugins: [
      smallDictionary(),
      thirdPartyLicences([
        'scripts/licences/swagger-ui.txt',
        'node_modules/dejavu-fonts-ttf/LICENSE',
      ]),
    ],
    copy: [
      { from: THREAD, to: 'dist' },
      { from: [...API_DOCS, 'web/public/icon.svg'], to: 'dist/api-docs' },
      { from: BOOK_FONTS, to: 'dist/fonts' },
    ],
  },
  // The types of the entries for other programs. Types of the server's packages are not bundled.
  {
    ...common,
    entry: { workers: 'src/workers/index.ts', server: 'src/server/index.ts' },
    deps: { neverBundle: [/fastify/, 'zod'] },
    clean: false,
    tsconfig: withTypes.tsconfig,
    dts: { ...withTypes.dts, emitDtsOnly: true },
  },
  {
    ...common,
    entry: {
      bench: 'bench/engine/main.ts',
      'web-bench': 'bench/web/main.ts',
      'technique-docs': 'makers/technique-docs/main.ts',
      train: 'makers/reinforcement-weights/main.ts',
      'digit-reader': 'makers/digit-reader/main.ts',
      evolution: 'bench/methods/evolution-main.ts',
      comparison: 'bench/comparison/main.ts',
      'explain-bench': 'bench/explain/main.ts',
      'rating-process': 'bench/explain/rating-process.ts',
      'certificate-bench': 'bench/certificates/main.ts',
      'cores-bench': 'bench/cores/main.ts',
      'generate-bench': 'bench/create/main.ts',
      'contact-sheets': 'bench/create/contact-sheets.ts',
      'photo-bench': 'bench/photo/main.ts',
      'batch-bench': 'bench/batches/main.ts',
      'batch-crash': 'bench/batches/crash-main.ts',
      'sleeping-worker': 'bench/batches/sleeping-worker.ts',
      make: 'makers/puzzles.ts',
      manual: 'makers/manual.ts',
      packs: 'makers/packs/main.ts',
      daily: 'makers/daily/main.ts',
      mosaics: 'makers/mosaics/main.ts',
      study: 'bench/methods/study.ts',
      'method-host': 'src/workers/method-host.ts',
      partner: 'src/workers/partners/partner.ts',
      worker: 'src/workers/worker.ts',
      hunt: 'test/hunt/main.ts',
    },
    // These packages find their own files beside themselves, so they cannot be bundled.
    deps: { neverBundle: ['playwright-core', 'sharp'] },
    outDir: 'dist-dev',
    dts: false,
    copy: { from: THREAD, to: 'dist-dev' },
  },
]);
