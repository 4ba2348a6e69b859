// The command that prints a book.

import { type Command, InvalidArgumentError, Option } from 'commander';
import { BOOK_ORDERS, DEFAULT_WISH, MOST_PER_PAGE, MOST_SOLUTIONS } from '../../book/book-wish.ts';
import { NAMED_PAPERS, parseLength, parsePaper } from '../../book/paper.ts';
import { LANGUAGE_IDS } from '../../explain/words/languages.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import { INKS } from '../../vector/ink.ts';
import { parseWholeNumber, seconds } from './option-values.ts';
import { fromOption, jobsOption } from './shared-options.ts';

const BOOK_HELP = `
Lengths are in mm, or end in cm, in or pt. A puzzle whose numbers would be below --least-clue-size gets a page with fewer
others, and what is still smaller is named. Puzzles without a solution are left out and named. A page is turned by a quarter where that makes its puzzles clearly larger.
Ctrl-C leaves no file, and an old one as it was.
Exit codes: 0 the book was written; 4 bad input, of which the rest was printed.`;

export function addBookCommand(program: Command): void {
  program
    .command('book')
    .description('print puzzles as a book: a PDF with contents and solutions')
    .argument('[files...]', 'puzzle files of any format (default: -)')
    .requiredOption('--output <file>', 'the PDF to write; - for standard output')
    .addOption(new Option('--title <text>', 'the title of the book').default('Nonograms'))
    .addOption(new Option('--subtitle <text>', 'the line below it').default(''))
    .addOption(new Option('--no-title-page', 'begin with the contents'))
    .addOption(new Option('--no-contents', 'leave out the contents'))
    .addOption(
      new Option('--order <order>', 'order of the puzzles')
        .choices(BOOK_ORDERS)
        .default(DEFAULT_WISH.order),
    )
    .addOption(
      new Option('--unique', 'leave out and name puzzles that are not known to have one solution'),
    )
    .addOption(new Option('--hide-titles', 'tell titles with the solutions only'))
    .addOption(new Option('--no-difficulty', 'do not mark how hard the puzzles are'))
    .addOption(
      new Option(
        '--per-page <n>',
        `puzzles a page, 1 to ${MOST_PER_PAGE}, or fit: as many as fit with --clue-size`,
      )
        .argParser(perPageOf)
        .default(DEFAULT_WISH.perPage),
    )
    .addOption(
      new Option('--clue-size <points>', 'with --per-page fit: the size of the numbers')
        .argParser(pointsOf)
        .default(DEFAULT_WISH.cluePoints),
    )
    .addOption(
      new Option('--least-clue-size <points>', 'the floor for the size of the numbers')
        .argParser(pointsOf)
        .default(DEFAULT_WISH.leastPoints),
    )
    .addOption(
      new Option('--solutions <n>', `solutions a page, 1 to ${MOST_SOLUTIONS}, or 0 for none`)
        .argParser(parseWholeNumber(0))
        .default(DEFAULT_WISH.solutionsPerPage),
    )
    .addOption(new Option('--no-solutions', 'leave out the solutions'))
    .addOption(
      new Option(
        '--paper <paper>',
        `${Object.keys(NAMED_PAPERS).join(', ')}, or a size: 148x210mm, 6x9in`,
      )
        .argParser((text) => orInvalid(parsePaper(text)))
        .default(NAMED_PAPERS.a4, 'a4'),
    )
    .addOption(new Option('--landscape', 'paper that is wider than high'))
    .addOption(new Option('--no-turn', 'never turn a page by a quarter to make its puzzles larger'))
    .addOption(
      new Option('--margin <length>', 'white at every edge')
        .argParser(lengthOf)
        .default(DEFAULT_WISH.margin, `${DEFAULT_WISH.margin}mm`),
    )
    .addOption(
      new Option('--gutter <length>', 'more white at the inner edge, for the binding')
        .argParser(lengthOf)
        .default(DEFAULT_WISH.gutter, `${DEFAULT_WISH.gutter}mm`),
    )
    .addOption(
      new Option('--colours <how>', 'how colours are printed')
        .choices(INKS)
        .default(DEFAULT_WISH.ink),
    )
    .addOption(
      new Option('--language <language>', 'language of the words in the book')
        .choices(LANGUAGE_IDS)
        .default('en'),
    )
    .addOption(
      new Option('--time <seconds>', 'limit for solving and rating each puzzle')
        .argParser(seconds)
        .default(30),
    )
    .addOption(fromOption())
    .addOption(jobsOption())
    .addHelpText('after', BOOK_HELP)
    .action(async (files, options) =>
      (await import('../commands/book.ts')).bookCommand(files, options),
    );
}

function orInvalid<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new InvalidArgumentError(outcome.problems.map(({ message }) => `${message}.`).join(' '));
}

function lengthOf(text: string): number {
  return orInvalid(parseLength(text));
}

function perPageOf(text: string): number | 'fit' {
  if (text === 'fit') return text;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError(`Expected 1 to ${MOST_PER_PAGE}, or fit.`);
}

function pointsOf(text: string): number {
  const points = Number(text);
  if (text.trim() !== '' && Number.isFinite(points)) return points;
  throw new InvalidArgumentError('Expected a size in points, like 8.');
}
