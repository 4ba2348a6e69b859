// "Make it unique": changes of few cells, looked for in the worker and offered one by one. They hold until the drawing
// is another.

import { useState } from 'react';
import type { Suggestion } from '../../src/create/disambiguate.ts';
import type { Drawing } from '../../src/create/drawing.ts';
import { announce } from '../app/announcer.tsx';
import { useWork, type Work } from '../app/use-work.ts';
import { useText } from '../app/words.tsx';
import { long } from '../solver/solvers.ts';
import type { Picture } from './picture.ts';

export interface Repair {
  readonly work: Work | undefined;
  /** The least visible first. */
  readonly suggestions: readonly Suggestion[];
  readonly shown: number;
  readonly show: (index: number) => void;
  /** It was looked to the end, or cancelled, and there is none. */
  readonly isInVain: boolean;
  readonly failure: string | undefined;
  readonly start: () => void;
  readonly close: () => void;
}

interface Offer {
  readonly of: Drawing;
  readonly suggestions: readonly Suggestion[];
  readonly isOver: boolean;
}

/** More are not looked through by anyone. */
const MOST = 20;

export function useRepair({ drawing, palette }: Picture): Repair {
  const text = useText();
  const { work, run, cancel } = useWork();
  const [offer, setOffer] = useState<Offer>();
  const [shown, setShown] = useState(0);
  const [failed, setFailed] = useState<{ readonly of: Drawing; readonly message: string }>();
  const isOpen = offer?.of === drawing;

  const offerUp = (suggestions: readonly Suggestion[], isOver: boolean): void =>
    setOffer({ of: drawing, suggestions: suggestions.slice(0, MOST), isOver });
  const start = async (): Promise<void> => {
    setShown(0);
    setFailed(undefined);
    offerUp([], false);
    let found: readonly Suggestion[] = [];
    const answer = await run(text('draw.repair.work'), ({ signal, report }) =>
      long.ask(
        'disambiguate',
        { drawing, palette },
        {
          signal,
          onProgress: ({ suggestions, tried, candidates, changes }) => {
            if (suggestions.length > found.length) offerUp(suggestions, false);
            found = suggestions;
            const share = candidates > 0 ? tried / candidates : undefined;
            report(share, text('draw.repair.round', { changes, tried, candidates }));
          },
        },
      ),
    );
    offerUp(answer?.suggestions ?? found, true);
    announce(text('draw.repair.found', { count: (answer?.suggestions ?? found).length }));
  };
  return {
    work: isOpen ? work : undefined,
    suggestions: isOpen ? offer.suggestions : [],
    shown: isOpen ? Math.min(shown, Math.max(0, offer.suggestions.length - 1)) : 0,
    show: setShown,
    isInVain: isOpen && offer.isOver && offer.suggestions.length === 0,
    failure: failed?.of === drawing ? failed.message : undefined,
    start: () => {
      start().catch((error: Error) =>
        setFailed({ of: drawing, message: text('app.failed', { message: error.message }) }),
      );
    },
    close: () => {
      cancel();
      setOffer(undefined);
    },
  };
}
