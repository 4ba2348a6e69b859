// Methods run in a process of their own: there a time limit and a stop are real even for solvers
// that never come back by themselves, memory can be told, and when it runs out only that process
// ends. A process costs some 60 ms to start and is kept for the next job. Solutions are sent as
// they are found, so that a job that had to be killed still has them, with the counters of its last
// progress; what else was known by then dies with the process.

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
 * Seconds that a method gets after its limit or a stop, before its process is ended, and a process
 * to start.
 */
const GRACE = 0.5;
const LONGEST_START = 30;

export interface MethodProcess {
  /** One job at a time. */
  run(job: MethodSolveTask, hooks?: MethodHooks): Promise<Outcome<MethodReport>>;
  /** The job at hand ends with what it knows, as do all to come. */
  stop(): void;
  /** Ends the process; the owner calls it at the exit of the program, too. */
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
    // While it waits for a job nobody else hears of its end, and it would be given a job that it
    // never answers.
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
 * A group of its own: the programs that a method starts end with it, and Ctrl-C is for its parent
 * alone.
 */
export function startHost(megabytes?: number): ChildProcess {
  // What a method prints (solvers like to) goes where it cannot be mistaken for an answer.
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
    // It was faster.
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
  /** Its process is about to be ended on purpose. */
  cut(): void;
}

/** What was heard of a job. */
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
  // By now all that it wrote has come.
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

/** A process that is about to end takes nothing any more: its end is heard of by itself. */
function send(child: ChildProcess, message: ToWorker): void {
  if (child.connected) child.send(message, () => {});
}

/** Remembers what is told, for a report of a process that had to be ended. */
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
