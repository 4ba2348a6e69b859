// The command that reads photos.

import { type Command, InvalidArgumentError, Option } from 'commander';
import type { GridPlace } from '../../photo/photo-reading.ts';
import { parseWholeNumber, WRITABLE_IDS } from './option-values.ts';
import { timeOption } from './shared-options.ts';

const READ_HELP = `
Numbers that must be looked at are named on standard error, with what else they may be, and so are those that the solver
changed, with what they were read as; --json tells how sure every number is. The corners go clockwise from the upper left
corner of the grid without its clues, in pixels of the photo as it is seen.
Exit codes: 0 all clues were read without doubt, and have one solution; 1 they have several; 2 no reading that has a solution
was found; 3 numbers are doubtful, colours look much alike, or the puzzle seems to be cut off at the edge of the photo; 4 nothing
was read, or what was read is no puzzle.`;

export function addReadCommand(program: Command): void {
  program
    .command('read')
    .description('read the clues of photos and screenshots')
    .argument('<photos...>', 'PNG, JPEG, SVG, WebP, GIF, AVIF or TIFF files, or folders of them')
    .addOption(new Option('--to <format>', 'format to write (default: json)').choices(WRITABLE_IDS))
    .addOption(
      new Option(
        '--output <path>',
        'a folder, for a file a photo, or a file, whose extension names the format',
      ),
    )
    .addOption(new Option('--json', 'print a line of JSON for each photo, with every number'))
    .addOption(
      new Option(
        '--corners <x,y,x,y,x,y,x,y>',
        'where the grid is, with --rows and --columns',
      ).argParser(cornersOf),
    )
    .addOption(new Option('--rows <n>', 'rows of the grid').argParser(parseWholeNumber(1)))
    .addOption(new Option('--columns <n>', 'columns of the grid').argParser(parseWholeNumber(1)))
    .addOption(
      new Option(
        '--puzzle <n>',
        'which puzzle of the photo, as one reads a page (default: the first that has clues)',
      ).argParser(parseWholeNumber(1)),
    )
    .addOption(new Option('--marks', 'read what is marked on the board, too, as a saved grid'))
    .addOption(timeOption())
    .addHelpText('after', READ_HELP)
    .action(async (photos, options) =>
      (await import('../commands/read.ts')).readCommand(photos, options),
    );
}

function cornersOf(text: string): GridPlace['corners'] {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const points = [0, 2, 4, 6].map((at) => ({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 }));
  const [a, b, c, d] = points;
  if (numbers.length === 8 && numbers.every(Number.isFinite) && a && b && c && d)
    return [a, b, c, d];
  throw new InvalidArgumentError('Expected eight numbers, like 10,10,200,10,200,200,10,200.');
}
