// Runs the command of somebody else's solver on a file: within a time, with bounded output, and in
// a process group of its own, which is ended as a whole.
//
// A shell runs the command, so that it may have quotes and pipes, and then tells the CPU time of
// what it ran. Node cannot tell that of a child.

import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { defined } from '../../src/puzzle/defined.ts';
import { killProcess } from '../../src/workers/kill-process.ts';

export interface CommandEnd {
  readonly output: string;
  /** The last part of what the command wrote to standard error. */
  readonly errors: string;
  /** The exit code; 128 and more stand for a signal. Null if the command was ended. */
  readonly exitCode: number | null;
  /** The CPU seconds of the command or, if the shell could not tell them, those of the clock. */
  readonly seconds: number;
  /** Why the command was ended before its own end. */
  readonly endedFor?: 'time-out' | 'too much output';
}

/** The characters of output after which a command is ended. */
const MOST_OUTPUT = 1_000_000;
const KEPT_ERRORS = 2000;
/** The file descriptor on which the shell tells times, so that no output is mistaken for them. */
const TIMES = 3;

/** The end that a shell reports of a command that it does not find. */
const NOT_FOUND = { output: '', exitCode: 127, seconds: 0 } as const;

/**
 * Runs the command, in which `{file}` stands for the path of the file. It is ended after so many
 * seconds.
 */
export function runCommand(command: string, file: string, seconds: number): Promise<CommandEnd> {
  const start = performance.now();
  const child = spawn('sh', ['-c', scriptOf(command), 'sh', file], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const end = (): void => killProcess(child);
  process.once('exit', end);
  const run: CommandRun = { child, output: '', errors: '', times: '', endedFor: undefined };
  const timer = setTimeout(() => cut(run, 'time-out'), 1000 * seconds);
  collect(run);
  // Otherwise, processes that the command left behind would keep its output open.
  child.once('exit', end);
  const ended = new Promise<CommandEnd>((resolve) => {
    // There is no shell.
    child.once('error', ({ message }) => resolve({ ...NOT_FOUND, errors: message }));
    child.once('close', (exitCode) => resolve(endOf(run, exitCode, performance.now() - start)));
  });
  return ended.finally(() => {
    clearTimeout(timer);
    process.off('exit', end);
  });
}

function scriptOf(command: string): string {
  const filled = command.replaceAll('{file}', '"$1"');
  return `( ${filled}\n) ${TIMES}>&-; code=$?; times >&${TIMES}; exit $code`;
}

interface CommandRun {
  readonly child: ChildProcess;
  output: string;
  errors: string;
  times: string;
  endedFor: CommandEnd['endedFor'] | undefined;
}

function collect(run: CommandRun): void {
  const { stdout, stderr, stdio } = run.child;
  stdout?.setEncoding('utf8').on('data', (text: string) => {
    if (run.output.length + text.length > MOST_OUTPUT) cut(run, 'too much output');
    else run.output += text;
  });
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    run.errors = (run.errors + text).slice(-KEPT_ERRORS);
  });
  (stdio[TIMES] as Readable).setEncoding('utf8').on('data', (text: string) => {
    run.times = (run.times + text).slice(-KEPT_ERRORS);
  });
}

function cut(run: CommandRun, reason: NonNullable<CommandEnd['endedFor']>): void {
  run.endedFor ??= reason;
  killProcess(run.child);
  // A process that left the group may still hold them open.
  for (const stream of run.child.stdio) stream?.destroy();
}

function endOf(run: CommandRun, exitCode: number | null, milliseconds: number): CommandEnd {
  const { output, errors, times, endedFor } = run;
  const seconds = childSeconds(times) ?? milliseconds / 1000;
  return { output, errors, exitCode, seconds, ...defined({ endedFor }) };
}

/** Returns the seconds of the second line: user and system time of what the shell ran. */
function childSeconds(times: string): number | undefined {
  const [, line = ''] = times.split('\n');
  const parts = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 2) return undefined;
  return parts.reduce((sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest), 0);
}
