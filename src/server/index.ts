// The server: the HTTP API and the page of the app.

import type { Server } from 'node:http';
import { buildFastifyApp } from './app.ts';
import type { AppOptions } from './app-options.ts';

export type { AppOptions } from './app-options.ts';
export { DEFAULT_LIMITS, type ServerLimits } from './limits.ts';

/**
 * The part of the app that programs may use. Fastify is bundled, so its types are not available to
 * them.
 */
export interface ServerApp {
  /** Resolves to the address of the server. */
  listen(at: { readonly port?: number; readonly host?: string }): Promise<string>;
  close(): Promise<void>;
  readonly server: Server;
}

/**
 * The app must be closed when it is no longer needed: that ends the work and frees its threads and
 * processes.
 */
export const buildApp: (options?: AppOptions) => Promise<ServerApp> = buildFastifyApp;
