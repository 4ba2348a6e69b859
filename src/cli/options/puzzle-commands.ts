// The commands on puzzles: solve, count, check, verify, convert and info.

import { type Command, InvalidArgumentError, Option } from 'commander';
import { MODEL_FORMATS } from '../../models/index.ts';
import { STYLES } from '../output/puzzle-drawing.ts';
import { parseWholeNumber, WRITABLE_IDS } from './option-values.ts';
import {
  conflictsOption,
  fromOption,
  jobsOption,
  jsonOption,
  methodChoicesOption,
  methodOption,
  timeOption,
} from './shared-options.ts';

const CHECK_HELP = `
Exit codes: 0 the grid fits every clue; 1 it does not; 4 bad input.`;

const VERIFY_HELP = `
Exit codes: 0 the certificate proves that there is no solution, exactly one, exactly some number, or at least two;
3 it proves nothing, because the search that wrote it was stopped before its end; 6 it does not show what it claims;
4 it cannot be read, is cut off, or is not a certificate for this puzzle. docs/certificates.md says what is checked
and why that is enough.`;

export function addPuzzleCommands(program: Command): void {
  addSolve(program);
  addCount(program);
  addCheck(program);
  addVerify(program);
  addConvert(program);
  addInfo(program);
}

function addSolve(program: Command): void {
  program
    .command('solve')
    .description('solve puzzles: files, folders, JSON lines, or - for standard input')
    .argument('[files...]', 'puzzle files of any format (default: -)')
    .addOption(fromOption())
    .addOption(new Option('--style <style>', 'how to draw').choices(STYLES).default('clues'))
    .addOption(jsonOption())
    .addOption(new Option('--all', 'list all solutions').conflicts('maxSolutions'))
    .addOption(
      new Option(
        '--max-solutions <n>',
        'stop at this many; 2 is enough to tell whether there is only one',
      )
        .argParser(parseWholeNumber(1))
        .default(2),
    )
    .addOption(timeOption())
    .addOption(conflictsOption())
    .addOption(
      new Option(
        '--seed <n>',
        'seed for breaking ties at random; 0 breaks them in order; the same run every time',
      ).argParser(parseWholeNumber(0)),
    )
    .addOption(new Option('--stats', 'print the counters of the search'))
    .addOption(methodOption())
    .addOption(methodChoicesOption())
    .addOption(
      new Option('--steps <n>', "stop after this many of the method's own steps").argParser(
        parseWholeNumber(1),
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
    .addOption(jobsOption())
    .action(async (files, options) =>
      (await import('../commands/solve.ts')).solveCommand(files, options),
    );
}

function addCount(program: Command): void {
  program
    .command('count')
    .description('count the solutions of puzzles')
    .argument('[files...]', 'puzzle files of any format (default: -)')
    .addOption(fromOption())
    .addOption(jsonOption())
    .addOption(
      new Option('--limit <n>', 'stop counting at this number').argParser(parseWholeNumber(1)),
    )
    .addOption(timeOption())
    .addOption(conflictsOption())
    .addOption(jobsOption())
    .action(async (files, options) =>
      (await import('../commands/count.ts')).countCommand(files, options),
    );
}

function addCheck(program: Command): void {
  program
    .command('check')
    .description('check a full grid against the clues of a puzzle')
    .argument('<puzzle>', 'puzzle file of any format, or -')
    .argument(
      '[grid]',
      'file with the grid, or -: rows of symbols (. # letters, or 01) or a JSON list; default: the goal',
    )
    .addOption(fromOption())
    .addOption(jsonOption())
    .addHelpText('after', CHECK_HELP)
    .action(async (file, grid, options) =>
      (await import('../commands/check.ts')).checkCommand(file, grid, options),
    );
}

function addVerify(program: Command): void {
  program
    .command('verify')
    .description('check the certificate that solve wrote for a puzzle')
    .argument('<puzzle>', 'file with one puzzle, or -')
    .argument('<certificate>', 'what `solve --certificate` wrote, compressed or not, or -')
    .addOption(fromOption())
    .addOption(new Option('--json', 'print a JSON object'))
    .addHelpText('after', VERIFY_HELP)
    .action(async (puzzle, file, options) =>
      (await import('../commands/verify.ts')).verifyCommand(puzzle, file, options),
    );
}

function addConvert(program: Command): void {
  program
    .command('convert')
    .description('write puzzles in another format')
    .argument('[files...]', 'puzzle files of any format (default: -)')
    .addOption(fromOption())
    .addOption(
      new Option('--to <format>', 'format to write').choices(WRITABLE_IDS).argParser(puzzleFormat),
    )
    .addOption(new Option('--output <file>', 'write to this file; its extension names the format'))
    .addOption(new Option('--solve', 'solve first, so that the picture can be written'))
    .addOption(
      new Option(
        '--strict',
        'refuse what the format would leave out of a puzzle, such as its title',
      ),
    )
    .addOption(timeOption())
    .addOption(jobsOption())
    .action(async (files, options) =>
      (await import('../commands/convert.ts')).convertCommand(files, options),
    );
}

/** The models of other solvers have ids, too, and `export` writes them. */
function puzzleFormat(id: string): string {
  if (WRITABLE_IDS.includes(id)) return id;
  if (MODEL_FORMATS.some((model) => model.id === id))
    throw new InvalidArgumentError(`It is a model of another solver: export --to ${id} writes it.`);
  throw new InvalidArgumentError(`Allowed choices are ${WRITABLE_IDS.join(', ')}.`);
}

function addInfo(program: Command): void {
  program
    .command('info')
    .description('say what is in puzzle files')
    .argument('[files...]', 'puzzle files of any format (default: -)')
    .addOption(fromOption())
    .addOption(jsonOption())
    .action(async (files, options) =>
      (await import('../commands/info.ts')).infoCommand(files, options),
    );
}
