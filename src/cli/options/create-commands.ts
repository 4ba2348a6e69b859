// The commands that make puzzles.

import { type Command, InvalidArgumentError, Option } from 'commander';
import { NEEDED_TECHNIQUES } from '../../create/generate/needed-techniques.ts';
import { PICTURE_LOOKS, type PictureSymmetry } from '../../create/generate/picture-wish.ts';
import { MAX_LIGHT_FACTOR } from '../../create/images/adjust-light.ts';
import { MAX_IMAGE_COLOURS } from '../../create/images/image-to-picture.ts';
import { IMAGE_STYLES } from '../../create/images/one-colour.ts';
import type { ColourRange, Crop, LabelRange } from '../../create/index.ts';
import { typedPalette } from '../../create/typed-palette.ts';
import {
  parseColourRange,
  parseCrop,
  parseImageSize,
  parseLabelRange,
  parseSize,
  parseSymmetry,
  SYMMETRY_NAMES,
} from '../../create/typed-wish.ts';
import { UNIQUE_LABELS } from '../../explain/rate/label.ts';
import { MAX_COLOURS, type Palette } from '../../puzzle/palette.ts';
import type { Size } from '../../puzzle/places.ts';
import { parseWholeNumber, seconds, WRITABLE_IDS } from './option-values.ts';
import { jsonOption } from './shared-options.ts';

const GENERATE_HELP = `
Without --output, the puzzles go to standard output. The same options and seed make the same puzzles on every machine.
Exit codes: 0 all puzzles were made; 3 not all, with the reason and the nearest; 4 bad input.`;

export function addCreateCommands(program: Command): void {
  addGenerate(program);
  addCreate(program);
}

function addGenerate(program: Command): void {
  program
    .command('generate')
    .description('make puzzles that have one solution')
    .addOption(
      new Option('--size <size>', 'columns and rows, like 20x15, or the side of a square')
        .argParser(sizeOf)
        .default({ width: 15, height: 15 }, '15x15'),
    )
    .addOption(
      new Option('--count <n>', 'how many puzzles').argParser(parseWholeNumber(1)).default(1),
    )
    .addOption(
      new Option(
        '--difficulty <label>',
        `${UNIQUE_LABELS.join(', ')}, or a range: easy-hard`,
      ).argParser(rangeOf),
    )
    .addOption(
      new Option('--technique <id>', 'one that the puzzle needs, like edge-logic').choices(
        NEEDED_TECHNIQUES,
      ),
    )
    .addOption(
      new Option('--colours <n>', 'colours besides the background')
        .argParser(parseWholeNumber(1))
        .default(1),
    )
    .addOption(
      new Option('--look <look>', 'default: blobs, but noise from medium on').choices(
        PICTURE_LOOKS,
      ),
    )
    .addOption(
      new Option(
        '--density <share>',
        'of painted cells, 0 to 1 (default: by difficulty)',
      ).argParser(shareOf),
    )
    .addOption(
      new Option('--symmetry <symmetry>', `of the picture: ${SYMMETRY_NAMES.join(', ')}`)
        .argParser(symmetryOf)
        .default('none'),
    )
    .addOption(
      new Option('--seed <n>', 'default: a random one, which is told').argParser(
        parseWholeNumber(0),
      ),
    )
    .addOption(
      new Option('--time <seconds>', 'stop after this many seconds, with what is made').argParser(
        seconds,
      ),
    )
    .addOption(new Option('--no-rating', 'do not rate puzzles where no difficulty is wanted'))
    .addOption(new Option('--to <format>', 'format to write (default: non)').choices(WRITABLE_IDS))
    .addOption(
      new Option(
        '--output <path>',
        'a folder, for a file a puzzle, or a file, whose extension names the format',
      ),
    )
    .addOption(
      new Option('--certificates <folder>', 'write the proof that each has one solution there'),
    )
    .addOption(jsonOption())
    .addHelpText('after', GENERATE_HELP)
    .action(async (options) => (await import('../commands/generate.ts')).generateCommand(options));
}

const CREATE_HELP = `
Puzzles with one solution are written, each in a file of its own; report.csv lists all images with verdict, cells changed,
difficulty and seconds, and contact-sheet.html shows each image beside its picture.
Pixel art of at most 200 cells a side is taken cell by cell, in its colours, unless something but --trim or --crop is chosen,
like --size. A star at a difficulty means that a limit cut the rating.
Styles: light goes by the mean light of a cell, features keeps thin lines and small features, outlines draws borders.
Exit codes: 0 every image became a puzzle; 1 some have several solutions; 3 some are not settled in their time, or have
another difficulty; 4 bad input.`;

