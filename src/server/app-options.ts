// The options of the app, for the command line and for programs.

import type { ServedBatches } from './batches/served-batches.ts';
import type { OnFault } from './http/problems.ts';
import type { Authentication } from './keys/authentication-settings.ts';
import type { ServerLimits } from './limits.ts';
import type { TlsFiles } from './protection/tls.ts';
import type { TrustProxy } from './protection/trusted-proxies.ts';
import type { ServerTimes } from './server-times.ts';
import type { MetricsSettings } from './watch/metrics.ts';
import type { LogSettings } from './watch/request-log.ts';

export interface AppOptions {
  /**
   * The address to which the app is bound; 127.0.0.1 by default. If it is a loopback address, only
   * requests to that host, localhost, 127.0.0.1, [::1] or a public name are answered.
   */
  readonly host?: string;
  /**
   * The host names or addresses to which the app answers wherever it is bound, without ports.
   * Without any, an app that is not bound to a loopback address answers to every name.
   */
  readonly publicNames?: readonly string[];
  /** The origins whose pages may use the API, or `*` alone; none by default. */
  readonly allowedOrigins?: readonly string[];
  /** The path that everything is under, without a slash at its end; empty by default. */
  readonly basePath?: string;
  /** The proxies that are believed where a request comes from; `off` by default. */
  readonly trustProxy?: TrustProxy;
  /** Says what is logged; nothing by default. */
  readonly log?: LogSettings;
  /** Says who may read the metrics, and where; nobody by default. */
  readonly metrics?: MetricsSettings;
  /** Whether the API asks for keys; it does not by default. */
  readonly auth?: Authentication;
  /** Makes the app speak https. */
  readonly tls?: TlsFiles;
  readonly limits?: Partial<ServerLimits>;
  /** The times in which clients must send and take something, where they are not the usual ones. */
  readonly times?: Partial<ServerTimes>;
  /** The batches that the API has; it has none by default. */
  readonly batches?: ServedBatches;
  /** The folder of the built page. */
  readonly webRoot?: string;
  /** Seconds that running work may go on after the app is asked to close; 0 by default. */
  readonly grace?: number;
  /**
   * Receives the faults of the program in full, which are printed by default, without what the
   * request brought. Clients learn only that there was a fault.
   */
  readonly onFault?: OnFault;
}
