// crosshatch generate: makes puzzles that have one solution.

import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type {
  GeneratedPuzzle,
  Generation,
  LabelRange,
  PictureLook,
  PictureSymmetry,
  PuzzleWish,
} from '../../create/index.ts';
import type { Label, Technique } from '../../explain/index.ts';
import { toJson } from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Size } from '../../puzzle/places.ts';
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

/** Below this number, people can read and type a random seed. */
const SEEDS = 1_000_000;

export async function generateCommand(options: GenerateCommand): Promise<void> {
  const wish = wishOf(options);
  const { output: path, to, count, certificates } = options;
  const files = options.json ? undefined : openPuzzleFiles({ count, ...defined({ path, to }) });
  if (files?.ok === false) return refuseCall(path ?? 'generate', files.problems);
  if (certificates !== undefined) mkdirSync(certificates, { recursive: true });
  const stopping = startStopping();
  const outcome = await askTask(
    'generate',
    { wish, isRated: options.rating, limits: defined({ seconds: options.time }) },
    {
      isStopped: stopping.isStopped,
      onProgress: ({ made, judged }) =>
        stopping.show(made, count, `puzzles, ${judged} pictures judged`),
      onItem: (made) => writeOne(made, files?.value, options, stopping),
    },
  );
  stopping.end();
  files?.value.finish();
  if (!outcome.ok) return refuseCall('generate', outcome.problems);
  if (outcome.value.made < count) tellMissing(outcome.value, wish);
}

function wishOf(options: GenerateCommand): PuzzleWish {
  const { size, count, colours, symmetry, seed = randomInt(SEEDS) } = options;
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

async function writeOne(
  { puzzle, rating }: GeneratedPuzzle,
  files: PuzzleFiles | undefined,
  { certificates }: GenerateCommand,
  stopping: Stopping,
): Promise<void> {
  stopping.hide();
  const name = puzzle.meta.id ?? '';
  if (files === undefined)
    await printJson({ id: name, puzzle: toJson(puzzle), ...defined({ rating }) });
  else {
    const written = await files.write(puzzle, name);
    if (!written.ok) refuseCall(name, written.problems);
  }
  if (certificates === undefined) return;
  const certificate = openCertificate(join(certificates, `${name}.proof`));
  await askTask(
    'solve',
    { puzzle, maxSolutions: 2, certificate: true },
    { onItem: certificate.onItem },
  );
  certificate.finish();
}

function tellMissing({ made, isCut, nearest, nearestDensity }: Generation, wish: PuzzleWish): void {
  raiseExit(EXIT.unknown);
  const why = isCut ? 'stopped before the next was found' : 'no further one was found';
  const near = describeNearest(nearest?.rating?.label, nearestDensity);
  printError(`made ${made} of ${wish.count} puzzles with seed ${wish.seed}: ${why}${near}`);
}

function describeNearest(label: Label | undefined, density: number | undefined): string {
  if (label !== undefined) return `; the nearest was ${label}`;
  if (density === undefined) return '';
  return `; the nearest with one solution had the density ${density.toFixed(2)}`;
}
