// Makes puzzles in the worker: opens the only one in Play, or shows several in the library, or says
// why there is none.

import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { GeneratedPuzzle, NearestPuzzle } from '../../src/create/generate/generate.ts';
import type { Problem } from '../../src/puzzle/problem.ts';
import { announce } from '../app/announcer.tsx';
import { useText } from '../app/texts.ts';
import { CANCELLED, useWork, type Work, type WorkHost } from '../app/use-work.ts';
import type { Text } from '../messages/text-of.ts';
import { addressOf } from '../puzzle-store/puzzle-address.ts';
import { useStorage } from '../storage/use-storage.ts';
import { longWorker } from '../workers/task-workers.ts';
import { addGenerated } from './add-generated.ts';
import { type PuzzleChoices, wishOfChoices } from './puzzle-choices.ts';

/** Tells why there are not all puzzles: the person cancelled, the time was up, or none is left. */
export type MakingEnd = 'cancelled' | 'time' | 'tried';

/** Says why no puzzle was opened. */
export type Failure =
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'none';
      readonly ending: MakingEnd;
      readonly choices: PuzzleChoices;
      readonly nearest: NearestPuzzle | undefined;
    }
  /** Some of the puzzles were made, and added to the library. */
  | {
      readonly kind: 'fewer';
      readonly ending: MakingEnd;
      readonly made: number;
      readonly wanted: number;
    };

export interface Making {
  readonly work: Work | undefined;
  readonly failure: Failure | undefined;
  readonly make: (choices: PuzzleChoices) => Promise<void>;
  readonly open: (made: GeneratedPuzzle, choices: PuzzleChoices) => Promise<void>;
  /** Shows all generated puzzles in the library. */
  readonly showAll: () => void;
}

/** The most seconds for all puzzles of a press. Few people wait longer for what may not exist. */
const LONGEST = 60;

/** Calls `onOpened` when puzzles were added to the library and the page goes to them. */
export function useMaking(onOpened: () => void = () => {}): Making {
  const text = useText();
  const { work, run } = useWork();
  const [failure, setFailure] = useState<Failure>();
  const { add, show, showLibrary } = useAdding();
  const open = async (made: readonly GeneratedPuzzle[], choices: PuzzleChoices): Promise<void> => {
    const ids = await add(made, choices);
    show(made, ids);
    onOpened();
  };
  const make = async (choices: PuzzleChoices): Promise<void> => {
    setFailure(undefined);
    const found: Found = { puzzles: [], nearest: undefined };
    let signal: AbortSignal | undefined;
    const end = await run(text('generate.making'), (host) => {
      signal = host.signal;
      return findPuzzles(choices, found, text, host);
    }).catch((error: Error) => ({ message: error.message }));
    if (signal?.aborted === true && signal.reason !== CANCELLED) return;
    try {
      if (end === 'made') return await open(found.puzzles, choices);
      await add(found.puzzles, choices);
      setFailure(failureOf(end ?? 'cancelled', choices, found));
    } catch (error) {
      setFailure({ kind: 'failed', message: (error as Error).message });
    }
  };
  return {
    work,
    failure,
    make,
    open: (made, choices) => open([made], choices),
    showAll: () => {
      showLibrary();
      onOpened();
    },
  };
}

/** Holds what was found so far, which also counts when the person cancels the work. */
interface Found {
  readonly puzzles: GeneratedPuzzle[];
  nearest: NearestPuzzle | undefined;
}

/** Tells how the work ended; choices that exclude each other have problems. */
type End = 'made' | MakingEnd | { readonly problems: readonly Problem[] };

/** Adds to `found`. */
async function findPuzzles(
  choices: PuzzleChoices,
  found: Found,
  text: Text,
  { signal, report }: WorkHost,
): Promise<End> {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  const seed = choices.seed === 'random' ? random : choices.seed;
  const wish = wishOfChoices(choices, seed);
  const outcome = await longWorker.ask(
    'generate',
    { wish, limits: { seconds: LONGEST } },
    {
      signal,
      onItem: (made) => void found.puzzles.push(made),
      onProgress({ made, count, drawn, judged, nearest }) {
        found.nearest = nearest;
        if (count === 1)
          report(undefined, text('generate.tried', { count: Math.max(drawn, judged) }));
        else report(made / count, text('generate.made', { made, count }));
      },
    },
  );
  if (!outcome.ok) return { problems: outcome.problems };
  const { nearest, made, count, isCut } = outcome.value;
  found.nearest = nearest;
  if (made === count) return 'made';
  return isCut ? 'time' : 'tried';
}

function failureOf(
  end: Exclude<End, 'made'> | { readonly message: string },
  choices: PuzzleChoices,
  { puzzles, nearest }: Found,
): Failure {
  if (typeof end === 'object') {
    return 'message' in end ? { kind: 'failed', ...end } : { kind: 'refused', ...end };
  }
  const [made, wanted] = [puzzles.length, Number(choices.count)];
  return made === 0
    ? { kind: 'none', ending: end, choices, nearest }
    : { kind: 'fewer', ending: end, made, wanted };
}

interface Adding {
  /** Adds puzzles to the library, and returns their ids. */
  readonly add: (
    made: readonly GeneratedPuzzle[],
    choices: PuzzleChoices,
  ) => Promise<readonly string[]>;
  /** Opens a single puzzle in Play, or else the library. */
  readonly show: (made: readonly GeneratedPuzzle[], ids: readonly string[]) => void;
  readonly showLibrary: () => void;
}

function useAdding(): Adding {
  const text = useText();
  const storage = useStorage();
  const [, navigate] = useLocation();
  const add: Adding['add'] = useCallback(
    async (all, choices) => {
      const ids: string[] = [];
      for (const made of all) ids.push(await addGenerated(storage, made, choices, text));
      return ids;
    },
    [storage, text],
  );
  const showLibrary = useCallback(() => navigate('/library?from=generated'), [navigate]);
  const show: Adding['show'] = useCallback(
    (all, ids) => {
      if (all.length === 1) navigate(addressOf('play', ids[0]));
      else showLibrary();
      const { width, height } = all[0].puzzle;
      const news =
        all.length === 1
          ? text('generate.ready', { width, height })
          : text('generate.ready.several', { count: all.length });
      // The announcer falls silent when the page changes.
      setTimeout(() => announce(news));
    },
    [text, navigate, showLibrary],
  );
  return { add, show, showLibrary };
}
