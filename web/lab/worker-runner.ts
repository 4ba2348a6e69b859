// Runs methods in a worker of their own, which is ended when its time is over or it is told to stop: that works on
// methods that never come back by themselves, too. What was heard of such a run is what comes out of it.

import type { FromWorker, ToWorker } from './protocol.ts';
import type { Report, RunHooks, RunJob, Runner, RunOutcome, RunProgress } from './run.ts';

/** As much of a `Worker` as is needed here. */
export interface Port {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { readonly data: FromWorker }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
}

/** Milliseconds that a run gets after its time is over, and after a stop, before its worker is ended. */
const GRACE = 500;
const STOP_GRACE = 80;

/** What was heard of the run at hand. */
interface Heard {
  readonly job: RunJob;
  readonly hooks: RunHooks;
  readonly resolve: (outcome: RunOutcome) => void;
  readonly solutions: Report['solutions'][number][];
  progress: RunProgress | undefined;
  begun: number;
}

export function workerRunner(openPort: () => Port = openWorker): Runner {
  let port: Port | undefined;
  let heard: Heard | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const settle = (outcome: RunOutcome): void => {
    clearTimeout(timer);
    const run = heard;
    heard = undefined;
    run?.resolve(outcome);
  };
  const end = (): void => {
    port?.terminate();
    port = undefined;
  };
  const endIn = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      end();
      if (heard) settle({ kind: 'report', report: partialReport(heard) });
    }, milliseconds);
  };
  const hear = (message: FromWorker): void => {
    if (heard === undefined) return;
    if (message.kind === 'outcome') settle(message.outcome);
    else if (message.kind === 'begun') {
      heard.begun = performance.now();
      if (!isStopped) endIn(heard.job.limits.seconds * 1000 + GRACE);
    } else note(heard, message);
  };
  const open = (): Port => {
    const opened = openPort();
    opened.onmessage = ({ data }) => hear(data);
    opened.onerror = ({ message }) => {
      end();
      settle({ kind: 'fault', message: message ?? 'the worker ended' });
    };
    return opened;
  };

  return {
    run: (job, hooks = {}) =>
      new Promise((resolve) => {
        heard = {
          job,
          hooks,
          resolve,
          solutions: [],
          progress: undefined,
          begun: performance.now(),
        };
        if (isStopped) {
          settle({ kind: 'report', report: partialReport(heard) });
          return;
        }
        port ??= open();
        port.postMessage({ kind: 'run', job });
      }),
    stop() {
      if (isStopped) return;
      isStopped = true;
      port?.postMessage({ kind: 'stop' });
      endIn(STOP_GRACE);
    },
    close() {
      clearTimeout(timer);
      end();
    },
  };
}

function openWorker(): Port {
  const worker = new Worker(new URL('./method-worker.ts', import.meta.url), { type: 'module' });
  return worker as unknown as Port;
}

function note(heard: Heard, message: FromWorker): void {
  const { hooks, solutions } = heard;
  if (message.kind === 'solution') solutions.push(message.rows);
  if (message.kind === 'frames') hooks.onFrames?.(message.frames);
  if (message.kind === 'progress') {
    heard.progress = message.progress;
    hooks.onProgress?.(message.progress);
  }
}

function partialReport({ solutions, progress, begun }: Heard): Report {
  return {
    solutions,
    complete: false,
    knownCells: progress?.knownCells ?? 0,
    stats: progress?.stats ?? {},
    seconds: (performance.now() - begun) / 1000,
    cut: true,
  };
}
