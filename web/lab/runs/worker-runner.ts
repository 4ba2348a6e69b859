// Runs each method in a worker of its own. The worker is ended when its time is over or when it is
// stopped, so that this also works for methods that never return. The result then is what was
// reported before.

import { cutReport } from '../../../src/methods/run-report.ts';
import type { Port } from '../../../src/tasks/port.ts';
import type { Report, RunHooks, RunJob, Runner, RunOutcome, RunProgress } from './method-run.ts';
import type { FromMethodWorker, ToMethodWorker } from './worker-messages.ts';

export type MethodPort = Port<ToMethodWorker, FromMethodWorker>;

export function workerRunner(openPort: () => MethodPort = openWorker): Runner {
  const slot: WorkerSlot = {
    ...{ openPort, isStopped: false },
    ...{ port: undefined, current: undefined, timer: undefined },
  };
  return {
    run: (job, hooks = {}) => new Promise((resolve) => run(slot, job, hooks, resolve)),
    stop() {
      if (slot.isStopped) return;
      slot.isStopped = true;
      slot.port?.postMessage({ kind: 'stop' });
      endIn(slot, STOP_GRACE);
    },
    close() {
      clearTimeout(slot.timer);
      end(slot);
    },
  };
}

/**
 * The milliseconds that a worker gets to end by itself, after its time is over and after a stop.
 */
const GRACE = 500;
const STOP_GRACE = 80;

function openWorker(): MethodPort {
  const worker = new Worker(new URL('./method-worker.ts', import.meta.url), { type: 'module' });
  return worker as unknown as MethodPort;
}

/** One worker and its current run. */
interface WorkerSlot {
  readonly openPort: () => MethodPort;
  port: MethodPort | undefined;
  current: CurrentRun | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  isStopped: boolean;
}

/** The reports of the current run. */
interface CurrentRun {
  readonly job: RunJob;
  readonly hooks: RunHooks;
  readonly resolve: (outcome: RunOutcome) => void;
  readonly solutions: Report['solutions'][number][];
  progress: RunProgress | undefined;
  begun: number;
}

function run(slot: WorkerSlot, job: RunJob, hooks: RunHooks, resolve: CurrentRun['resolve']): void {
  const begun = performance.now();
  slot.current = { job, hooks, resolve, solutions: [], progress: undefined, begun };
  if (slot.isStopped) {
    settle(slot, { kind: 'report', report: partialReport(slot.current) });
    return;
  }
  slot.port ??= open(slot);
  slot.port.postMessage({ kind: 'run', job });
}

function open(slot: WorkerSlot): MethodPort {
  const opened = slot.openPort();
  opened.onmessage = ({ data }) => receive(slot, data);
  opened.onerror = ({ message = '' }) => {
    end(slot);
    settle(slot, { kind: 'fault', message });
  };
  return opened;
}

function receive(slot: WorkerSlot, message: FromMethodWorker): void {
  const { current, isStopped } = slot;
  if (current === undefined) return;
  if (message.kind === 'outcome') settle(slot, message.outcome);
  else if (message.kind === 'begun') {
    current.begun = performance.now();
    if (!isStopped) endIn(slot, current.job.limits.seconds * 1000 + GRACE);
  } else note(current, message);
}

function note(current: CurrentRun, message: FromMethodWorker): void {
  const { hooks } = current;
  if (message.kind === 'solution') hooks.onFound?.(current.solutions.push(message.rows));
  if (message.kind === 'frames') hooks.onFrames?.(message.frames);
  if (message.kind === 'progress') {
    current.progress = message.progress;
    hooks.onProgress?.(message.progress);
  }
}

function settle(slot: WorkerSlot, outcome: RunOutcome): void {
  clearTimeout(slot.timer);
  const { current } = slot;
  slot.current = undefined;
  current?.resolve(outcome);
}

function end(slot: WorkerSlot): void {
  slot.port?.terminate();
  slot.port = undefined;
}

function endIn(slot: WorkerSlot, milliseconds: number): void {
  clearTimeout(slot.timer);
  slot.timer = setTimeout(() => {
    end(slot);
    if (slot.current) settle(slot, { kind: 'report', report: partialReport(slot.current) });
  }, milliseconds);
}

function partialReport({ job, solutions, progress, begun }: CurrentRun): Report {
  const { knownCells = 0, stats = {} } = progress ?? {};
  const seconds = (performance.now() - begun) / 1000;
  return { ...cutReport(job.puzzle, { solutions, stats, seconds }), knownCells };
}
