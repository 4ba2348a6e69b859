// Runs programs of the machine, for methods that need one.

import { type ChildProcess, spawn } from 'node:child_process';
import type { RunProgram } from '../methods/index.ts';

/** Characters of output; a program that prints more is ended. */
const MOST_OUTPUT = 64 * 1024 * 1024;

/** Makes a function that runs programs; the programs end with this process. */
export function programRunner(): RunProgram {
  return (program, args, input) =>
    new Promise((resolve, reject) => {
      const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
      const end = (): void => void child.kill('SIGKILL');
      process.once('exit', end);
      const output = collect(child);
      child.on('error', (error: NodeJS.ErrnoException) => {
        process.off('exit', end);
        if (error.code === 'ENOENT') resolve(undefined);
        else reject(error);
      });
      child.on('close', (exitCode) => {
        process.off('exit', end);
        resolve({ exitCode: exitCode ?? 1, output: output.text });
      });
      child.stdin?.on('error', () => {}).end(input);
    });
}

function collect(child: ChildProcess): { text: string } {
  const output = { text: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output.text += text;
    if (output.text.length > MOST_OUTPUT) child.kill('SIGKILL');
  });
  return output;
}
