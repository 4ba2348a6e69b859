// Drawing a puzzle: a new one, or one that was drawn before.

import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { type Text, useText } from '../app/words.tsx';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { type Loaded, loadDrawing } from './load-drawing.ts';
import { MAX_DRAWN_SIDE } from './picture.ts';
import { Workshop } from './workshop.tsx';

export default function DrawScreen() {
  const text = useText();
  const { id } = useParams<{ id?: string }>();
  const { loaded, start, moveTo, again } = useLoaded(id);
  if (loaded?.kind === 'ready')
    return <Workshop key={start ?? ''} {...loaded} id={id} onMoved={moveTo} />;
  return (
    <Page title={text('app.draw')}>
      {loaded === undefined ? (
        <p role="status">{text('app.loading')}</p>
      ) : (
        <Notice
          kind="wrong"
          actions={
            loaded.kind === 'failed' ? (
              <Button onClick={again}>{text('draw.again')}</Button>
            ) : (
              <Link href="/draw">{text('draw.new')}</Link>
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
  if (loaded.kind === 'failed') return text('draw.failed', { message: loaded.message });
  if (loaded.kind === 'missing') return text('draw.missing', { id });
  if (loaded.kind === 'no-picture') {
    const { width, height, meta } = loaded.puzzle;
    const title = meta.title ?? text('library.untitled', { width, height });
    return text('draw.no-picture', { title });
  }
  const { width, height } = loaded;
  return text('draw.too-large', { width, height, most: MAX_DRAWN_SIDE });
}

interface Loading {
  /** Undefined while it is read. */
  readonly loaded: Loaded | undefined;
  /** The id that it was read under. */
  readonly start: string | undefined;
  /** A drawing got another id: it stays on the screen as it is. */
  readonly moveTo: (id: string) => void;
  readonly again: () => void;
}

function useLoaded(id: string | undefined): Loading {
  const [own, setOwn] = useState<{
    readonly id: string | undefined;
    readonly start: string | undefined;
    readonly is: Loaded;
  }>();
  const isHere = own !== undefined && own.id === id;
  useEffect(() => {
    if (isHere) return;
    let isWanted = true;
    void loadDrawing(id)
      .catch((error: Error): Loaded => ({ kind: 'failed', message: error.message }))
      .then((is) => isWanted && setOwn({ id, start: id, is }));
    return () => {
      isWanted = false;
    };
  }, [id, isHere]);
  return {
    loaded: isHere ? own.is : undefined,
    start: own?.start,
    moveTo: (next) => setOwn((before) => before && { ...before, id: next }),
    again: () => setOwn(undefined),
  };
}
