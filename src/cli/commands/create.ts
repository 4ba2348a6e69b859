// crosshatch create: makes puzzles of images in a folder, with a report and a contact sheet.

import { basename } from 'node:path';
import { makeFolder } from '../../batches/folder/make-folder.ts';
import {
  checkImageChoices,
  chosenImageWish,
  type ImageChoices,
} from '../../create/images/chosen-wish.ts';
import type { Crop, Image } from '../../create/index.ts';
import { toJson } from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { oneBasedPlaceOf } from '../../puzzle/one-based-place.ts';
import { problemJson } from '../../puzzle/problem.ts';
import { openPuzzleFiles, type PuzzleFiles } from '../files/puzzle-files.ts';
import { type ImageFile, listImages } from '../input/image-files.ts';
import { type CreatedRow, openReport, rowText } from '../output/create-report.ts';
import { onOneLine } from '../output/escape-control-characters.ts';
import { print, printJson, printProblems, refuseCall } from '../output/print.ts';
import { type CreatedPuzzle, createPuzzles } from '../run/create-puzzles.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';

interface CreateCommand extends ImageChoices {
  /** The part of each image that is used, in its pixels. */
  readonly crop?: Crop;
  readonly output: string;
  readonly to?: string;
  readonly time: number;
  readonly jobs?: number;
  readonly json?: true;
}

export async function createCommand(
  paths: readonly string[],
  options: CreateCommand,
): Promise<void> {
  const { output, to, time, jobs, crop } = options;
  const choices = checkImageChoices(options);
  if (!choices.ok) return refuseCall('create', choices.problems);
  makeFolder(output);
  const images = await listImages(paths);
  const files = openPuzzleFiles({ path: output, count: images.length, ...defined({ to }) });
  if (!files.ok) return refuseCall(output, files.problems);
  const report = openReport(output);
  const wishOf = (image: Image, { path }: ImageFile) =>
    chosenImageWish(image, basename(path), options);
  for await (const created of createPuzzles(images, {
    wishOf,
    seconds: time,
    ...defined({ jobs, crop }),
  })) {
    const row = await rowOf(created, files.value);
    report.add(row);
    raiseExit(exitCodeOf(row));
    await (options.json ? printJson(rowJson(row)) : printRow(row));
  }
  report.finish();
}

function exitCodeOf({ outcome }: CreatedRow): number {
  if (!outcome.ok) return EXIT.badInput;
  const { rating, isAsWished } = outcome.value;
  return rating.verdict === 'unique' && !isAsWished ? EXIT.unknown : EXIT[rating.verdict];
}

/** Writes the puzzle if it has one solution, and the difficulty that is wanted. */
async function rowOf(created: CreatedPuzzle, files: PuzzleFiles): Promise<CreatedRow> {
  const { file, outcome } = created;
  if (!outcome.ok || !outcome.value.isAsWished) return created;
  const written = await files.write(outcome.value.puzzle, file.name);
  return written.ok
    ? { ...created, ...defined({ written: written.value }) }
    : { ...created, outcome: written };
}

async function printRow(row: CreatedRow): Promise<void> {
  const { file, outcome } = row;
  if (outcome.ok) await print(onOneLine(`${file.path}: ${rowText(row)}`));
  else printProblems(file.path, outcome.problems);
}

function rowJson({ file, outcome, written, seconds }: CreatedRow): object {
  if (!outcome.ok) return { file: file.path, errors: outcome.problems.map(problemJson) };
  const { puzzle, rating, changes, isMinimal } = outcome.value;
  return {
    file: file.path,
    ...defined({ written }),
    puzzle: toJson(puzzle),
    rating,
    changes: changes.map(({ cell, from, to }) => ({ ...oneBasedPlaceOf(puzzle, cell), from, to })),
    minimal: isMinimal,
    seconds,
  };
}
