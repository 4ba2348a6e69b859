// crosshatch create: makes puzzles of images in a folder, with a report and a contact sheet.

import { mkdirSync } from 'node:fs';
import { basename, parse } from 'node:path';
import {
  type ColourRange,
  type Crop,
  type Image,
  type ImagePuzzleWish,
  type ImageStyle,
  type LabelRange,
  sizeFor,
  trimmedCrop,
} from '../../create/index.ts';
import { toJson } from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { oneBasedPlaceOf } from '../../puzzle/one-based-place.ts';
import type { Palette } from '../../puzzle/palette.ts';
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
  /** The only colours, the background first. */
  readonly palette?: Palette;
  readonly trim?: true;
  /** The part of each image that is used, in its pixels. */
  readonly crop?: Crop;
  readonly brightness?: number;
  readonly contrast?: number;
  readonly style?: ImageStyle;
  readonly threshold?: number;
  readonly invert?: true;
  readonly dither?: true;
  readonly repair?: true;
  readonly difficulty?: LabelRange;
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
  const { output, to, time, jobs, crop, threshold, invert, dither, palette } = options;
  const ofOwnColours = [options.colours, threshold, invert, dither];
  if (palette !== undefined && ofOwnColours.some((choice) => choice !== undefined)) {
    return refuseCall('create', [FOR_OWN_COLOURS]);
  }
  if ((options.colours?.fewest ?? 1) > 1 && (threshold !== undefined || invert)) {
    return refuseCall('create', [FOR_ONE_COLOUR]);
  }
  const isVoid = dither || palette !== undefined || (options.colours?.most ?? 1) > 1;
  if (options.style === 'outlines' && isVoid) return refuseCall('create', [OUTLINES]);
  mkdirSync(output, { recursive: true });
  const images = await listImages(paths);
  const files = openPuzzleFiles({ path: output, count: images.length, ...defined({ to }) });
  if (!files.ok) return refuseCall(output, files.problems);
  const report = openReport(output);
  const wishOf = (image: Image, file: ImageFile) => wishFor(image, file, options);
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

const FOR_ONE_COLOUR: Problem = {
  code: 'misplaced-option',
  message: '--threshold and --invert are for pictures in one colour: begin --colours with 1',
};

const OUTLINES: Problem = {
  code: 'misplaced-option',
  message:
    '--style outlines is for one colour: it goes without --dither, --palette and more --colours',
};

const FOR_OWN_COLOURS: Problem = {
  code: 'misplaced-option',
  message: '--colours, --threshold, --invert and --dither are void with --palette: leave them out',
};

/** The longer side, and the colours, where nothing was chosen. */
const LONGEST = 25;
const ONE_COLOUR: ColourRange = { fewest: 1, most: 1 };

/** Pixel art is taken as it is unless something was chosen; a trim and a crop only cut it. */
function wishFor(image: Image, file: ImageFile, options: CreateCommand): ImagePuzzleWish {
  const { size = LONGEST, colours = ONE_COLOUR, repair, threshold, invert, dither } = options;
  const { palette, brightness, contrast, style, difficulty } = options;
  const chosen = [
    ...[options.size, options.colours, threshold, invert, dither],
    ...[palette, brightness, contrast, style],
  ];
  const crop = options.trim ? trimmedCrop(image) : undefined;
  return {
    ...(typeof size === 'number' ? sizeFor(crop ?? image, size) : size),
    preparation: defined({ crop, brightness, contrast }),
    colours,
    isCellByCell: chosen.every((choice) => choice === undefined),
    isRepaired: repair ?? false,
    meta: { title: titleOf(file), source: basename(file.path) },
    ...defined({ palette, style, threshold, invert, dither, difficulty }),
  };
}

/** Makes a title of the name of a file: "cat-face_2" becomes "Cat face 2". */
function titleOf({ path }: ImageFile): string {
  const words = parse(path)
    .name.replace(/[-_\s]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
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
