// Runs the built command line as a process.

import { type ChildProcess, execFile } from 'node:child_process';
import { resolve } from 'node:path';

export const CLI = resolve(import.meta.dirname, '../dist/cli.js');

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built command line to its end. */
export function crosshatch(args: readonly string[], input = ''): Promise<Ended> {
  return new Promise((end) => {
    const child = execFile(process.execPath, [CLI, ...args], (error, out, err) => {
      end({ code: error === null ? 0 : Number(error.code), out, err });
    });
    child.stdin?.end(input);
  });
}

export function ended(child: ChildProcess): Promise<Ended> {
  const parts = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => (parts.out += chunk));
  child.stderr?.on('data', (chunk) => (parts.err += chunk));
  return new Promise((end) => child.on('close', (code) => end({ code, ...parts })));
}
