// Files that a command writes in addition to its answer: certificates and traces. When such a file
// can no longer be written, an error is printed at once. The work goes on without the file, because
// the answer is still worth having.

import { printProblems } from '../output/print.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { describeSystemError, isSystemError } from '../run/system-error.ts';
import { type OutputFile, openOutput } from './output-file.ts';

interface SideFile {
  write(data: string | Uint8Array): void;
  finish(): void;
  discard(): void;
}

interface SideFileKind {
  /** The name in messages, like "the certificate". */
  readonly name: string;
  /** Whether a program that ends early keeps the part that was written. */
  readonly isKeptInPart: boolean;
}

/** Throws the system's error when the file cannot be opened. */
export function openSideFile(path: string, { name, isKeptInPart }: SideFileKind): SideFile {
  let isLost = false;
  const orLose = (action: () => void): void => {
    if (isLost) return;
    try {
      action();
    } catch (error) {
      if (!isSystemError(error)) throw error;
      isLost = true;
      const message = `${name} cannot be written: ${describeSystemError(error)}`;
      printProblems(path, [{ code: 'cannot-write', message }]);
      raiseExit(EXIT.badInput);
    }
  };
  const finish = (file: OutputFile): void => orLose(() => file.finish());
  const file = openOutput(path, isKeptInPart ? finish : undefined);
  return {
    write: (data) => orLose(() => file.write(data)),
    finish: () => finish(file),
    discard: () => file.discard(),
  };
}
