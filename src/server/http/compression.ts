// Compresses answers that are long enough for it to pay. Events are left alone, because they are
// few and short, and so are files of the page that were compressed when it was built. Lines of a
// stream leave as they come.

import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, RouteOptions } from 'fastify';

type RouteCompressOptions = Exclude<RouteOptions['compress'], false | undefined>;

/** Bytes below which compression gains nothing. */
const SHORT = 1024;
/** Brotli's own default, 11, takes fifty times as long for answers that are a fifth smaller. */
const QUALITY = 4;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };

const COMMON: RouteCompressOptions = {
  threshold: SHORT,
  encodings: ['br', 'gzip', 'identity'],
  brotliOptions: BROTLI,
  customTypes:
    /^(?:application\/(?:json|x-ndjson|javascript|problem\+json)|text\/(?!event-stream)|image\/svg)/,
};

/** The option `compress` of a route whose lines must not wait for each other. */
export const AS_LINES_COME: RouteCompressOptions = {
  ...COMMON,
  brotliOptions: { ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
};

/** The option `compress` of a route for WebAssembly that no build has compressed. */
export const OF_WASM: RouteCompressOptions = {
  ...COMMON,
  customTypes: /^(?:application\/wasm|text\/javascript)/,
};

/** Must be called before any route is declared. Compressed requests stay refused. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, { ...COMMON, globalDecompression: false });
}
