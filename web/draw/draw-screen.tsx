// The Draw screen: loads a new drawing or the drawing of a puzzle, and shows why a drawing cannot
// be loaded.

import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Text, useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import { FutureDay } from '../design/future-day.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { futureDateOf } from '../puzzle-store/daily/future-puzzle.ts';
import { openedName } from '../puzzle-store/opened-name.ts';
import { useAddressedId } from '../puzzle-store/use-addressed-id.ts';
import { useStorage } from '../storage/use-storage.ts';
import { DrawWorkspace } from './draw-workspace.tsx';
import { MAX_DRAWN_SIDE } from './drawing/picture.ts';
import { type Loaded, loadDrawing } from './saving/load-drawing.ts';

export default function DrawScreen() {
  const text = useText();
  const id = useAddressedId('draw');
  const { loaded, start, moveTo, again } = useLoaded(id);
  const [, navigate] = useLocation();
  const isAwaited = useAwaited(loaded);
  const startNew = (): void => {
    isAwaited.current = true;
    navigate('/draw');
  };
  if (loaded?.kind === 'ready') {
    const { current } = isAwaited;
    const own = { id, isAwaited: current, onMoved: moveTo, onNew: startNew };
    return <DrawWorkspace key={start ?? ''} {...loaded} {...own} />;
  }
  const date = loaded?.kind === 'failed' ? futureDateOf(loaded.error) : undefined;
  return (
    <Page title={text('app.draw')}>
      {loaded === undefined ? (
        <p role="status">{text('app.loading')}</p>
      ) : date !== undefined ? (
        <FutureDay date={date} />
      ) : (
        <Notice
          kind="wrong"
          actions={
            loaded.kind === 'failed' ? (
              <Button onClick={again}>{text('app.again')}</Button>
            ) : (
              <Link
                href="/draw"
                onClick={() => {
                  isAwaited.current = true;
                }}
              >
                {text('draw.new')}
              </Link>
            )
          }
        >
          {reasonWords(text, loaded, id ?? '')}
        </Notice>
      )}
    </Page>
  );
}

function reasonWords(text: Text, loaded: Exclude<Loaded, { kind: 'ready' }>, id: string): string {
  if (loaded.kind === 'failed') return text('draw.failed', { message: loaded.error.message });
  if (loaded.kind === 'missing') return text('draw.missing', { id });
  if (loaded.kind === 'no-picture') {
    return text('draw.no-picture', { name: openedName({ id, puzzle: loaded.puzzle }, text) });
  }
  const { width, height } = loaded;
  return text('draw.too-large', { width, height, most: MAX_DRAWN_SIDE });
}

/**
 * Returns a ref that tells whether the person asked for the next drawing with a control that
 * disappears with the current screen. The ref becomes false again when a drawing is loaded.
 */
function useAwaited(loaded: Loaded | undefined): RefObject<boolean> {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (loaded?.kind === 'ready') isAwaited.current = false;
  }, [loaded]);
  return isAwaited;
}

interface Loading {
  /** Undefined while the drawing is being loaded. */
  readonly loaded: Loaded | undefined;
  /** The id under which the drawing was loaded; undefined for a new drawing. */
  readonly start: string | undefined;
  /** Takes note that the drawing got another id. The drawing stays on the screen. */
  readonly moveTo: (id: string) => void;
  readonly again: () => void;
}

function useLoaded(id: string | undefined): Loading {
  const storage = useStorage();
  const [own, setOwn] = useState<{
    readonly id: string | undefined;
    readonly start: string | undefined;
    readonly is: Loaded;
  }>();
  const isHere = own !== undefined && own.id === id;
  useEffect(() => {
    if (isHere) return;
    let isWanted = true;
    void loadDrawing(storage, id)
      .catch((error: Error): Loaded => ({ kind: 'failed', error }))
      .then((is) => isWanted && setOwn({ id, start: id, is }));
    return () => {
      isWanted = false;
    };
  }, [storage, id, isHere]);
  return {
    loaded: isHere ? own.is : undefined,
    start: own?.start,
    moveTo: (next) => setOwn((before) => before && { ...before, id: next }),
    again: () => setOwn(undefined),
  };
}
