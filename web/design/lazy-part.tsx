// Parts of the page whose code is loaded when they are first rendered. React's own `lazy` shows
// them late: content that replaces a fallback is held back until the fallback has been visible for
// 0.3 s, on the first visit of every screen. If a part cannot be loaded, a message is shown in its
// place, and everything around it stays as it is.

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { reloadIfServed } from '../app/reload-if-served.ts';
import { loadFailedStyles } from '../app/styles.ts';
import { useText } from '../app/texts.ts';
import { Button } from './button.tsx';
import { Loading } from './loading.tsx';
import { Notice } from './notice.tsx';

/**
 * Renders the component as soon as its code is loaded. If the code cannot be loaded, `Around` is
 * rendered with the same properties and with the message inside.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Around: ComponentType<P & { readonly children: ReactNode }> = ({ children }) => children,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  const fetchPart = async (): Promise<void> => {
    await loadFailedStyles();
    Loaded ??= await load();
  };
  return function LazyPart(props: P) {
    const { hasFailed, isBusy, again } = useLoading(Loaded !== undefined, fetchPart);
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (!hasFailed) return <Loading />;
    return (
      <Around {...props}>
        <NotLoaded isBusy={isBusy} onAgain={again} />
      </Around>
    );
  };
}

interface LoadingState {
  readonly hasFailed: boolean;
  /** Whether a try is running, be it the first or a retry. */
  readonly isBusy: boolean;
  readonly again: () => void;
}

function useLoading(isLoaded: boolean, load: () => Promise<void>): LoadingState {
  const [tries, setTries] = useState(1);
  const [ended, setEnded] = useState(isLoaded ? 1 : 0);
  const isAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once for each try.
  useEffect(() => {
    if (isLoaded) return;
    const loading = load();
    // The whole page is reloaded only after a press, because a reload closes what is open on the
    // page.
    (isAsked.current ? orWholePage(loading) : loading)
      .catch(console.error)
      .then(() => setEnded(tries));
  }, [tries]);
  const isBusy = ended < tries;
  const tryAgain = (isByHand: boolean): void => {
    isAsked.current = isByHand;
    setTries(tries + 1);
  };
  useBackOnline(!isLoaded, isBusy, () => tryAgain(false));
  const again = (): void => {
    if (!isBusy) tryAgain(true);
  };
  return { hasFailed: ended > 0, isBusy, again };
}

/**
 * Retries when the network is back. If the network came back during a try, which may have begun
 * without the network, retries when that try has failed.
 */
function useBackOnline(isWanted: boolean, isBusy: boolean, retry: () => void): void {
  const isBack = useRef(false);
  useEffect(() => {
    if (!isWanted) return;
    const retryOnce = (): void => {
      isBack.current = isBusy;
      if (!isBusy) retry();
    };
    if (!isBusy && isBack.current) retryOnce();
    addEventListener('online', retryOnce);
    return () => removeEventListener('online', retryOnce);
  });
}

interface NotLoadedProps {
  readonly isBusy: boolean;
  readonly onAgain: () => void;
}

function NotLoaded({ isBusy, onAgain }: NotLoadedProps) {
  const text = useText();
  const again = (
    <Button aria-disabled={isBusy} onClick={onAgain}>
      {text('app.again')}
    </Button>
  );
  return (
    <>
      <Notice kind="wrong" actions={again}>
        {text('app.not-loaded')}
      </Notice>
      {isBusy && <Loading />}
    </>
  );
}

async function orWholePage(loading: Promise<void>): Promise<void> {
  try {
    await loading;
  } catch (error) {
    await reloadIfServed();
    throw error;
  }
}
