#!/usr/bin/env node
// The command line. Each command loads its own code when it is called, so that starting stays
// cheap.

import { Command, CommanderError, Option } from 'commander';
import { addExplainCommands } from './options/explain-commands.ts';
import { WRITABLE_IDS, wholeNumber } from './options/option-values.ts';
import { addServeCommand } from './options/serve-command.ts';
import {
  conflicts,
  from,
  jobs,
  json,
  method,
  methodOption,
  time,
} from './options/shared-options.ts';
import { addStudyCommands } from './options/study-commands.ts';
import { harmless, onOneLine } from './output/harmless.ts';
import { endOnClosedOutput, printError, printFault } from './output/print.ts';
import { STYLES } from './output/puzzle-drawing.ts';
import { EXIT, EXIT_HELP, raiseExit } from './run/exit-codes.ts';
import { describeSystemError, isSystemError } from './run/system-error.ts';
import { expectShortLives } from './run/v8-settings.ts';
import { VERSION } from './version.ts';

const EXAMPLES = `
Examples:
  crosshatch solve puzzle.non                     draw the solution and say whether it is the only one
  crosshatch solve --json puzzles/ > out.jsonl    every puzzle of a folder on all cores, one JSON a line
  cat many.jsonl | crosshatch solve --json -      puzzles as JSON lines from standard input
  crosshatch solve --all --style squares small.g  all solutions, as squares
  crosshatch count puzzle.xml                     how many solutions
  crosshatch check puzzle.non grid.txt            does this grid fit the clues
  crosshatch solve --certificate p.gz puzzle.non  the verdict with its proof
  crosshatch verify puzzle.non p.gz               check that proof
  crosshatch convert puzzle.xml --to non          another format
  crosshatch info puzzles/                        sizes, colours, what line solving settles
  crosshatch hint puzzle.non --marks mine.txt     the next step from what you have marked
  crosshatch explain puzzle.non                   every step, from nothing to the end
  crosshatch rate puzzles/                        how hard puzzles are for a person
  crosshatch serve                                the app in the browser, and the HTTP API`;

const VERIFY_HELP = `
Exit codes: 0 only when something is proven: no solution, exactly one, exactly so many, or at least two; 3 the search
that wrote it had not ended, so that nothing is; 6 it does not show what it claims; 4 it cannot be read, is cut off, or
is no certificate of this puzzle. docs/certificates.md says what is checked and why that is enough.`;

function buildProgram(): Command {
  const program = new Command('crosshatch')
    .description(
      'Solves nonograms, black-and-white and in colour, and says how many solutions there are.',
    )
    .version(VERSION)
    .addHelpText('after', `${EXAMPLES}\n${EXIT_HELP}`)
    .exitOverride()
    .configureOutput({ writeErr: (text) => process.stderr.write(harmless(text)) });
  program
    .command('solve')
    .description('solve puzzles: files, folders, JSON lines, or - for standard input')
    .argument('[files...]', 'puzzle files of any format (default: -)')
    .addOption(from())
    .addOption(new Option('--style <style>', 'how to draw').choices(STYLES).default('clues'))
    .addOption(json())
    .addOption(new Option('--all', 'list all solutions').conflicts('maxSolutions'))
    .addOption(
      new Option('--max-solutions <n>', 'stop at so many; 2 settle whether there is only one')
        .argParser(wholeNumber(1))
        .default(2),
    )
    .addOption(time())
    .addOption(conflicts())
    .addOption(
      new Option('--seed <n>', 'break ties at random').argParser(wholeNumber(0)).default(0),
    )
    .addOption(new Option('--stats', 'print the counters of the search'))
    .addOption(method())
    .addOption(methodOption())
    .addOption(
      new Option('--steps <n>', "stop after so many of the method's own steps").argParser(
        wholeNumber(1),
      ),
    )
    .addOption(
      new Option('--trace <file>', 'write what the method does, step by step, as JSON lines'),
    )
    .addOption(
      new Option(
        '--certificate <file>',
        'write a proof of the verdict, compressed when the name ends in .gz; for one puzzle',
      ),
    )
    .addOption(jobs())
    .action(async (files, options) =>
      (await import('./commands/solve.ts')).solveCommand(files, options),
    );
  program
    .command('count')
    .description('count the solutions of puzzles')
    .argument('[files...]', 'puzzle files of any format (default: -)')
    .addOption(from())
    .addOption(json())
    .addOption(new Option('--limit <n>', 'count no further').argParser(wholeNumber(1)))
    .addOption(time())
    .addOption(conflicts())
    .addOption(jobs())
    .action(async (files, options) =>
      (await import('./commands/count.ts')).countCommand(files, options),
    );
  program
    .command('check')
    .description('check a full grid against the clues of a puzzle')
    .argument('<puzzle>', 'puzzle file of any format, or -')
    .argument(
      '[grid]',
      'grid as rows of symbols (. # letters, or 01) or as a JSON list; default: the goal',
    )
    .addOption(from())
    .addOption(json())
    .action(async (file, grid, options) =>
      (await import('./commands/check.ts')).checkCommand(file, grid, options),
    );
  program
    .command('verify')
    .description('check the certificate that solve wrote of a puzzle')
    .argument('<puzzle>', 'file with one puzzle, or -')
    .argument('<certificate>', 'what `solve --certificate` wrote, compressed or not, or -')
    .addOption(from())
    .addOption(new Option('--json', 'as a JSON object'))
    .addHelpText('after', VERIFY_HELP)
    .action(async (puzzle, file, options) =>
      (await import('./commands/verify.ts')).verifyCommand(puzzle, file, options),
    );
  program
    .command('convert')
    .description('write puzzles in another format')
    .argument('[files...]', 'puzzle files of any format (default: -)')
    .addOption(from())
    .addOption(new Option('--to <format>', 'format to write').choices(WRITABLE_IDS))
    .addOption(new Option('--output <file>', 'write to this file; its extension names the format'))
    .addOption(new Option('--solve', 'solve first, so that the picture can be written'))
    .addOption(time())
    .addOption(jobs())
    .action(async (files, options) =>
      (await import('./commands/convert.ts')).convertCommand(files, options),
    );
  program
    .command('info')
    .description('say what is in puzzle files')
    .argument('[files...]', 'puzzle files of any format (default: -)')
    .addOption(from())
    .addOption(json())
    .action(async (files, options) =>
      (await import('./commands/info.ts')).infoCommand(files, options),
    );
  addExplainCommands(program);
  addStudyCommands(program);
  addServeCommand(program);
  for (const command of program.commands)
    command.exitOverride().showHelpAfterError('(--help explains)');
  return program;
}

async function main(): Promise<void> {
  expectShortLives();
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
