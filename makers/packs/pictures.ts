// Makes the pictures of a list: draws each icon as an SVG file, of which `create` makes a puzzle.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPuzzles } from '../../src/cli/run/create-puzzles.ts';
import {
  type Crop,
  type Image,
  type ImagePuzzleWish,
  sizeFor,
  trimmedCrop,
} from '../../src/create/index.ts';
import { defined } from '../../src/puzzle/defined.ts';
import { iconReader, svgOfIcon } from './icon-packages.ts';
import { type MadePuzzle, madePuzzle } from './made-puzzle.ts';
import type { PackagedSet } from './pack-files.ts';
import type { ListedPicture } from './picture-list.ts';
import { warn } from './warn.ts';

type Sets = Readonly<Record<string, PackagedSet>>;

interface PictureTerms {
  /** The most seconds for a picture. */
  readonly seconds: number;
  readonly jobs?: number;
}

/** Yields the puzzles in the order of the list, and names those that become none as wished. */
export async function* makePictures(
  list: readonly ListedPicture[],
  sets: Sets,
  terms: PictureTerms,
): AsyncGenerator<MadePuzzle> {
  const folder = mkdtempSync(join(tmpdir(), 'crosshatch-packs-'));
  try {
    const files = drawIcons(list, sets, folder);
    let next = 0;
    const wishOf = (image: Image, { name }: { readonly name: string }) =>
      wishFor(image, list[Number(name)], sets);
    for await (const { outcome } of createPuzzles(files, { wishOf, ...terms })) {
      const picture = list[next++];
      const created = outcome.ok && outcome.value.isAsWished ? outcome.value : undefined;
      const made = created && madePuzzle(picture, created.puzzle, created.rating);
      if (made === undefined) warn(`${picture.icon}, ${picture.size} cells: not as wished`);
      else yield made;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function drawIcons(list: readonly ListedPicture[], sets: Sets, folder: string) {
  const iconOf = iconReader(sets);
  return list.map(({ icon }, index) => {
    const path = join(folder, `${index}.svg`);
    writeFileSync(path, svgOfIcon(iconOf(icon)));
    return { path, name: String(index), reached: { ok: true, value: undefined } as const };
  });
}

function wishFor(image: Image, picture: ListedPicture, sets: Sets): ImagePuzzleWish {
  const { size, colours, difficulty, icon } = picture;
  const { pixels } = sets[icon.split(':')[0]];
  const trimmed = trimmedCrop(image);
  const crop = pixels === undefined ? trimmed : wholePixels(trimmed, image, pixels);
  const range = difficulty && { easiest: difficulty, hardest: difficulty };
  return {
    ...(pixels === undefined ? sizeFor(crop, size) : pixelsOf(crop, image, pixels)),
    preparation: { crop },
    colours: { fewest: Math.min(2, colours), most: colours },
    isRepaired: true,
    ...defined({ difficulty: range }),
  };
}

/** Widens a crop of pixel art to whole pixels of the art. */
function wholePixels({ left, top, width, height }: Crop, image: Image, pixels: number): Crop {
  const side = image.width / pixels;
  const [from, to] = [
    (at: number) => Math.floor(at / side + SLACK),
    (at: number) => Math.ceil(at / side - SLACK),
  ];
  const start = (at: number): number => Math.round(from(at) * side);
  const end = (at: number): number => Math.round(to(at) * side);
  return {
    left: start(left),
    top: start(top),
    width: end(left + width) - start(left),
    height: end(top + height) - start(top),
  };
}

/** The part of a pixel by which the soft border of a shape may reach into the next one. */
const SLACK = 0.1;

function pixelsOf({ width, height }: Crop, image: Image, pixels: number) {
  const cells = (length: number): number => Math.round((length * pixels) / image.width);
  return { width: cells(width), height: cells(height) };
}
