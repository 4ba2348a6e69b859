#!/usr/bin/env node
// The command line: runs the command that was called, and reports the error that ended it, if there
// was one.

import { CommanderError } from 'commander';
import { onOneLine } from './output/escape-control-characters.ts';
import { endOnClosedOutput, printError, printFault } from './output/print.ts';
import { buildProgram } from './program.ts';
import { EXIT, raiseExit } from './run/exit-codes.ts';
import { describeSystemError, isSystemError } from './run/system-error.ts';
import { setUpV8 } from './run/v8-settings.ts';

async function main(): Promise<void> {
  setUpV8();
  endOnClosedOutput();
  try {
    await buildProgram().parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      raiseExit(error.exitCode === 0 ? 0 : EXIT.badInput);
      return;
    }
    if (isSystemError(error)) {
      printError(`${onOneLine(error.path ?? 'crosshatch')}: ${describeSystemError(error)}`);
      raiseExit(EXIT.badInput);
      return;
    }
    printFault(error);
    raiseExit(EXIT.internal);
  }
}

await main();
