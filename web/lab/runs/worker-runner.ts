// Runs methods in a worker of their own, which is ended when its time is over or it is told to
// stop: that works on methods that never come back by themselves, too. What was heard of such a run
// is what comes out of it.

import { cutReport } from '../../../src/methods/run-report.ts';
import type { Port } from '../../solver/port.ts';
import type { Report, RunHooks, RunJob, Runner, RunOutcome, RunProgress } from './method-run.ts';
import type { FromMethodWorker, ToMethodWorker } from './worker-messages.ts';

export type MethodPort = Port<ToMethodWorker, FromMethodWorker>;

export function workerRunner(openPort: () => MethodPort = openWorker): Runner {
  const seat: Seat = {
    ...{ openPort, isStopped: false },
    ...{ port: undefined, heard: undefined, timer: undefined },
  };
  return {
    run: (job, hooks = {}) => new Promise((resolve) => run(seat, job, hooks, resolve)),
    stop() {
      if (seat.isStopped) return;
      seat.isStopped = true;
      seat.port?.postMessage({ kind: 'stop' });
      endIn(seat, STOP_GRACE);
    },
    close() {
      clearTimeout(seat.timer);
      end(seat);
    },
  };
}

/**
 * Milliseconds that a run gets after its time is over, and after a stop, before its worker is
 * ended.
 */
const GRACE = 500;
const STOP_GRACE = 80;

function openWorker(): MethodPort {
  const worker = new Worker(new URL('./method-worker.ts', import.meta.url), { type: 'module' });
  return worker as unknown as MethodPort;
}

/** A place for one worker, and for the run that it is at. */
interface Seat {
  readonly openPort: () => MethodPort;
  port: MethodPort | undefined;
  heard: Heard | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  isStopped: boolean;
}

/** What was heard of the run at hand. */
interface Heard {
  readonly job: RunJob;
  readonly hooks: RunHooks;
  readonly resolve: (outcome: RunOutcome) => void;
  readonly solutions: Report['solutions'][number][];
  progress: RunProgress | undefined;
  begun: number;
}

function run(seat: Seat, job: RunJob, hooks: RunHooks, resolve: Heard['resolve']): void {
  const begun = performance.now();
  seat.heard = { job, hooks, resolve, solutions: [], progress: undefined, begun };
  if (seat.isStopped) {
    settle(seat, { kind: 'report', report: partialReport(seat.heard) });
    return;
  }
  seat.port ??= open(seat);
  seat.port.postMessage({ kind: 'run', job });
}

function open(seat: Seat): MethodPort {
  const opened = seat.openPort();
  opened.onmessage = ({ data }) => hear(seat, data);
  opened.onerror = ({ message = '' }) => {
    end(seat);
    settle(seat, { kind: 'fault', message });
  };
  return opened;
}

function hear(seat: Seat, message: FromMethodWorker): void {
  const { heard, isStopped } = seat;
  if (heard === undefined) return;
  if (message.kind === 'outcome') settle(seat, message.outcome);
  else if (message.kind === 'begun') {
    heard.begun = performance.now();
    if (!isStopped) endIn(seat, heard.job.limits.seconds * 1000 + GRACE);
  } else note(heard, message);
}

function note(heard: Heard, message: FromMethodWorker): void {
  const { hooks } = heard;
  if (message.kind === 'solution') hooks.onFound?.(heard.solutions.push(message.rows));
  if (message.kind === 'frames') hooks.onFrames?.(message.frames);
  if (message.kind === 'progress') {
    heard.progress = message.progress;
    hooks.onProgress?.(message.progress);
  }
}

function settle(seat: Seat, outcome: RunOutcome): void {
  clearTimeout(seat.timer);
  const { heard } = seat;
  seat.heard = undefined;
  heard?.resolve(outcome);
}

function end(seat: Seat): void {
  seat.port?.terminate();
  seat.port = undefined;
}

function endIn(seat: Seat, milliseconds: number): void {
  clearTimeout(seat.timer);
  seat.timer = setTimeout(() => {
    end(seat);
    if (seat.heard) settle(seat, { kind: 'report', report: partialReport(seat.heard) });
  }, milliseconds);
}

function partialReport({ job, solutions, progress, begun }: Heard): Report {
  const { knownCells = 0, stats = {} } = progress ?? {};
  const seconds = (performance.now() - begun) / 1000;
  return { ...cutReport(job.puzzle, { solutions, stats, seconds }), knownCells };
}
