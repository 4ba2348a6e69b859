// The commands for people who solve puzzles themselves: a hint, a whole explanation, the
// difficulty.

import { type Command, InvalidArgumentError, Option } from 'commander';
import { LANGUAGE_IDS } from '../../explain/words/languages.ts';
import { seconds } from './option-values.ts';
import { fromOption, jsonOption } from './shared-options.ts';

export function addExplainCommands(program: Command): void {
  program
    .command('hint')
    .description('the next step from the marks of a player, or why there is none')
    .argument('<file>', 'file with one puzzle, or -')
    .addOption(marks())
    .addOption(
      new Option('--level <n>', 'how much to say: 1 the line, 2 the rule too, 3 the cells too')
        .default(3)
        .argParser(levelOf),
    )
    .addOption(new Option('--near <row,column>', 'the cell of the last move').argParser(placeOf))
    .addOption(language())
    .addOption(limit('stop after this many seconds', 10))
    .addOption(fromOption())
    .addOption(new Option('--json', 'print a JSON object'))
    .addHelpText('after', EXITS)
    .action(async (file, options) =>
      (await import('../commands/hint.ts')).hintCommand(file, options),
    );
  program
    .command('explain')
    .description('every step of reasoning from the marks, or from nothing, to the end')
    .argument('<file>', 'file with one puzzle, or -')
    .addOption(marks())
    .addOption(language())
    .addOption(limit('stop after this many seconds', 60))
    .addOption(fromOption())
    .addOption(
      new Option('--json', 'print a line of JSON for each step; the last one says how it ended'),
    )
    .addHelpText('after', EXITS)
    .action(async (file, options) =>
      (await import('../commands/explain.ts')).explainCommand(file, options),
    );
  program
    .command('rate')
    .description('say how hard puzzles are for a person')
    .argument('[files...]', 'puzzle files of any format (default: -)')
    .addOption(limit('stop each puzzle after this many seconds', 60))
    .addOption(fromOption())
    .addOption(
      new Option('--map', 'also show how hard each cell is, and where a person gets stuck'),
    )
    .addOption(jsonOption())
    .addHelpText('after', RATE_NOTES)
    .action(async (files, options) =>
      (await import('../commands/rate.ts')).rateCommand(files, options),
    );
}

const EXITS = `
Exit codes: 0 a step, or the end where all is solved; 1 several solutions; 2 no solution; 3 nothing found within
the limit; 4 bad input; 5 the marks fit no solution.`;

const RATE_NOTES = `
A star means that a limit left something undone. With --map, a digit for each cell is the tier, 1 to 6, of the
hardest step that the cell takes, and a dot a cell that no step settles; the sticking points follow. docs/difficulty.md says what the numbers mean.
The exit codes are those of solve: 0 one solution, 1 several, 2 none, 3 not settled, 4 bad input.`;

const marks = () =>
  new Option('--marks <file>', 'the marks so far: rows of . # letters and ?, or -; default: none');
const language = () =>
  new Option('--language <language>', 'language of the sentences')
    .choices(LANGUAGE_IDS)
    .default('en');
const limit = (text: string, most: number) =>
  new Option('--time <seconds>', text).argParser(seconds).default(most);

function levelOf(text: string): number {
  if (/^[123]$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected 1, 2 or 3.');
}

/** Reads "3,12": a row and a column, counted from 1. */
function placeOf(text: string): readonly [number, number] {
  const [, row, column] = /^(\d+),(\d+)$/.exec(text) ?? [];
  if (Number(row) >= 1 && Number(column) >= 1) return [Number(row), Number(column)];
  throw new InvalidArgumentError('Expected a row and a column from 1, like 3,12.');
}
