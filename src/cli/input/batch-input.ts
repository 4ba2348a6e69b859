// Makes items of the files that the command line names.

import { stat } from 'node:fs/promises';
import { imageItem } from '../../batches/input/image-item.ts';
import { puzzleItems } from '../../batches/input/puzzle-items.ts';
import { unpackStream } from '../../batches/input/unpack-stream.ts';
import { countedWishes, wishItems } from '../../batches/input/wish-items.ts';
import type { OperationOptions } from '../../batches/store/batch-store.ts';
import type { Format } from '../../formats/index.ts';
import type { Problem } from '../../puzzle/problem.ts';
import type { Item } from '../../tasks/items/item.ts';
import { problemItem } from '../../tasks/items/items-of-text.ts';
import type { Operation } from '../../tasks/operations/operation.ts';
import { isSystemError } from '../run/system-error.ts';
import { listImages } from './image-files.ts';
import { readImageFile } from './read-image-file.ts';
import { filesAt, openStream, STDIN } from './read-puzzles.ts';
import { unreadable } from './unreadable.ts';

export interface BatchInput {
  readonly operation: Operation;
  readonly options: OperationOptions;
  readonly format: Format | undefined;
  /** Takes the path of a file in a folder that is not read. */
  readonly onSkipped: (path: string) => void;
}

/** The most bytes that a file can unpack to: more than any disk of puzzles, but no bomb. */
const MOST_BYTES = 1e12;

/** Returns what is wrong with a path before anything is submitted. */
export async function pathProblem(
  paths: readonly string[],
): Promise<[string, Problem] | undefined> {
  for (const path of paths) {
    try {
      if (path !== STDIN) await stat(path);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      return [path, unreadable(error)];
    }
  }
  return undefined;
}

export async function* batchItems(
  paths: readonly string[],
  { operation, options, format, onSkipped }: BatchInput,
): AsyncGenerator<Item> {
  if (operation === 'create') yield* imageItems(paths);
  else if (operation !== 'generate') {
    for await (const path of filesAt(paths, format, onSkipped))
      yield* puzzleItems(path, streamOf(path), format);
  } else if (paths.length === 0) {
    yield* countedWishes(options);
  } else {
    yield* wishesOf(paths, options);
  }
}

/** The numbers go on from file to file, so that the same line of two files makes two puzzles. */
async function* wishesOf(
  paths: readonly string[],
  options: OperationOptions,
): AsyncGenerator<Item> {
  let number = Number(options.number ?? 1);
  for (const path of paths) {
    for await (const item of wishItems(path, streamOf(path), { ...options, number })) {
      yield item;
      number++;
    }
  }
}

function streamOf(path: string): AsyncIterable<Buffer> {
  return unpackStream(path, openStream(path), MOST_BYTES);
}

async function* imageItems(paths: readonly string[]): AsyncGenerator<Item> {
  for (const { path, reached } of await listImages(paths)) {
    const bytes = reached.ok ? await readImageFile(path) : reached;
    yield bytes.ok ? imageItem(path, bytes.value) : { file: path, ...problemItem(bytes.problems) };
  }
}
