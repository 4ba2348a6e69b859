// Headers that keep a page from doing what it is not meant to. There is no HSTS and no upgrade to
// https, because the server mostly speaks http, to this machine or to a proxy that may add them.

import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * The page needs WebAssembly for its solvers, and inline styles for style attributes and for what
 * it shows first.
 */
const PAGE_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'worker-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const OPTIONS: HelmetOptions = {
  contentSecurityPolicy: { useDefaults: false, directives: PAGE_POLICY },
  strictTransportSecurity: false,
  // These two isolate the page from all others, so that the browser gives it the shared memory that
  // the threads of Z3 need. Everything that the page loads is of its own origin anyway.
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: { policy: 'require-corp' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
};

/**
 * The headers of every answer that Fastify gives. They never change and take longer to compute than
 * all other headers, so they are computed only once.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = guardsOf(OPTIONS);

/** Returns the headers that helmet sets on an answer that has none yet. */
function guardsOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: (name: string) => delete headers[name],
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/**
 * The policy of the page that describes the API. That page uses inline styles and images of its
 * own.
 */
export const DOCS_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
