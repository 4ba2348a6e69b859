// The limits of the server: numbers with their defaults, and their names on the command line and in
// the environment. No package is loaded here, so that `--help` stays cheap.

import { availableParallelism } from 'node:os';

export interface ServerLimits {
  readonly bodyBytes: number;
  /** The most bytes of a request with a photo, which is in base64. */
  readonly photoBytes: number;
  /** The most bytes of a request with a certificate. */
  readonly certificateBytes: number;
  /** The most rows, and the most columns. */
  readonly side: number;
  readonly cells: number;
  readonly methodCells: number;
  readonly explainCells: number;
  /**
   * The most seconds that a request can ask for. `usualSeconds` is the limit of a request that
   * names no seconds.
   */
  readonly seconds: number;
  readonly usualSeconds: number;
  readonly solutions: number;
  /** The most cells of all solutions of one answer together. */
  readonly solutionCells: number;
  /** The most steps of an explanation, and of the trace of a method. */
  readonly steps: number;
  readonly running: number;
  /** The most threads of one solve; beyond the first, it has one only while a core is idle. */
  readonly solveThreads: number;
  readonly waiting: number;
  /**
   * The most POST requests at a time. A request counts until its answer has been sent or its
   * connection has ended.
   */
  readonly inHand: number;
  readonly connections: number;
  readonly requestsPerMinute: number;
}

interface LimitText {
  readonly flag: string;
  readonly env: string;
  readonly about: string;
  readonly usual: number;
  /** The least whole number; missing for seconds, which may be any number above 0. */
  readonly least?: number;
}

/** The number of cores, but at least two, so that a long solve does not keep a hint waiting. */
const CORES = Math.max(2, availableParallelism());

/** The order is that of the help. */
export const SERVER_LIMITS: Readonly<Record<keyof ServerLimits, LimitText>> = {
  bodyBytes: text('max-body', 'bytes of a request', 1024 * 1024),
  photoBytes: text('max-photo', 'bytes of a request with a photo', 12 * 1024 * 1024),
  certificateBytes: text(
    'max-certificate',
    'bytes of a request with a certificate',
    8 * 1024 * 1024,
  ),
  side: text('max-side', 'rows or columns of a puzzle', 1000),
  cells: text('max-cells', 'cells of a puzzle', 250_000),
  methodCells: text('max-method-cells', 'cells for methods other than the engine', 10_000),
  explainCells: text(
    'max-explain-cells',
    'cells for hint, mistakes, explain, rate, generate and read',
    40_000,
  ),
  seconds: time('max-seconds', 'seconds that a request can ask for', 60),
  usualSeconds: time('usual-seconds', 'seconds for a request that asks for none', 10),
  solutions: text('max-solutions', 'solutions of an answer', 1000),
  solutionCells: text('max-solution-cells', 'cells of all its solutions', 1_000_000),
  steps: text('max-steps', 'steps of an explanation or a trace', 5000),
  running: text('max-running', 'long tasks that run at a time', CORES),
  solveThreads: text('max-solve-threads', 'threads of a solve: 1, or 2 while a core is idle', 2),
  waiting: text('max-waiting', 'long tasks that wait; more are refused with 503', 16, 0),
  inHand: text('max-in-hand', 'requests at a time; more are refused with 503', 512),
  connections: text('max-connections', 'connections at a time', 1024),
  requestsPerMinute: text('max-requests', 'requests a minute from one address; more get 429', 600),
};

export const LIMIT_KEYS = Object.keys(SERVER_LIMITS) as readonly (keyof ServerLimits)[];

export const DEFAULT_LIMITS = Object.fromEntries(
  LIMIT_KEYS.map((key) => [key, SERVER_LIMITS[key].usual]),
) as unknown as ServerLimits;

function text(flag: string, about: string, usual: number, least = 1): LimitText {
  return { flag, env: variableOf(flag), about, usual, least };
}

function time(flag: string, about: string, usual: number): LimitText {
  return { flag, env: variableOf(flag), about, usual };
}

/** Returns the environment variable of an option. */
export function variableOf(flag: string): string {
  return `CROSSHATCH_${flag.toUpperCase().replaceAll('-', '_')}`;
}
