// Writes compressed copies beside the files of the built page. The server sends them to browsers
// that accept them, so that each file is packed once instead of at every visit.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = ['.js', '.css', '.html', '.svg', '.webmanifest', '.wasm', '.md'];
/** The size in bytes below which packing a file gains nothing. */
const SMALL = 1024;
/** The highest quality, 11, takes ten times as long for files that are a few percent smaller. */
const QUALITY = 9;

export function compressedCopies(): Plugin {
  let folder = '';
  return {
    name: 'compressed-copies',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (TEXTS.includes(extname(name))) compress(join(folder, name));
        }
      },
    },
  };
}

function compress(path: string): void {
  const bytes = readFileSync(path);
  if (bytes.length < SMALL) return;
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  // A second copy of HiGHS would make the package a megabyte larger, to save visitors 0.2 MB.
  if (extname(path) === '.wasm') return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
}
