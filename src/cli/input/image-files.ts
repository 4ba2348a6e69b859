// Lists the images that paths of the command line lead to, in order. A folder stands for the images
// in it and in the folders below it.

import { stat } from 'node:fs/promises';
import { parse } from 'node:path';
import { formatByExtension } from '../../formats/index.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import { isSystemError } from '../run/system-error.ts';
import { type FoundFile, filesBelow } from './files-below.ts';
import { unreachable, unreadable } from './unreadable.ts';

export interface ImageFile {
  readonly path: string;
  /** A name for what is made of the image: its file name without an extension, made unique. */
  readonly name: string;
  /** Why the image cannot be reached, if it cannot. */
  readonly reached: Outcome<undefined>;
}

export const IMAGE = /\.(png|jpe?g|svg|webp|gif|avif|tiff?)$/i;

/** Photos that cannot be unpacked are in folders, too, so that each is named. */
export const PHOTO = /\.(png|jpe?g|svg|webp|gif|avif|tiff?|hei[cf]|pdf)$/i;

/**
 * A folder without images becomes an entry with a problem. `wanted` are the names of files that
 * folders stand for.
 */
export async function listImages(paths: readonly string[], wanted = IMAGE): Promise<ImageFile[]> {
  const found: Omit<ImageFile, 'name'>[] = [];
  for (const path of paths) found.push(...(await imagesAt(path, wanted)));
  const taken = new Set<string>();
  return found.map((image) => ({ ...image, name: uniqueName(parse(image.path).name, taken) }));
}

async function imagesAt(path: string, wanted: RegExp): Promise<Omit<ImageFile, 'name'>[]> {
  try {
    if (!(await stat(path)).isDirectory()) return [{ path, reached: reachedAt(path) }];
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return [{ path, reached: failure(unreadable(error)) }];
  }
  const images: Omit<ImageFile, 'name'>[] = [];
  for await (const file of filesBelow(path, (name) => wanted.test(name))) {
    images.push({ path: file.path, reached: reachedBy(file) });
  }
  const message = 'the folder holds no images: PNG, JPEG, SVG, WebP, GIF, AVIF or TIFF';
  return images.length > 0 ? images : [{ path, reached: failure({ code: 'no-image', message }) }];
}

/** Refuses an image over which its puzzle could be written. */
function reachedAt(path: string): Outcome<undefined> {
  if (formatByExtension(path) === undefined) return success(undefined);
  const message = 'it has the extension of a puzzle file: `convert` reads those; rename an image';
  return failure({ code: 'no-image', message });
}

function reachedBy({ error }: FoundFile): Outcome<undefined> {
  return error === undefined ? success(undefined) : failure(unreachable(error));
}

/** Names differ in more than the case of letters, which some file systems do not tell apart. */
function uniqueName(name: string, taken: Set<string>): string {
  let unique = name;
  for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = `${name}-${number}`;
  taken.add(unique.toLowerCase());
  return unique;
}
