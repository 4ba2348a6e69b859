// The Enter screen: loads a new puzzle or an existing one into a draft.

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { ScreenHandoff } from '../app/screen-handoff.ts';
import { useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import { FutureDay } from '../design/future-day.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { futureDateOf } from '../puzzle-store/daily/future-puzzle.ts';
import { forgetDamaged } from '../puzzle-store/damaged-puzzle.ts';
import { useAddressedId } from '../puzzle-store/use-addressed-id.ts';
import { useStorage } from '../storage/use-storage.ts';
import { MAX_TYPED_SIDE, type TypedDraft } from './draft/typed-draft.ts';
import { EnterWorkspace } from './enter-workspace.tsx';
import { type Entered, loadEntered } from './saving/load-entered.ts';

export default function EnterScreen() {
  const text = useText();
  const id = useAddressedId('enter');
  const entered = useEntered(id);
  const [forNewBoard] = useState<ScreenHandoff<TypedDraft>>({ held: undefined });
  if (entered === undefined)
    return (
      <Page title={text('app.enter')}>
        <p role="status">{text('app.loading')}</p>
      </Page>
    );
  if (entered.kind === 'failed') return <NotLoaded error={entered.error} />;
  if (entered.kind === 'ready')
    return <EnterWorkspace key={id ?? ''} {...entered} {...{ id, forNewBoard }} />;
  return (
    <Page title={text('app.enter')}>
      <Notice kind="wrong" actions={<Link href="/enter">{text('enter.new')}</Link>}>
        {entered.kind === 'missing'
          ? text('enter.no-puzzle', { id: id ?? '' })
          : text('enter.too-large', {
              width: entered.base.puzzle.width,
              height: entered.base.puzzle.height,
              most: MAX_TYPED_SIDE,
            })}
      </Notice>
    </Page>
  );
}

function NotLoaded({ error }: { readonly error: unknown }) {
  const text = useText();
  const date = futureDateOf(error);
  if (date !== undefined) {
    return (
      <Page title={text('app.enter')}>
        <FutureDay date={date} />
      </Page>
    );
  }
  const reload = (): Promise<void> => forgetDamaged(error).then(() => location.reload());
  const again = <Button onClick={() => void reload()}>{text('app.again')}</Button>;
  return (
    <Page title={text('app.not-loaded.title')}>
      <Notice kind="wrong" actions={again}>
        {text('app.not-loaded')}
      </Notice>
    </Page>
  );
}

/** Returns undefined while the draft is still loading. */
function useEntered(id: string | undefined): Entered | undefined {
  const storage = useStorage();
  const [entered, setEntered] = useState<{
    readonly id: string | undefined;
    readonly is: Entered;
  }>();
  useEffect(() => {
    let isWanted = true;
    void loadEntered(storage, id)
      .catch((error: unknown): Entered => ({ kind: 'failed', error }))
      .then((is) => isWanted && setEntered({ id, is }));
    return () => {
      isWanted = false;
    };
  }, [storage, id]);
  return entered?.id === id ? entered?.is : undefined;
}
