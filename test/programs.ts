// Finds and runs programs of the machine, for the methods that need one.

import { spawn, spawnSync } from 'node:child_process';
import type { RunProgram } from '../src/methods/method.ts';

/** Whether the program is installed and succeeds with these arguments. */
export function hasProgram(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args).status === 0;
}

export const runProgram: RunProgram = (program, args, input) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode: exitCode ?? 1, output }));
    child.stdin.end(input);
  });
