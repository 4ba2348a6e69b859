// Methods run in a process of their own: there a time limit and a stop work even for solvers that
// never come back by themselves, memory can be measured, and only that process ends when memory
// runs out. A process takes some 60 ms to start and is kept for the next job. Solutions are sent as
// they are found, so that the report of a job that had to be killed still has them, with the
// counters of its last progress; what else was known by then is lost with the process.

import { type ChildProcess, fork } from 'node:child_process';
import { cutReport } from '../methods/index.ts';
import { failure, type Outcome, success } from '../puzzle/problem.ts';
import { hearWorker, type TaskListener } from '../tasks/hear-worker.ts';
import type { TaskReply, TaskRequest, ToWorker } from '../tasks/protocol.ts';
import { type MethodItem, reportOfRun } from '../tasks/solving/solve-by-method.ts';
import { entryUrl } from './entry.ts';
import type {
  FromProcess,
  MethodHooks,
  MethodReport,
  MethodSolveTask,
  ProcessProgress,
} from './method-task.ts';
import { faultOfEnd, killsSince, memoryKills, problemOfEnd } from './process-end.ts';

/**
 * In seconds: how long a method may go on after its limit or a stop until its process is ended, and
 * how long a process may take to start.
 */
const GRACE = 0.5;
const LONGEST_START = 30;

export interface MethodProcess {
  /** Runs a job; only one may run at a time. */
  run(job: MethodSolveTask, hooks?: MethodHooks): Promise<Outcome<MethodReport>>;
  /** Ends the current job with what it knows, and in the same way all later ones. */
  stop(): void;
  /** Ends the process; the owner must call it when the program exits, too. */
  close(): void;
}

export function methodProcess(
  start: () => ChildProcess = () => startHost(),
  countKills: () => number | undefined = memoryKills,
): MethodProcess {
  let child: ChildProcess | undefined;
  let watch: Watch | undefined;
  let isStopped = false;
  let lastId = 0;
  const close = (): void => {
    watch?.cut();
    if (child !== undefined) kill(child);
    child = undefined;
  };
  const begin = (): ChildProcess => {
    const begun = start();
    // No watch notices the end of a process that waits for a job. Without this listener it would be
    // given a job that it never answers.
    begun.once('exit', () => {
      if (watch === undefined && child === begun) child = undefined;
    });
    return begun;
  };
  return {
    async run(job, hooks = {}) {
      const isNew = child === undefined;
      child ??= begin();
      watch = watchJob(child, ++lastId, job, hooks, isNew, killsSince(countKills));
      const stop = (): void => watch?.stop();
      hooks.signal?.addEventListener('abort', stop, { once: true });
      if (isStopped || hooks.signal?.aborted) stop();
      try {
        const { outcome, isAlive } = await watch.ended;
        if (!isAlive) close();
        return outcome;
      } catch (error) {
        close();
        throw error;
      } finally {
        hooks.signal?.removeEventListener('abort', stop);
        watch = undefined;
      }
    },
    stop() {
      isStopped = true;
      watch?.stop();
    },
    close,
  };
}

/**
 * Starts a process in a group of its own: the programs that a method starts end with it, and Ctrl-C
 * reaches only its parent.
 */
