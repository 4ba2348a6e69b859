// The commands for people who study methods: methods, compare, profile and queens.

import { Argument, type Command, Option } from 'commander';
import { OUTCOME_WORDS } from '../../methods/outcome.ts';
import { parseWholeNumber, seconds } from './option-values.ts';
import { fromOption, jsonOption, methodChoicesOption, methodOption } from './shared-options.ts';

const COMPARE_HELP = `
Outcomes:
  ${Object.values(OUTCOME_WORDS).join('\n  ')}
A method that gave up ended by itself without a verdict. If there is a reason, it is below the table.
Exit codes: 0 when something was measured, 4 for bad input or when every method refused a puzzle, 70 when a method
was wrong or failed.`;

export function addStudyCommands(program: Command): void {
  addMethods(program);
  addCompare(program);
  addProfile(program);
  addQueens(program);
}

function addMethods(program: Command): void {
  program
    .command('methods')
    .description('list the methods of solving puzzles, with their options')
    .addOption(new Option('--json', 'print a JSON array'))
    .action(async (options) => (await import('../commands/methods.ts')).methodsCommand(options));
}

function addCompare(program: Command): void {
  program
    .command('compare')
    .description('methods side by side on puzzles: verdicts, times, memory, counters')
    .argument('<files...>', 'puzzle files of any format, folders, or -')
    .addOption(fromOption())
    .addOption(
      new Option(
        '--methods <list>',
        'ids with options, like engine,cells:check=arc:backjump=on (default: all)',
      ),
    )
    .addOption(new Option('--time <seconds>', 'limit for each run').argParser(seconds).default(10))
    .addOption(
      new Option('--repeat <n>', 'measured runs, after some to warm up')
        .argParser(parseWholeNumber(1))
        .default(5),
    )
    .addOption(
      new Option(
        '--max-solutions <n>',
        'stop at this many; 2 is enough to tell whether there is only one',
      )
        .argParser(parseWholeNumber(1))
        .default(2),
    )
    .addOption(
      new Option('--seed <n>', 'seed of the methods that draw random numbers')
        .argParser(parseWholeNumber(0))
        .default(0),
    )
    .addOption(new Option('--json', 'print a line of JSON for each measurement'))
    .addOption(new Option('--csv', 'comma-separated values').conflicts('json'))
    .addOption(new Option('--html <report>', 'write a page with plots to this file'))
    .addHelpText('after', COMPARE_HELP)
    .action(async (files, options) =>
      (await import('../commands/compare.ts')).compareCommand(files, options),
    );
}

function addProfile(program: Command): void {
  program
    .command('profile')
    .description("calls and times of a method's functions")
    .usage('--method <id> [options] <file>')
    .argument('<file>', 'puzzle file of any format, or -')
    .addOption(fromOption())
    .addOption(methodOption())
    .addOption(methodChoicesOption())
    .addOption(
      new Option('--time <seconds>', 'limit for each of its two runs')
        .argParser(seconds)
        .default(30),
    )
    .addOption(
      new Option('--max-solutions <n>', 'stop at this many')
        .argParser(parseWholeNumber(1))
        .default(2),
    )
    .addOption(
      new Option('--top <n>', 'show this many functions')
        .argParser(parseWholeNumber(1))
        .default(15),
    )
    .addOption(jsonOption())
    .action(async (file, options) =>
      (await import('../commands/profile.ts')).profileCommand(file, options),
    );
}

/** Above this, even the first solution can take hours. */
const MOST_QUEENS = 1000;

const QUEENS_HELP = `
It runs on the backtracking of the method cells, to show that search on another problem.
Exit codes: 0 a solution was found, 2 there is none, 3 none was found within the limit, 4 bad input, 130 or 143 a
signal came first.`;

function addQueens(program: Command): void {
  program
    .command('queens')
    .description('n queens on a board of n x n, none of which attacks another')
    .addArgument(
      new Argument('[n]', 'how many queens').argParser(parseWholeNumber(1, MOST_QUEENS)).default(8),
    )
    .addOption(new Option('--all', 'count the solutions instead of ending with the first'))
    .addOption(new Option('--backjump', 'go back to the last queen that a failure is due to'))
    .addOption(new Option('--time <seconds>', 'stop after this many seconds').argParser(seconds))
    .addOption(
      new Option('--json', 'print a line of JSON, with the rows of the queens, from 0, by column'),
    )
    .addHelpText('after', QUEENS_HELP)
    .action(async (n, options) =>
      (await import('../commands/queens.ts')).queensCommand(n, options),
    );
}
