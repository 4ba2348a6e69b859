// crosshatch read: reads the clues of photos and screenshots, and tells how sure each number is.

import { basename } from 'node:path';
import type { GridPlace, PhotoReading, PhotoWish } from '../../photo/photo-reading.ts';
import { scaledPlace } from '../../photo/scaled-place.ts';
import { defined } from '../../puzzle/defined.ts';
import { type Outcome, type Problem, problemJson, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { doubtfulNumbers, notedNumbers } from '../../tasks/photos/noted-numbers.ts';
import { type PhotoSource, puzzleOfReading, readingJson } from '../../tasks/photos/reading-json.ts';
import { openPuzzleFiles, type PuzzleFiles } from '../files/puzzle-files.ts';
import { type ImageFile, listImages, PHOTO } from '../input/image-files.ts';
import { readPhotoFile } from '../input/read-photo-file.ts';
import { type LimitOptions, limitsOf } from '../options/option-values.ts';
import { printError, printJson, printProblems, refuseCall } from '../output/print.ts';
import { numberLine, photoNotes } from '../output/reading-notes.ts';
import { askTask } from '../run/ask-task.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { type Stopping, startStopping } from '../run/stop-on-signal.ts';

interface ReadCommand extends LimitOptions {
  readonly to?: string;
  readonly output?: string;
  readonly rows?: number;
  readonly columns?: number;
  readonly corners?: GridPlace['corners'];
  /** Counted from 1. */
  readonly puzzle?: number;
  readonly marks?: true;
  readonly json?: true;
}

export async function readCommand(paths: readonly string[], options: ReadCommand): Promise<void> {
  const { output: path, json } = options;
  const placed = [options.rows, options.columns, options.corners];
  const isPlaced = placed.every((part) => part !== undefined);
  if (!isPlaced && placed.some((part) => part !== undefined))
    return refuseCall('read', [PLACE_INCOMPLETE]);
  if (json && path === undefined && options.to !== undefined) return refuseCall('read', [NO_FILE]);
  const images = await listImages(paths, PHOTO);
  // With --json alone, no puzzles are written beside the lines of JSON.
  const isWritten = path !== undefined || !json;
  const to = options.to ?? (path === undefined ? 'json' : undefined);
  const files = isWritten
    ? openPuzzleFiles({ count: images.length, ...defined({ path, to }) })
    : undefined;
  if (files?.ok === false) return refuseCall(path ?? 'read', files.problems);
  const stopping = startStopping();
  for (const image of images) {
    if (!stopping.isStopped()) await readOne(image, options, { files: files?.value, stopping });
  }
  stopping.end();
  files?.value.finish();
}

const PLACE_INCOMPLETE: Problem = {
  code: 'misplaced-option',
  message: '--corners, --rows and --columns tell together where the grid is: give all three',
};

const NO_FILE: Problem = {
  code: 'misplaced-option',
  message: '--to says how puzzles are written, and --json alone writes none: add --output',
};

interface Reading {
  readonly files: PuzzleFiles | undefined;
  readonly stopping: Stopping;
}

async function readOne(
  file: ImageFile,
  options: ReadCommand,
  { files, stopping }: Reading,
): Promise<void> {
  const read = await readPixels(file, options, stopping);
  stopping.hide();
  if (!read.ok) {
    await tellProblems(file, read.problems, options);
    return;
  }
  const { reading, source } = read.value;
  const puzzle = puzzleOfReading(reading, { source: basename(file.path) });
  const written = puzzle.ok ? await files?.write(puzzle.value, file.name) : undefined;
  raiseExit(written?.ok === false ? EXIT.badInput : exitCodeOf(reading, puzzle));
  if (written?.ok === false) printProblems(file.path, written.problems);
  if (options.json) await printJson({ file: file.path, ...readingJson(reading, puzzle, source) });
  else tellNumbers(file, reading, puzzle, options);
}

function tellNumbers(
  { path }: ImageFile,
  reading: PhotoReading,
  puzzle: Outcome<Puzzle>,
  options: ReadCommand,
): void {
  if (!puzzle.ok) printProblems(path, puzzle.problems);
  for (const number of notedNumbers(reading)) printError(numberLine(path, number));
  for (const note of photoNotes(reading, options.puzzle)) printError(`note: ${path}: ${note}`);
}

interface ReadPhoto {
  readonly reading: PhotoReading;
  readonly source: PhotoSource;
}

async function readPixels(
  file: ImageFile,
  options: ReadCommand,
  stopping: Stopping,
): Promise<Outcome<ReadPhoto>> {
  const photo = await readPhotoFile(file);
  if (!photo.ok) return photo;
  const { image, ...source } = photo.value;
  if (source.isAnimated) printError(`note: ${file.path}: the image moves; its first frame is read`);
  const args = { image, wish: wishOf(options, source.factor), limits: limitsOf(options) };
  const outcome = await askTask('read-photo', args, {
    isStopped: stopping.isStopped,
    onProgress: ({ stage, done }) => stopping.show(Math.round(100 * done), 100, `%, ${stage}`),
  });
  return outcome.ok ? success({ reading: outcome.value, source }) : outcome;
}

function wishOf(options: ReadCommand, factor: number): PhotoWish {
  const { rows: height, columns: width, corners, puzzle, marks } = options;
  const place =
    height !== undefined && width !== undefined && corners !== undefined
      ? scaledPlace({ width, height, corners }, 1 / factor)
      : undefined;
  const index = puzzle === undefined ? undefined : puzzle - 1;
  return defined({ place, puzzle: index, readsMarks: marks });
}

function exitCodeOf(reading: PhotoReading, puzzle: Outcome<Puzzle>): number {
  if (!puzzle.ok) return EXIT.badInput;
  const { verdict } = reading.settled;
  if (verdict === 'none') return EXIT.none;
  const isDoubtful = doubtfulNumbers(reading).length > 0 || reading.areColoursAlike;
  return Math.max(EXIT[verdict], isDoubtful || reading.isCutOff ? EXIT.unknown : 0);
}

async function tellProblems(
  { path }: ImageFile,
  problems: readonly Problem[],
  { json, corners }: ReadCommand,
): Promise<void> {
  raiseExit(EXIT.badInput);
  if (json) await printJson({ file: path, errors: problems.map(problemJson) });
  else printProblems(path, problems);
  const isUnread = problems.some(({ code }) => code === 'no-puzzle' || code === 'no-clues');
  if (corners === undefined && isUnread) printError(PLACE_ADVICE);
}

const PLACE_ADVICE = 'note: --corners, --rows and --columns tell where the grid is';
