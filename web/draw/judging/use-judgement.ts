// Judges the drawing as a puzzle, in the worker, while nobody draws: whether it is the only
// solution of its clues, in which cells another solution would differ, how hard it is. A new stroke
// ends what is under way.

import { useEffect, useState } from 'react';
import type { Ambiguity } from '../../../src/create/ambiguity.ts';
import type { Drawing } from '../../../src/create/drawing.ts';
import type { Rating } from '../../../src/explain/index.ts';
import { long } from '../../solver/solvers.ts';
import { isEmpty, type Picture, puzzleOfPicture } from '../drawing/picture.ts';

export type Judgement =
  | { readonly kind: 'empty' }
  | { readonly kind: 'working'; readonly share: number }
  | {
      readonly kind: 'judged';
      readonly ambiguity: Ambiguity;
      /** The search for more cells that can be otherwise still runs. */
      readonly isLooking?: boolean;
      /** Missing until it is known, and unless there is exactly one solution. */
      readonly rating?: Rating;
    }
  | { readonly kind: 'failed'; readonly message: string };

export type Judged = Judgement & { readonly kind: 'judged' };

export function isAmbiguous(judgement: Judgement): judgement is Judged {
  return judgement.kind === 'judged' && judgement.ambiguity.verdict === 'multiple';
}

export interface Judging {
  readonly judgement: Judgement;
  /** Cells that can be otherwise, as last known for a drawing of this size. */
  readonly differing: readonly number[];
  /** Searches again, for a minute instead of seconds. */
  readonly lookLonger: () => void;
}

/** How long, in milliseconds, nothing must be drawn. */
const PAUSE = 300;
const [QUICK_SECONDS, LONG_SECONDS, RATE_SECONDS] = [8, 60, 20];

export function useJudgement(picture: Picture): Judging {
  const { drawing } = picture;
  const colours = picture.palette.length;
  const [found, setFound] = useState<{ of: Drawing; colours: number; judgement: Judgement }>();
  const [differing, setDiffering] = useState<{ of: Drawing; cells: readonly number[] }>();
  const [patience, setPatience] = useState<{ of: Drawing | undefined; seconds: number }>();
  const seconds = patience?.of === drawing ? patience.seconds : QUICK_SECONDS;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what colours look like makes no difference.
  useEffect(() => {
    const controller = new AbortController();
    const show = (judgement: Judgement): void => {
      if (!controller.signal.aborted) setFound({ of: drawing, colours, judgement });
    };
    const timer = setTimeout(() => {
      judge(picture, seconds, controller.signal, show, (cells) =>
        setDiffering({ of: drawing, cells }),
      )
        // The worker died, which is not the fault of the drawing.
        .catch((error: Error) => show({ kind: 'failed', message: error.message }));
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [drawing, colours, seconds]);

  const isCurrent = found?.of === drawing && found.colours === colours;
  const isSameSize =
    differing?.of.width === drawing.width && differing.of.height === drawing.height;
  return {
    judgement: isCurrent ? found.judgement : { kind: 'working', share: 0 },
    differing: differing && isSameSize ? differing.cells : NONE,
    lookLonger: () => setPatience({ of: drawing, seconds: LONG_SECONDS }),
  };
}

const NONE: readonly number[] = [];

async function judge(
  picture: Picture,
  seconds: number,
  signal: AbortSignal,
  show: (judgement: Judgement) => void,
  mark: (cells: readonly number[]) => void,
): Promise<void> {
  if (isEmpty(picture)) {
    mark(NONE);
    show({ kind: 'empty' });
    return;
  }
  show({ kind: 'working', share: 0 });
  const onProgress = ({ knownCells, cells }: { knownCells: number; cells: number }): void =>
    show({ kind: 'working', share: knownCells / cells });
  const { value: ambiguity } = await long.ask(
    'ambiguity',
    { ...picture, limits: { seconds } },
    { signal, onProgress },
  );
  mark(ambiguity.cells);
  if (ambiguity.verdict === 'multiple') {
    show({ kind: 'judged', ambiguity, isLooking: true });
    const { value: all } = await long.ask(
      'differing',
      { ...picture, ambiguity, limits: { seconds } },
      { signal, onProgress: ({ cells }) => mark(cells) },
    );
    mark(all.cells);
    show({ kind: 'judged', ambiguity: all });
    return;
  }
  show({ kind: 'judged', ambiguity });
  if (ambiguity.verdict !== 'unique') return;
  const puzzle = puzzleOfPicture(picture);
  const args = { puzzle, limits: { seconds: RATE_SECONDS } };
  const { value: rating } = await long.ask('rate', args, { signal });
  show({ kind: 'judged', ambiguity, rating });
}
