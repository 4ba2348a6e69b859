// The page as static files: dist/web, which the server serves and a service worker keeps for use
// without a network.

import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressedCopies } from './compress-plugin.ts';
import { methodFacts } from './lab/methods-plugin.ts';
import { parsedMessages } from './messages/parsed-plugin.ts';
import { builtInPuzzles } from './puzzle-store/built-in-plugin.ts';
import { dailies } from './puzzle-store/daily/daily-plugin.ts';
import { mosaics } from './puzzle-store/mosaics/mosaics-plugin.ts';
import { packFiles } from './puzzle-store/packs/pack-files-plugin.ts';
import { packs } from './puzzle-store/packs/packs-plugin.ts';
import { rootedAddresses } from './rooted-plugin.ts';
import { waitingStyles } from './styles-plugin.ts';

const HERE = import.meta.dirname;

/**
 * Puts what several files share into few files, because most of it is smaller than the HTTP headers
 * that each file would come with.
 */
const SHARED: Rolldown.CodeSplittingGroup[] = [
  // Every screen waits for this code, since it starts the page. Components stay out, because their
  // styles would come before those of base.css, which they change.
  { name: 'ground', tags: ['$initial'], test: /\.[mc]?[jt]s$/, minShareCount: 2 },
  { name: 'icons', test: /lucide-react/, minShareCount: 2 },
  // The limit leaves out what is long enough for a file of its own, unless another module here
  // imports it.
  {
    name: 'games',
    test: /\/(web\/(app|board|play|puzzle-store|storage)|src\/explain\/model)\/.*\.ts$/,
    minShareCount: 3,
    maxModuleSize: 4000,
  },
];

export default defineConfig({
  root: HERE,
  // Files address each other relative to themselves, so the page can be under any path.
  base: './',
  publicDir: resolve(HERE, 'public'),
  build: {
    outDir: resolve(HERE, '../dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy allows no fonts from data: addresses.
    assetsInlineLimit: 0,
    license: { fileName: 'licences.md' },
    chunkSizeWarningLimit: 1000,
    // jsPDF loads these to turn HTML and SVG into PDF, which nothing here asks for.
    rolldownOptions: {
      external: ['canvg', 'dompurify', 'html2canvas'],
      output: { chunkFileNames, codeSplitting: { groups: SHARED } },
    },
  },
  // Z3 starts otherwise in a page than its package would have it.
  resolve: {
    alias: [{ find: /^z3-solver$/, replacement: resolve(HERE, 'workers/z3-solver.ts') }],
  },
  worker: {
    format: 'es',
    plugins: () => [builtInPuzzles(), packs(), dailies(), mosaics()],
    // MiniSat has an eval in a part that nobody calls; the page's policy would refuse it.
    rolldownOptions: { checks: { eval: false } },
  },
  plugins: [
    react(),
    parsedMessages(),
    builtInPuzzles(),
    packs(),
    dailies(),
    mosaics(),
    packFiles(),
    methodFacts(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Crosshatch',
        short_name: 'Crosshatch',
        description: 'Play, enter, draw and solve nonograms, with hints that explain.',
        theme_color: '#1b2a4a',
        background_color: '#f6f3ec',
        display: 'standalone',
        start_url: './',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          {
            src: 'icon-maskable-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,webp,woff2,ttf,wasm,md}', 'pack-files.json'],
        // A pack is kept for use without a network once it has been opened. A new version of the
        // page fetches kept packs anew that it has under other names (frame/kept-packs.ts).
        globIgnores: ['assets/packs/**', 'assets/z3-solver-*'],
        runtimeCaching: [
          {
            urlPattern: /\/assets\/packs\/[\w-]+\.js$/,
            handler: 'CacheFirst',
            options: { cacheName: 'packs', expiration: { maxEntries: 200 } },
          },
          // So is Z3 once it has been run: its script and the two files that the server adds.
          {
            urlPattern: /\/assets\/z3(-solver-[\w-]+\.js$|\/)/,
            handler: 'CacheFirst',
            options: { cacheName: 'z3', expiration: { maxEntries: 3 } },
          },
        ],
        // HiGHS is 3.5 MB.
        maximumFileSizeToCacheInBytes: 8_000_000,
        // The worker keeps also what is opened on the first visit.
        clientsClaim: true,
        navigateFallback: 'index.html',
        navigateFallbackDenylist: [/\/api\//],
      },
    }),
    waitingStyles(),
    rootedAddresses(),
    compressedCopies(),
  ],
});

/**
 * Names the files of the code. The name of a catalogue of messages begins with its language. Packs
 * have a folder of their own, by which the service worker knows them.
 */
function chunkFileNames({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  if (facadeModuleId?.startsWith('\0virtual:packs/')) return 'assets/packs/[name]-[hash].js';
  const language = /messages\/(\w+)\/\w+\.json$/.exec(facadeModuleId ?? '')?.[1];
  return `assets/${language === undefined ? '' : `${language}-`}[name]-[hash].js`;
}
