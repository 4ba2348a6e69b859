// crosshatch create: makes puzzles of images in a folder, with a report and a contact sheet.

import { mkdirSync } from 'node:fs';
import { basename, parse } from 'node:path';
import { type ColourRange, type Image, type ImagePuzzleWish, sizeFor } from '../../create/index.ts';
import { toJson } from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { oneBasedPlaceOf } from '../../puzzle/one-based-place.ts';
import type { Size } from '../../puzzle/places.ts';
import { type Problem, problemJson } from '../../puzzle/problem.ts';
import { openPuzzleFiles, type PuzzleFiles } from '../files/puzzle-files.ts';
import { type ImageFile, listImages } from '../input/image-files.ts';
import { type CreatedRow, openReport, rowText } from '../output/create-report.ts';
import { onOneLine } from '../output/escape-control-characters.ts';
import { print, printJson, printProblems, refuseCall } from '../output/print.ts';
import { type CreatedPuzzle, createPuzzles } from '../run/create-puzzles.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';

interface CreateCommand {
  /** The longer side, in the proportions of each image, or both sides. */
  readonly size?: number | Size;
  readonly colours?: ColourRange;
  readonly threshold?: number;
  readonly invert?: true;
  readonly dither?: true;
  readonly repair?: true;
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
  const { output, to, time, jobs, threshold, invert } = options;
  if ((options.colours?.fewest ?? 1) > 1 && (threshold !== undefined || invert)) {
    return refuseCall('create', [FOR_ONE_COLOUR]);
  }
  mkdirSync(output, { recursive: true });
  const images = await listImages(paths);
  const files = openPuzzleFiles({ path: output, count: images.length, ...defined({ to }) });
  if (!files.ok) return refuseCall(output, files.problems);
  const report = openReport(output);
  const wishOf = (image: Image, file: ImageFile) => wishFor(image, file, options);
  for await (const created of createPuzzles(images, {
    wishOf,
    seconds: time,
    ...defined({ jobs }),
  })) {
    const row = await rowOf(created, files.value);
    report.add(row);
    raiseExit(row.outcome.ok ? EXIT[row.outcome.value.rating.verdict] : EXIT.badInput);
    await (options.json ? printJson(rowJson(row)) : printRow(row));
  }
  report.finish();
}

const FOR_ONE_COLOUR: Problem = {
  code: 'misplaced-option',
  message: '--threshold and --invert are for pictures in one colour: begin --colours with 1',
};

/** The longer side, and the colours, where nothing was chosen. */
const LONGEST = 25;
const ONE_COLOUR: ColourRange = { fewest: 1, most: 1 };

/** Pixel art is taken as it is unless something was chosen. */
function wishFor(image: Image, file: ImageFile, options: CreateCommand): ImagePuzzleWish {
  const { size = LONGEST, colours = ONE_COLOUR, repair, threshold, invert, dither } = options;
  const chosen = [options.size, options.colours, threshold, invert, dither];
  return {
    ...(typeof size === 'number' ? sizeFor(image, size) : size),
    colours,
    isCellByCell: chosen.every((choice) => choice === undefined),
    isRepaired: repair ?? false,
    meta: { title: titleOf(file), source: basename(file.path) },
    ...defined({ threshold, invert, dither }),
  };
}

/** Makes a title of the name of a file: "cat-face_2" becomes "Cat face 2". */
function titleOf({ path }: ImageFile): string {
  const words = parse(path)
    .name.replace(/[-_\s]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Writes the puzzle if it has one solution. */
async function rowOf(created: CreatedPuzzle, files: PuzzleFiles): Promise<CreatedRow> {
  const { file, outcome } = created;
  if (!outcome.ok || outcome.value.rating.verdict !== 'unique') return created;
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
