// Makes a puzzle of each image, and yields the results in the order of the images. A single image
// is done on this thread; several are done on a pool of threads, and only a few wait in memory.

import { availableParallelism } from 'node:os';
import { pMapIterable } from 'p-map';
import type {
  Crop,
  Image,
  ImagePuzzle,
  ImagePuzzleProgress,
  ImagePuzzleWish,
} from '../../create/index.ts';
import { failure, type Outcome } from '../../puzzle/problem.ts';
import { makeFlag, type ThreadPool, threadPool } from '../../workers/index.ts';
import type { ImageFile } from '../input/image-files.ts';
import { readImage } from '../input/read-image.ts';
import { askTask } from './ask-task.ts';
import { faultOf } from './fault.ts';
import { type Stopping, startStopping } from './stop-on-signal.ts';

interface CreateTerms {
  readonly wishOf: (image: Image, file: ImageFile) => ImagePuzzleWish;
  /** The most seconds for an image. */
  readonly seconds: number;
  readonly jobs?: number;
  /** The part of each image that is read, in its pixels. */
  readonly crop?: Crop;
}

export interface CreatedPuzzle {
  readonly file: ImageFile;
  readonly outcome: Outcome<ImagePuzzle>;
  /** Absent if the image could not be read. */
  readonly thumbnail?: Buffer;
  readonly seconds: number;
}

/** After the first signal, images that have not begun are left out. */
export async function* createPuzzles(
  files: readonly ImageFile[],
  terms: CreateTerms,
): AsyncGenerator<CreatedPuzzle> {
  const jobs = Math.min(files.length, terms.jobs ?? availableParallelism());
  const flag = makeFlag();
  const stopping = startStopping(() => Atomics.store(flag, 0, 1));
  const pool = jobs > 1 ? await threadPool({ threads: jobs }) : undefined;
  const creating = { terms, stopping, pool, flag };
  const results = pMapIterable(files, (file) => create(file, creating), {
    concurrency: Math.max(1, jobs),
    backpressure: Math.max(1, 4 * jobs),
  });
  let done = 0;
  try {
    for await (const result of results) {
      if (result === undefined) continue;
      stopping.hide();
      yield result;
      done++;
      if (files.length > 1) stopping.show(done, files.length, 'images');
    }
  } finally {
    stopping.end();
    await pool?.close();
  }
}

interface Creating {
  readonly terms: CreateTerms;
  readonly stopping: Stopping;
  readonly pool: ThreadPool | undefined;
  readonly flag: Int32Array;
}

async function create(file: ImageFile, creating: Creating): Promise<CreatedPuzzle | undefined> {
  if (creating.stopping.isStopped()) return undefined;
  const start = performance.now();
  const made = await createFrom(file, creating);
  return { file, ...made, seconds: (performance.now() - start) / 1000 };
}

/** A fault on one image becomes a problem of that image. */
async function createFrom(
  file: ImageFile,
  creating: Creating,
): Promise<Pick<CreatedPuzzle, 'outcome' | 'thumbnail'>> {
  if (!file.reached.ok) return { outcome: file.reached };
  const read = await readImage(file.path, creating.terms.crop);
  if (!read.ok) return { outcome: read };
  const { image, thumbnail } = read.value;
  try {
    return { outcome: await ask(image, file, creating), thumbnail };
  } catch (error) {
    return { outcome: failure(faultOf(error)), thumbnail };
  }
}

async function ask(
  image: Image,
  file: ImageFile,
  { terms: { wishOf, seconds }, stopping, pool, flag }: Creating,
): Promise<Outcome<ImagePuzzle>> {
  const args = { image, wish: wishOf(image, file), limits: { seconds } };
  if (pool !== undefined) return pool.run('puzzle-from-image', args, { flag });
  return askTask('puzzle-from-image', args, {
    isStopped: stopping.isStopped,
    onProgress: ({ stage, tried, candidates }) =>
      stopping.show(tried, candidates, STAGE_WORDS[stage]),
  });
}

const STAGE_WORDS: Readonly<Record<ImagePuzzleProgress['stage'], string>> = {
  single: 'changes of cells tried',
  several: 'sets of changes looked for',
};
