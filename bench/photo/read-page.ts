// Reads a page and judges what was read. A page with two puzzles is read twice, and each reading is
// judged by whichever puzzle it is nearer to.

import type { Image } from '../../src/create/images/image-samples.ts';
import type { PhotoReading, PhotoWish } from '../../src/photo/photo-reading.ts';
import type { Outcome } from '../../src/puzzle/problem.ts';
import { type Judgement, judgeReading } from './judge-reading.ts';
import type { PageTruth, TestPage } from './page-set.ts';

export interface ReadPuzzle {
  readonly judgement: Judgement;
  readonly truth: PageTruth;
  /** The reading, or the reason why there is none as a text. */
  readonly reading: PhotoReading | string;
  /** How long it was read, in milliseconds. */
  readonly time: number;
}

/** Reads a puzzle: in this thread, or in another one. */
type PhotoReader = (image: Image, wish: PhotoWish) => Promise<Outcome<PhotoReading>>;

/** Reads all puzzles of a page. */
export async function readPage(page: TestPage, read: PhotoReader): Promise<ReadPuzzle[]> {
  const truths = page.other === undefined ? [page.truth] : [page.truth, page.other];
  const all: ReadPuzzle[] = [];
  const readsMarks = truths.some(({ marks }) => marks !== undefined);
  for (const puzzle of truths.keys()) {
    const start = performance.now();
    const outcome = await read(page.image, { puzzle, readsMarks });
    const time = performance.now() - start;
    const reading = outcome.ok ? outcome.value : outcome.problems[0].message;
    const judged = truths.map((truth) => {
      const judgement = judgeReading(outcome.ok ? outcome.value : undefined, truth);
      return { judgement, truth, reading, time };
    });
    all.push(judged.reduce((best, each) => (nearness(each) > nearness(best) ? each : best)));
  }
  return all;
}

function nearness({ judgement: { isFound, after } }: ReadPuzzle): number {
  return after.right + (isFound ? 1 : 0);
}