export function startHost(megabytes?: number): ChildProcess {
  // What a method prints (many solvers print) is dropped, so that it is not mistaken for an answer.
  return fork(entryUrl('method-host.js'), {
    serialization: 'advanced',
    detached: true,
    ...(megabytes !== undefined && {
      execArgv: [...process.execArgv, `--max-old-space-size=${megabytes}`],
    }),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch (error) {
    // The process had already ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

interface Ended {
  readonly outcome: Outcome<MethodReport>;
  /** The process can take another job. */
  readonly isAlive: boolean;
}

interface Watch {
  readonly ended: Promise<Ended>;
  stop(): void;
  /** Says that the process is about to be ended on purpose. */
  cut(): void;
}

/** What the process has reported about a job so far. */
interface Heard {
  readonly solutions: (readonly string[])[];
  stats: MethodReport['stats'];
  megabytes: number | undefined;
  /** When the job began, by the clock of this process. */
  begun: number;
  errors: string;
  /** Its process was ended on purpose. */
  isCut: boolean;
}

function watchJob(
  child: ChildProcess,
  id: number,
  job: MethodSolveTask,
  hooks: MethodHooks,
  isNew: boolean,
  hasKilled: () => boolean,
): Watch {
  const heard = silence();
  let timer: NodeJS.Timeout | undefined;
  let isStarting = isNew;
  const killIn = (seconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      cut();
      kill(child);
    }, seconds * 1000);
  };
  const cut = (): void => {
    heard.isCut = true;
  };
  const { promise: ended, resolve, reject } = withResolvers<Ended>();
  const begin = (): void => {
    isStarting = false;
    clearTimeout(timer);
    if (heard.isCut) {
      resolve({ outcome: success(partialReport(job, heard)), isAlive: true });
      return;
    }
    heard.begun = performance.now();
    const request: TaskRequest = { kind: 'ask', id, task: 'solve-by-method', args: job };
    send(child, request);
    const runs = job.profile ? 2 : 1;
    if (job.limits.seconds !== undefined) killIn(runs * (job.limits.seconds + GRACE));
  };
  const listener = listenerOf(heard, hooks);
  const askMore = (): void => send(child, { kind: 'more', id });
  const onMessage = (message: FromProcess): void => {
    if (message.kind === 'ready') begin();
    else onReply(hearWorker(listener, message, askMore, reject));
  };
  const onReply = (reply: TaskReply | undefined): void => {
    if (reply?.kind === 'fault') reject(new Error(reply.stack ?? reply.message));
    else if (reply) resolve({ outcome: reply.outcome as Outcome<MethodReport>, isAlive: true });
  };
  // By now everything that the process wrote has arrived.
  const onClose = (code: number | null, signal: string | null): void => {
    const { errors, isCut } = heard;
    const end = { method: job.method, code, signal, errors, hasKilled: hasKilled() };
    const problem = problemOfEnd(end);
    if (isCut) resolve({ outcome: success(partialReport(job, heard)), isAlive: false });
    else if (problem === undefined) reject(faultOfEnd(end));
    else resolve({ outcome: failure(problem), isAlive: false });
  };
  const onText = (text: Buffer): void => {
    heard.errors = (heard.errors + text).slice(-2000);
  };
  child.on('message', onMessage).on('close', onClose).on('error', reject);
  child.stderr?.on('data', onText);
  if (isNew) killIn(LONGEST_START);
  else begin();
  const forget = (): void => {
    clearTimeout(timer);
    child.off('message', onMessage).off('close', onClose).off('error', reject);
    child.stderr?.off('data', onText);
  };
  const stop = (): void => {
    if (isStarting) cut();
    else {
      send(child, { kind: 'cancel', id });
      killIn(GRACE);
    }
  };
  return { ended: ended.finally(forget), stop, cut };
}

function silence(): Heard {
  const begun = performance.now();
  return { solutions: [], stats: {}, megabytes: undefined, begun, errors: '', isCut: false };
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** Sends nothing to a process that is about to end: its end is noticed anyway. */
function send(child: ChildProcess, message: ToWorker): void {
  if (child.connected) child.send(message, () => {});
}

/** Stores what is reported, for the report of a process that had to be ended. */
function listenerOf(heard: Heard, hooks: MethodHooks): TaskListener {
  return {
    onProgress({ progress, megabytes }: ProcessProgress) {
      heard.stats = progress.stats;
      heard.megabytes = megabytes;
      hooks.onProgress?.(progress);
    },
    onItem(item: MethodItem) {
      if (item.kind === 'solution') heard.solutions.push(item.rows);
      else hooks.onStep?.(item.step);
    },
  };
}

function partialReport(job: MethodSolveTask, heard: Heard): MethodReport {
  const { solutions, stats, megabytes, begun } = heard;
  const seconds = (performance.now() - begun) / 1000;
  return {
    ...reportOfRun(cutReport(job.puzzle, { solutions, stats, seconds })),
    ...(megabytes !== undefined && { megabytes }),
  };
}
