// Parts of the page whose code is loaded when they are drawn first. React's own `lazy` shows them late: what takes the
// place of a fallback is held back until that has been seen for 0.3 s, on every first visit of a screen. What does not
// come is told in its place, and all around it stays as it is.

import { type ComponentType, Fragment, type ReactNode, useEffect, useState } from 'react';
import { loadFailedStyles } from '../app/failed-styles.ts';
import { useText } from '../app/words.tsx';
import { Button } from './button.tsx';
import { Loading } from './loading.tsx';
import { Notice } from './notice.tsx';

/** Draws the component once it is there; `Around` is what the message stands in when it does not come. */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Around: ComponentType<{ readonly children: ReactNode }> = Fragment,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  return function Late(props: P) {
    const [turn, setTurn] = useState(1);
    const [done, setDone] = useState(0);
    useEffect(() => {
      if (Loaded !== undefined) return;
      const loading = loadFailedStyles().then(load);
      (turn === 1 ? loading : orWholePage(loading))
        .then((component) => {
          Loaded = component;
        })
        .catch(console.error)
        .then(() => setDone(turn));
    }, [turn]);
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (done < turn) return <Loading />;
    return (
      <Around>
        <NotLoaded onAgain={() => setTurn(turn + 1)} />
      </Around>
    );
  };
}

function NotLoaded({ onAgain }: { readonly onAgain: () => void }) {
  const text = useText();
  return (
    <Notice kind="wrong" actions={<Button onClick={onAgain}>{text('app.again')}</Button>}>
      {text('app.not-loaded')}
    </Notice>
  );
}

/**
 * Where the server answers and the part still does not come, the whole page is loaded anew: some browsers do not fetch a
 * script again that failed once, and a newer version of the page has other scripts.
 */
async function orWholePage<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    const answer = await fetch('/', { cache: 'no-store' });
    if (answer.ok) location.reload();
    throw error;
  }
}
