// Parts of the page whose code is loaded when they are drawn first. React's own `lazy` shows them
// late: what takes the place of a fallback is held back until that has been seen for 0.3 s, on
// every first visit of a screen. What does not come is told in its place, and all around it stays
// as it is.

import { type ComponentType, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { loadFailedStyles } from '../app/styles.ts';
import { useText } from '../app/words.tsx';
import { Button } from './button.tsx';
import { Loading } from './loading.tsx';
import { Notice } from './notice.tsx';

/**
 * Draws the component once it is there; `Around` is what the message stands in when it does not
 * come.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Around: ComponentType<{ readonly children: ReactNode }> = Fragment,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  const fetchPart = async (): Promise<void> => {
    await loadFailedStyles();
    Loaded ??= await load();
  };
  return function Late(props: P) {
    const { hasFailed, isBusy, again } = useLoading(Loaded !== undefined, fetchPart);
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (!hasFailed) return <Loading />;
    return (
      <Around>
        <NotLoaded isBusy={isBusy} onAgain={again} />
      </Around>
    );
  };
}

interface LoadingState {
  readonly hasFailed: boolean;
  /** It is tried again. */
  readonly isBusy: boolean;
  readonly again: () => void;
}

function useLoading(isLoaded: boolean, load: () => Promise<void>): LoadingState {
  const [tries, setTries] = useState(1);
  const [ended, setEnded] = useState(isLoaded ? 1 : 0);
  const isAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a try.
  useEffect(() => {
    if (isLoaded) return;
    const loading = load();
    // Never without a press: what is open on the page would be gone.
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
 * Also when the network came back during a try, which may have begun without it: then once that has
 * failed.
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

/**
 * Where the server answers and the part still does not come, the whole page is loaded anew: some
 * browsers do not fetch a script again that failed once, and a newer version of the page has other
 * scripts.
 */
async function orWholePage(loading: Promise<void>): Promise<void> {
  try {
    await loading;
  } catch (error) {
    // Of the server itself: the page is also kept by the browser.
    const answer = await fetch('/api/v1/health');
    if (answer.ok) location.reload();
    throw error;
  }
}
