// Runs the built command line as a process.

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

export const CLI = resolve(import.meta.dirname, '../dist/cli.js');

/** Whether processes can handle signals: on Windows, every signal ends a process at once. */
export const HAS_SIGNALS = process.platform !== 'win32';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built command line to its end. */
export function crosshatch(
  args: readonly string[],
  input = '',
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  return new Promise((end) => {
    const options = { env: { ...process.env, ...env } };
    const child = execFile(process.execPath, [CLI, ...args], options, (error, out, err) => {
      end({ code: error === null ? 0 : Number(error.code), out, err });
    });
    child.stdin?.end(input);
  });
}

/** Returns the address that a server prints. */
export async function addressOf(child: ChildProcess): Promise<string> {
  const [text] = await once(child.stdout!, 'data');
  const [address] = /https?:\/\/\S+/.exec(String(text)) ?? [];
  if (address === undefined) throw new Error(`no address in ${text}`);
  return address;
}

export function ended(child: ChildProcess): Promise<Ended> {
  const parts = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => (parts.out += chunk));
  child.stderr?.on('data', (chunk) => (parts.err += chunk));
  return new Promise((end) => child.on('close', (code) => end({ code, ...parts })));
}

/**
 * Makes the clock of the command line, and of the processes and threads that it starts, run 20
 * times as fast, so that progress is shown after half a second.
 */
const FAST_CLOCK = `
const now = performance.now.bind(performance);
performance.now = () => 20 * now();
`;

function startWithFastClock(args: readonly string[]): ChildProcess {
  const option = `--import data:text/javascript,${encodeURIComponent(FAST_CLOCK)}`;
  return spawn(process.execPath, [CLI, ...args], {
    env: { ...process.env, NODE_OPTIONS: option },
  });
}

/**
 * Runs the command line with the fast clock. Sends Ctrl-C as soon as the text on standard error
 * matches `progress`.
 */
export async function interruptedAtWork(args: readonly string[], progress: RegExp): Promise<Ended> {
  const child = startWithFastClock(args);
  const end = ended(child);
  let shown = '';
  let isSent = false;
  child.stderr?.on('data', (chunk) => {
    shown += chunk;
    if (!isSent && progress.test(shown)) isSent = child.kill('SIGINT');
  });
  return end;
}
