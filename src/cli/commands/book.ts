// crosshatch book: prints puzzles as a book, a PDF with contents and solutions.

import { type BookOrder, type BookWish, checkBookWish, needsLabels } from '../../book/book-wish.ts';
import type { Book } from '../../book/make-book.ts';
import type { BookEntry } from '../../book/numbered-puzzle.ts';
import type { BookPaper } from '../../book/paper.ts';
import type { Language } from '../../explain/index.ts';
import type { Outcome, Problem } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { counted } from '../../puzzle/wording.ts';
import type { Ink } from '../../vector/ink.ts';
import { readBookFonts } from '../files/book-fonts.ts';
import {
  isWrittenAsItIs,
  type OutputFile,
  openOutput,
  STANDARD_OUTPUT,
} from '../files/output-file.ts';
import { inputAt, writesOver } from '../files/same-file.ts';
import { readEntries } from '../input/read-puzzles.ts';
import { type InputOptions, inputFormat } from '../options/option-values.ts';
import { onOneLine } from '../output/escape-control-characters.ts';
import { printError, printProblems, printRemarks, refuseCall } from '../output/print.ts';
import { skippedNotes } from '../output/skipped-notes.ts';
import { askTask } from '../run/ask-task.ts';
import { type PuzzleTask, runBatch } from '../run/batch.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { startStopping } from '../run/stop-on-signal.ts';

interface BookCommand extends InputOptions {
  readonly output: string;
  readonly title: string;
  readonly subtitle: string;
  readonly titlePage: boolean;
  readonly contents: boolean;
  readonly paper: BookPaper;
  readonly landscape?: true;
  readonly turn: boolean;
  readonly margin: number;
  readonly gutter: number;
  readonly perPage: number | 'fit';
  readonly clueSize: number;
  readonly leastClueSize: number;
  /** False for none. */
  readonly solutions: number | false;
  readonly order: BookOrder;
  readonly unique?: true;
  readonly hideTitles?: true;
  readonly difficulty: boolean;
  readonly colours: Ink;
  readonly language: Language;
  readonly time: number;
  readonly jobs?: number;
}

/** A puzzle that cannot be read is reported and left out. A signal ends the work without a book. */
export async function bookCommand(paths: readonly string[], options: BookCommand): Promise<void> {
  const { output } = options;
  const isStandard = output === STDOUT;
  const wish = wishOf(options);
  const checked = checkBookWish(wish);
  if (!checked.ok) return refuseCall('book', checked.problems);
  if (!isStandard && !/\.pdf$/i.test(output) && !isWrittenAsItIs(output))
    return refuseCall(output, [NO_PDF]);
  const input = await inputAt(isStandard ? undefined : output, paths);
  if (input !== undefined) return refuseCall(input, [writesOver('--output')]);
  const file = isStandard ? STANDARD_OUTPUT : openOutput(output);
  const entries = await entriesOf(paths, wish, options);
  const book = wasStopped() ? undefined : await makeOne(entries, wish);
  if (book?.ok) writeBook(book.value, file, output);
  else file.discard();
  if (wasStopped()) printError('book: stopped, so nothing was written');
  else if (book?.ok === false) refuseCall(output, book.problems);
}

/** The output that stands for standard output. */
const STDOUT = '-';

/** A mistyped name must not replace a puzzle or another file that cannot be made again. */
const NO_PDF: Problem = {
  code: 'misplaced-option',
  message: '--output is a PDF: end the name in .pdf, or write to standard output with -',
};

function wishOf(options: BookCommand): BookWish {
  const { paper, landscape, titlePage, contents, solutions, order, colours, language } = options;
  const { title, subtitle, margin, gutter, perPage, difficulty } = options;
  return {
    ...{ title, subtitle, margin, gutter, perPage, order, language },
    withTitlePage: titlePage,
    withContents: contents,
    paper: landscape ? { width: paper.height, height: paper.width } : paper,
    cluePoints: options.clueSize,
    leastPoints: options.leastClueSize,
    turnsPages: options.turn,
    solutionsPerPage: solutions === false ? 0 : solutions,
    onlyUnique: options.unique ?? false,
    hidesTitles: options.hideTitles ?? false,
    showsDifficulty: difficulty,
    ink: colours,
  };
}

async function entriesOf(
  paths: readonly string[],
  wish: BookWish,
  options: BookCommand,
): Promise<readonly BookEntry[]> {
  const isRated = needsLabels(wish);
  const limits = { seconds: options.time };
  const taskOf = (puzzle: Puzzle): PuzzleTask<'book-facts'> => ({
    kind: 'book-facts',
    args: { puzzle, isRated, limits },
  });
  const entries: (BookEntry & FilePlace)[] = [];
  const seen = new Map<string, number>();
  const skipped: string[] = [];
  const read = readEntries(paths, inputFormat(options), (path) => skipped.push(path));
  for await (const { entry, answer } of runBatch(read, taskOf, options.jobs)) {
    const { file, outcome } = entry;
    printRemarks(entry);
    const place = (seen.get(file) ?? 0) + 1;
    seen.set(file, place);
    if (outcome.ok && answer !== undefined)
      entries.push({ puzzle: outcome.value, ...answer, file, place });
    if (outcome.ok) continue;
    printProblems(file, outcome.problems);
    raiseExit(EXIT.badInput);
  }
  for (const note of skippedNotes(skipped)) printError(note);
  return entries.map(({ file, place, ...entry }) => {
    const name = onOneLine(file);
    return { ...entry, origin: seen.get(file) === 1 ? name : `${name}:${place}` };
  });
}

/** A file, and the place of a puzzle among those in it, from 1. */
interface FilePlace {
  readonly file: string;
  readonly place: number;
}

async function makeOne(entries: readonly BookEntry[], wish: BookWish): Promise<Outcome<Book>> {
  const stopping = startStopping();
  const fonts = readBookFonts();
  const book = await askTask(
    'book',
    { entries, wish, fonts },
    {
      isStopped: stopping.isStopped,
      onProgress: ({ pages, of }) => stopping.show(pages, of, 'pages'),
    },
  );
  stopping.end();
  return book;
}

/** Standard output may be the book, so all that is said of it goes to standard error. */
function writeBook({ pdf, pages, puzzles, remarks }: Book, file: OutputFile, path: string) {
  file.write(pdf);
  file.finish();
  const size = `${counted(puzzles, 'puzzle')} on ${counted(pages, 'page')}`;
  printError(`${path === STDOUT ? 'book' : onOneLine(path)}: ${size}, ${sizeOf(pdf.length)}`);
  for (const { message } of remarks) printError(`note: ${message}`);
}

function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

function wasStopped(): boolean {
  return process.exitCode === EXIT.interrupted || process.exitCode === EXIT.terminated;
}
