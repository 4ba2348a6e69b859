// Runs each method in a worker of its own. A worker that goes on after its time is over, or after
// the run is stopped, is soon ended by force, so limits and stops work even for methods that never
// return. The result is then what was reported before.

import { defined } from '../../../src/puzzle/defined.ts';
import type { TaskPort } from '../../../src/tasks/ask-tasks.ts';
import { deliverMessage, type TaskListener } from '../../../src/tasks/deliver-message.ts';
import type { FromWorker, TaskReply } from '../../../src/tasks/protocol.ts';
import type { ArgsOf, ItemOf, OutcomeOf, ProgressOf } from '../../../src/tasks/tasks.ts';
import { openWorker } from '../../workers/task-workers.ts';
import { frameOf } from './frames.ts';
import {
  type LabRunner,
  type LabRunOutcome,
  type Report,
  type RunHooks,
  type RunProgress,
  type RunTask,
  reportOfCut,
  reportOfRun,
} from './method-run.ts';

export function workerRunner(openPort: () => TaskPort = openWorker): LabRunner {
  const slot: WorkerSlot = {
    ...{ openPort, isStopped: false, lastId: 0 },
    ...{ port: undefined, current: undefined, timer: undefined },
  };
  return {
    run: (task, hooks = {}) => new Promise((resolve) => run(slot, task, hooks, resolve)),
    stop() {
      if (slot.isStopped) return;
      slot.isStopped = true;
      if (slot.current) slot.port?.postMessage({ kind: 'cancel', id: slot.current.id });
      endIn(slot, STOP_GRACE);
    },
    close() {
      clearTimeout(slot.timer);
      end(slot);
    },
  };
}

/**
 * The milliseconds in which a worker may end by itself: `GRACE` after its time is over, and
 * `STOP_GRACE` after a stop.
 */
const GRACE = 500;
const STOP_GRACE = 80;

/**
 * The least seconds of a measured run. Shorter runs are repeated, because the clock of a page ticks
 * only every tenth of a millisecond or so.
 */
const LEAST = 0.02;

/** One worker and its current run. */
interface WorkerSlot {
  readonly openPort: () => TaskPort;
  port: TaskPort | undefined;
  current: CurrentRun | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  isStopped: boolean;
  lastId: number;
}

/** The current run of a worker, and what it has reported so far. */
interface CurrentRun {
  readonly id: number;
  readonly task: RunTask;
  readonly hooks: RunHooks;
  readonly resolve: (outcome: LabRunOutcome) => void;
  readonly solutions: Report['solutions'][number][];
  progress: RunProgress | undefined;
  begun: number;
}

function run(
  slot: WorkerSlot,
  task: RunTask,
  hooks: RunHooks,
  resolve: CurrentRun['resolve'],
): void {
  const begun = performance.now();
  const id = ++slot.lastId;
  slot.current = { id, task, hooks, resolve, solutions: [], progress: undefined, begun };
  if (slot.isStopped) {
    settle(slot, { kind: 'report', report: partialReport(slot.current) });
    return;
  }
  slot.port ??= open(slot);
  slot.port.postMessage({ kind: 'ask', id, task: TASK, args: argsOf(task), wantsItems: true });
}

const TASK = 'record-method';
type Task = typeof TASK;

function argsOf({ frames, isMeasured, ...task }: RunTask): ArgsOf<Task> {
  return {
    ...task,
    mostSteps: frames,
    ...defined({ leastSeconds: isMeasured ? LEAST : undefined }),
  };
}

function open(slot: WorkerSlot): TaskPort {
  const opened = slot.openPort();
  opened.onmessage = ({ data }) => receive(slot, opened, data);
  opened.onerror = ({ message = '' }) => {
    end(slot);
    settle(slot, { kind: 'fault', message });
  };
  return opened;
}

function receive(slot: WorkerSlot, port: TaskPort, message: FromWorker): void {
  const { current } = slot;
  if (current?.id !== message.id) return;
  const askMore = (): void => port.postMessage({ kind: 'more', id: current.id });
  const reply = deliverMessage(listenerOf(slot, current), message, askMore, () => {});
  if (reply !== undefined) settle(slot, outcomeOf(reply));
}

function listenerOf(slot: WorkerSlot, current: CurrentRun): TaskListener {
  const { hooks, task } = current;
  return {
    onProgress(progress: ProgressOf<Task>) {
      current.progress = progress;
      hooks.onProgress?.(progress);
    },
    onItem(item: ItemOf<Task>) {
      if (item.kind === 'solution') hooks.onFound?.(current.solutions.push(item.rows));
      else if (item.kind === 'steps')
        hooks.onFrames?.(item.steps.map(({ step, ms }) => frameOf(step, ms)));
      else {
        current.begun = performance.now();
        hooks.onBegun?.();
        if (!slot.isStopped) endIn(slot, task.limits.seconds * 1000 + GRACE);
      }
    },
  };
}

function outcomeOf(reply: TaskReply): LabRunOutcome {
  if (reply.kind === 'fault') return { kind: 'fault', message: reply.message };
  const outcome = reply.outcome as OutcomeOf<Task>;
  return outcome.ok
    ? { kind: 'report', report: reportOfRun(outcome.value) }
    : { kind: 'problem', problem: outcome.problems[0] };
}

function settle(slot: WorkerSlot, outcome: LabRunOutcome): void {
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

function partialReport({ task, solutions, progress, begun }: CurrentRun): Report {
  const seconds = (performance.now() - begun) / 1000;
  return reportOfCut(task.puzzle, progress, { solutions, seconds });
}
