// Makes a puzzle in the worker and opens it in Play, or says why there is none.

import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { GeneratedPuzzle } from '../../src/create/generate/generate.ts';
import type { Problem } from '../../src/puzzle/problem.ts';
import { announce } from '../app/announcer.tsx';
import { useText } from '../app/texts.ts';
import { useWork, type Work } from '../app/use-work.ts';
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
      readonly nearest: GeneratedPuzzle | undefined;
    };

export interface Making {
  readonly work: Work | undefined;
  readonly failure: Failure | undefined;
  readonly make: (choices: PuzzleChoices) => Promise<void>;
  readonly open: (made: GeneratedPuzzle, choices: PuzzleChoices) => Promise<void>;
}

export function useMaking(): Making {
  const text = useText();
  const storage = useStorage();
  const [, navigate] = useLocation();
  const { work, run } = useWork();
  const [failure, setFailure] = useState<Failure>();
  const open = useCallback<Making['open']>(
    async (made, choices) => {
      const id = await addGenerated(storage, made, choices, text);
      navigate(addressOf('play', id));
      const { width, height } = made.puzzle;
      // The announcer falls silent when the page changes.
      setTimeout(() => announce(text('generate.ready', { width, height })));
    },
    [storage, text, navigate],
  );
  const make = async (choices: PuzzleChoices): Promise<void> => {
    setFailure(undefined);
    try {
      const answer = await run(text('generate.making'), ({ signal, report }) =>
        makeOne(choices, {
          signal,
          onProgress: ({ judged }) => report(undefined, text('generate.tried', { count: judged })),
        }),
      );
      if (answer !== undefined && 'puzzle' in answer) await open(answer, choices);
      else setFailure(answer);
    } catch (error) {
      setFailure({ kind: 'failed', message: (error as Error).message });
    }
  };
  return { work, failure, make, open };
}

interface Asking {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: { readonly judged: number }) => void;
}

async function makeOne(choices: PuzzleChoices, asking: Asking): Promise<GeneratedPuzzle | Failure> {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const all: GeneratedPuzzle[] = [];
  const outcome = await longWorker.ask(
    'generate',
    { wish: wishOfChoices(choices, seed) },
    { ...asking, onItem: (made) => void all.push(made) },
  );
  if (!outcome.ok) return { kind: 'refused', problems: outcome.problems };
  return all[0] ?? { kind: 'none', choices, nearest: outcome.value.nearest };
}