function addCreate(program: Command): void {
  program
    .command('create')
    .description('make puzzles that have one solution of images')
    .argument('<images...>', 'PNG, JPEG, SVG, WebP, GIF, AVIF or TIFF files, or folders of them')
    .requiredOption('--output <folder>', 'for the puzzles, report.csv and contact-sheet.html')
    .addOption(
      new Option(
        '--size <size>',
        'cells of the longer side, or columns and rows, like 30x20 (default: 25)',
      ).argParser(imageSizeOf),
    )
    .addOption(
      new Option(
        '--colours <n>',
        'colours besides the background, or a range: 1-4 (default: 1)',
      ).argParser(coloursOf),
    )
    .addOption(new Option('--repair', 'change cells where there are several solutions'))
    .addOption(
      new Option(
        '--difficulty <label>',
        `change cells until it is reached: ${UNIQUE_LABELS.join(', ')}, or a range: easy-hard`,
      ).argParser(rangeOf),
    )
    .addOption(
      new Option(
        '--palette <colours>',
        'the only colours, the background first: white,red,#1c6dd0',
      ).argParser(paletteOf),
    )
    .addOption(
      new Option(
        '--crop <x,y,width,height>',
        'the part of each image to use, in its pixels; before --trim',
      ).argParser(cropOf),
    )
    .addOption(new Option('--trim', 'cut off empty margins, and those of one colour'))
    .addOption(
      new Option('--brightness <factor>', 'before all else: 1 changes nothing').argParser(factorOf),
    )
    .addOption(new Option('--contrast <factor>', 'after the brightness').argParser(factorOf))
    .addOption(
      new Option('--style <style>', 'how cells are chosen (default: features)').choices(
        IMAGE_STYLES,
      ),
    )
    .addOption(
      new Option(
        '--threshold <share>',
        'in one colour: paint what is darker, 0 to 1 (default: found for each image)',
      ).argParser(shareOf),
    )
    .addOption(new Option('--invert', 'in one colour: paint what is light'))
    .addOption(new Option('--dither', 'keep shades as patterns, which seldom have one solution'))
    .addOption(
      new Option('--time <seconds>', 'limit for each image').argParser(seconds).default(30),
    )
    .addOption(
      new Option('--jobs <n>', 'images side by side (default: one a core)').argParser(
        parseWholeNumber(1),
      ),
    )
    .addOption(new Option('--to <format>', 'format to write (default: non)').choices(WRITABLE_IDS))
    .addOption(new Option('--json', 'print a line of JSON for each image'))
    .addHelpText('after', CREATE_HELP)
    .action(async (images, options) =>
      (await import('../commands/create.ts')).createCommand(images, options),
    );
}

function imageSizeOf(text: string): number | Size {
  const expected = 'Expected the cells of the longer side, or columns and rows, like 30x20.';
  return orInvalid(parseImageSize(text), expected);
}

function coloursOf(text: string): ColourRange {
  const message = `Expected 1 to ${MAX_IMAGE_COLOURS}, or a range like 1-4.`;
  return orInvalid(parseColourRange(text), message);
}

function cropOf(text: string): Crop {
  return orInvalid(
    parseCrop(text),
    'Expected the left and the upper edge, the width and the height in pixels, like 10,20,300,200.',
  );
}

/** Reads "white,red,#1c6dd0". */
function paletteOf(text: string): Palette {
  const { palette, wrong } = typedPalette(text);
  if (palette !== undefined) return palette;
  throw new InvalidArgumentError(
    wrong === undefined
      ? `Expected the background and 1 to ${MAX_COLOURS} more colours, like white,red.`
      : `"${wrong}" is not a colour: expected names like red, or values like #d62828.`,
  );
}

function factorOf(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= MAX_LIGHT_FACTOR) return value;
  throw new InvalidArgumentError(`Expected a number from 0 to ${MAX_LIGHT_FACTOR}, like 1.2.`);
}

function sizeOf(text: string): Size {
  return orInvalid(parseSize(text), 'Expected columns and rows, like 20x15.');
}

function rangeOf(text: string): LabelRange {
  const message = `Expected one of ${UNIQUE_LABELS.join(', ')}, or two, like easy-hard.`;
  return orInvalid(parseLabelRange(text), message);
}

function shareOf(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= 1) return value;
  throw new InvalidArgumentError('Expected a number from 0 to 1, like 0.55.');
}

function symmetryOf(text: string): PictureSymmetry {
  const message = `Allowed choices are ${SYMMETRY_NAMES.join(', ')}.`;
  return orInvalid(parseSymmetry(text), message);
}

function orInvalid<T>(value: T | undefined, message: string): T {
  if (value === undefined) throw new InvalidArgumentError(message);
  return value;
}
