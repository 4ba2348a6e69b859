// Chooses cells to give, so that a drawing becomes the only solution of its clues. An edit of the
// drawing, of its given cells or of the number of its colours ends the search.

import { useEffect, useState } from 'react';
import { announce } from '../../app/announcer.tsx';
import { useText } from '../../app/texts.ts';
import { useWork, type Work } from '../../app/use-work.ts';
import { longWorker } from '../../workers/task-workers.ts';
import { withGivenCells } from '../drawing/picture.ts';
import type { DrawingEditor } from '../drawing/use-drawing-editor.ts';

interface Giving {
  readonly work: Work | undefined;
  /** Says why no cells were given. */
  readonly failure: string | undefined;
  readonly start: () => void;
}

/** Calls `onGiven` with the first of the cells when they are given. */
export function useGiving(editor: DrawingEditor, onGiven: (cell: number) => void): Giving {
  const text = useText();
  const { work, run, cancel } = useWork();
  const [failure, setFailure] = useState<string>();
  const { picture } = editor;
  const { drawing, palette, given } = picture;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of them ends the search.
  useEffect(
    () => () => {
      cancel();
      setFailure(undefined);
    },
    [drawing, palette.length, given, cancel],
  );
  const search = async (): Promise<void> => {
    const answer = await run(text('draw.give.work'), ({ signal, report }) =>
      longWorker.ask('cells-to-give', picture, {
        signal,
        onProgress: (progress) => report(undefined, text('draw.give.round', { ...progress })),
      }),
    );
    if (answer === undefined) return;
    const { cells, isEnough } = answer.value;
    if (!isEnough) return setFailure(text('draw.give.none'));
    editor.change((own) => withGivenCells(own, cells, true));
    announce(text('draw.give.done', { count: cells.length }));
    onGiven(cells[0]);
  };
  const start = (): void => {
    setFailure(undefined);
    search().catch((error: Error) => setFailure(text('app.failed', { message: error.message })));
  };
  return { work, failure, start };
}
