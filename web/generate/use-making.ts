// Makes puzzles in the worker: opens the only one in Play, or shows several in the library, or says
// why there is none.

import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { GeneratedPuzzle, NearestPuzzle } from '../../src/create/generate/generate.ts';
import type { Problem } from '../../src/puzzle/problem.ts';
import { announce } from '../app/announcer.tsx';
import { useText } from '../app/texts.ts';
import { useWork, type Work, type WorkHost } from '../app/use-work.ts';
import type { Text } from '../messages/text-of.ts';
import { addressOf } from '../puzzle-store/puzzle-address.ts';
import { useStorage } from '../storage/use-storage.ts';
import { longWorker } from '../workers/task-workers.ts';
import { addGenerated } from './add-generated.ts';
import { type PuzzleChoices, wishOfChoices } from './puzzle-choices.ts';

/** Says why no puzzle was opened. */
export type Failure =
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'none';
      readonly choices: PuzzleChoices;
      readonly nearest: NearestPuzzle | undefined;
    };

export interface Making {
  readonly work: Work | undefined;
  readonly failure: Failure | undefined;
  readonly make: (choices: PuzzleChoices) => Promise<void>;
  readonly open: (made: GeneratedPuzzle, choices: PuzzleChoices) => Promise<void>;
}

/** The most seconds for all puzzles of a press. Few people wait longer for what may not exist. */
const LONGEST = 60;

/** Calls `onOpened` when puzzles were added to the library and the page goes to them. */
export function useMaking(onOpened: () => void = () => {}): Making {
  const text = useText();
  const { work, run } = useWork();
  const [failure, setFailure] = useState<Failure>();
  const add = useAdding();
  const open = async (made: readonly GeneratedPuzzle[], choices: PuzzleChoices): Promise<void> => {
    await add(made, choices);
    onOpened();
  };
  const make = async (choices: PuzzleChoices): Promise<void> => {
    setFailure(undefined);
    const found: Found = { puzzles: [], nearest: undefined };
    try {
      const problems = await run(text('generate.making'), (host) =>
        findPuzzles(choices, found, text, host),
      );
      if (found.puzzles.length > 0) await open(found.puzzles, choices);
      else if (problems !== undefined) setFailure({ kind: 'refused', problems });
      else setFailure({ kind: 'none', choices, nearest: found.nearest });
    } catch (error) {
      setFailure({ kind: 'failed', message: (error as Error).message });
    }
  };
  return { work, failure, make, open: (made, choices) => open([made], choices) };
}

/** Holds what was found so far, which also counts when the person cancels the work. */
interface Found {
  readonly puzzles: GeneratedPuzzle[];
  nearest: NearestPuzzle | undefined;
}

/** Adds to `found`, and returns the problems of choices that exclude each other. */
async function findPuzzles(
  choices: PuzzleChoices,
  found: Found,
  text: Text,
  { signal, report }: WorkHost,
): Promise<readonly Problem[] | undefined> {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  const seed = choices.seed === 'random' ? random : choices.seed;
  const wish = wishOfChoices(choices, seed);
  const outcome = await longWorker.ask(
    'generate',
    { wish, limits: { seconds: LONGEST } },
    {
      signal,
      onItem: (made) => void found.puzzles.push(made),
      onProgress({ made, count, judged, nearest }) {
        found.nearest = nearest;
        if (count === 1) report(undefined, text('generate.tried', { count: judged }));
        else report(made / count, text('generate.made', { made, count }));
      },
    },
  );
  if (!outcome.ok) return outcome.problems;
  found.nearest = outcome.value.nearest;
  return undefined;
}

/** Returns a function that adds puzzles to the library and goes to them. */
function useAdding(): (made: readonly GeneratedPuzzle[], choices: PuzzleChoices) => Promise<void> {
  const text = useText();
  const storage = useStorage();
  const [, navigate] = useLocation();
  return useCallback(
    async (all, choices) => {
      const ids: string[] = [];
      for (const made of all) ids.push(await addGenerated(storage, made, choices, text));
      const [first] = all;
      const { width, height } = first.puzzle;
      const isOne = all.length === 1;
      navigate(isOne ? addressOf('play', ids[0]) : '/library?from=generated');
      const news = isOne
        ? text('generate.ready', { width, height })
        : text('generate.ready.several', { count: all.length });
      // The announcer falls silent when the page changes.
      setTimeout(() => announce(news));
    },
    [storage, text, navigate],
  );
}
