// Compresses answers that are long enough for it to pay. Events are left alone, because they must
// leave at once, and so are files of the page that were compressed when it was built.

import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes below which compression gains nothing. */
const SHORT = 1024;
/** Brotli's own default, 11, takes fifty times as long for answers that are a fifth smaller. */
const QUALITY = 4;

/** Must be called before any route is declared. Compressed requests stay refused. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    threshold: SHORT,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
    customTypes:
      /^(?:application\/(?:json|javascript|problem\+json)|text\/(?!event-stream)|image\/svg)/,
  });
}
