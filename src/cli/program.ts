// The commands, their help and their options. Each command loads its own code when it is called, so
// that starting stays cheap.

import { Command } from 'commander';
import { addBatchCommands } from './options/batch-commands.ts';
import { addBookCommand } from './options/book-command.ts';
import { addCreateCommands } from './options/create-commands.ts';
import { addExplainCommands } from './options/explain-commands.ts';
import { addKeysCommand } from './options/keys-command.ts';
import { addModelCommands } from './options/model-commands.ts';
import { addPuzzleCommands } from './options/puzzle-commands.ts';
import { addReadCommand } from './options/read-command.ts';
import { addServeCommand } from './options/serve-command.ts';
import { addStudyCommands } from './options/study-commands.ts';
import { harmless } from './output/escape-control-characters.ts';
import { EXIT_HELP } from './run/exit-codes.ts';
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
  crosshatch generate --difficulty hard           a new puzzle with one solution
  crosshatch create pics/ --repair --output out   a puzzle of every image in a folder
  crosshatch read photo.jpg --to non              the clues of a photo or a screenshot
  crosshatch book puzzles/ --output book.pdf      a book to print, with solutions
  crosshatch batch submit many.jsonl --do solve   a batch for many processes and machines
  crosshatch work                                 do what batches have to be done
  crosshatch serve                                the app in the browser, and the HTTP API`;

export function buildProgram(): Command {
  const program = new Command('crosshatch')
    .description(
      'Solves nonograms, black-and-white and in colour, and says how many solutions there are.',
    )
    .version(VERSION)
    .addHelpText('after', `${EXAMPLES}\n${EXIT_HELP}`)
    .exitOverride()
    .showHelpAfterError('(--help lists the commands)')
    .configureOutput({ writeErr: (text) => process.stderr.write(harmless(text)) });
  addPuzzleCommands(program);
  addExplainCommands(program);
  addCreateCommands(program);
  addReadCommand(program);
  addBookCommand(program);
  addStudyCommands(program);
  addModelCommands(program);
  addBatchCommands(program);
  addServeCommand(program);
  addKeysCommand(program);
  for (const command of program.commands)
    command.exitOverride().showHelpAfterError('(--help explains)');
  return program;
}
