// crosshatch generate: makes puzzles that have one solution.

import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { makeFolder } from '../../batches/folder/make-folder.ts';
import {
  checkWish,
  type GeneratedPuzzle,
  type Generation,
  type LabelRange,
  type PictureLook,
  type PictureSymmetry,
  type PuzzleWish,
  READABLE_SEEDS,
} from '../../create/index.ts';
import type { Technique } from '../../explain/index.ts';
import { toJson } from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Size } from '../../puzzle/places.ts';
import type { Problem } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { openPuzzleFiles, type PuzzleFiles } from '../files/puzzle-files.ts';
import { openCertificate } from '../files/write-certificate.ts';
import { printError, printJson, refuseCall } from '../output/print.ts';
import { askTask } from '../run/ask-task.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { type Stopping, startStopping } from '../run/stop-on-signal.ts';

interface GenerateCommand {
  readonly size: Size;
  readonly count: number;
  readonly difficulty?: LabelRange;
  readonly technique?: Technique;
  readonly colours: number;
  readonly look?: PictureLook;
  readonly density?: number;
  readonly symmetry: PictureSymmetry;
  readonly seed?: number;
  readonly time?: number;
  readonly rating: boolean;
  readonly to?: string;
  readonly output?: string;
  readonly certificates?: string;
  readonly json?: true;
}

export async function generateCommand(options: GenerateCommand): Promise<void> {
  const wish = wishOf(options);
  const checked = checkWish(wish);
  if (!checked.ok) return refuseCall('generate', checked.problems);
  const { output: path, to, count, certificates } = options;
  if (options.json && path === undefined && to !== undefined)
    return refuseCall('generate', [NO_FILE]);
  // With --json alone, the lines of JSON are all the output.
  const isWritten = path !== undefined || !options.json;
  const files = isWritten ? openPuzzleFiles({ count, ...defined({ path, to }) }) : undefined;
  if (files?.ok === false) return refuseCall(path ?? 'generate', files.problems);
  if (certificates !== undefined) makeFolder(certificates);
  if (options.seed === undefined) printError(`generate: the seed is ${wish.seed}`);
  await generateTo(files?.value, wish, options);
}

const NO_FILE: Problem = {
  code: 'misplaced-option',
  message: '--to says how puzzles are written, and --json alone writes none: add --output',
};

function wishOf(options: GenerateCommand): PuzzleWish {
  const { size, count, colours, symmetry, seed = randomInt(READABLE_SEEDS) } = options;
  const { difficulty, technique, look, density } = options;
  return {
    ...size,
    count,
    colours,
    symmetry,
    seed,
    ...defined({ difficulty, technique, look, density }),
  };
}

/** Stops at the first puzzle that the format cannot hold: it holds none of the others either. */
async function generateTo(
  files: PuzzleFiles | undefined,
  wish: PuzzleWish,
  options: GenerateCommand,
): Promise<void> {
  const stopping = startStopping();
  let isRefused = false;
  const outcome = await askTask(
    'generate',
    { wish, isRated: options.rating, limits: defined({ seconds: options.time }) },
    {
      isStopped: () => isRefused || stopping.isStopped(),
      onProgress: ({ made, drawn, judged }) =>
        stopping.show(made, options.count, `puzzles, ${Math.max(drawn, judged)} pictures tried`),
      onItem: async (made) => {
        stopping.hide();
        isRefused ||= !(await writeOne(made, files, options));
        if (!isRefused) await certifyOne(made.puzzle, options, stopping);
      },
    },
  );
  stopping.end();
  files?.finish();
  if (!outcome.ok) refuseCall('generate', outcome.problems);
  else if (!isRefused && outcome.value.made < options.count) tellMissing(outcome.value, wish);
}

/** Returns whether the puzzle could be written. */
async function writeOne(
  { puzzle, rating }: GeneratedPuzzle,
  files: PuzzleFiles | undefined,
  { json }: GenerateCommand,
): Promise<boolean> {
  const name = nameOf(puzzle);
  const written = await files?.write(puzzle, name);
  if (written?.ok === false) refuseCall(name, written.problems);
  else if (json) await printJson({ id: name, puzzle: toJson(puzzle), ...defined({ rating }) });
  return written?.ok ?? true;
}

/** Writes the certificate of the puzzle, unless a signal comes before it is complete. */
async function certifyOne(
  puzzle: Puzzle,
  { certificates }: GenerateCommand,
  { isStopped }: Stopping,
): Promise<void> {
  if (certificates === undefined) return;
  const certificate = openCertificate(join(certificates, `${nameOf(puzzle)}.proof`));
  const args = { puzzle, maxSolutions: 2, certificate: true };
  const { value } = await askTask('solve', args, { isStopped, onItem: certificate.onItem });
  if (value.complete) certificate.finish();
  else certificate.discard();
}

function nameOf({ meta: { id = '' } }: Puzzle): string {
  return id;
}

function tellMissing({ made, isCut, nearest, nearestDensity }: Generation, wish: PuzzleWish): void {
  raiseExit(EXIT.unknown);
  const none = made === 0 ? 'none was found' : 'no further one was found';
  const why = isCut ? 'stopped before the next was found' : none;
  const near = describeNearest(nearest, wish.technique, nearestDensity);
  printError(`made ${made} of ${wish.count} puzzles with seed ${wish.seed}: ${why}${near}`);
}

function describeNearest(
  nearest: Generation['nearest'],
  technique: string | undefined,
  density: number | undefined,
): string {
  const label = nearest?.rating?.label;
  if (nearest?.lacks === 'technique')
    return `; the nearest was ${label}, but does without ${technique}: a larger size may have one`;
  if (label !== undefined) return `; the nearest was ${label}`;
  if (density === undefined) return '';
  return `; the nearest with one solution had the density ${density.toFixed(2)}`;
}
