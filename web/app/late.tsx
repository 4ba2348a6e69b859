// Parts of the page whose code is loaded when they are drawn first. React's own `lazy` shows them late: what takes the
// place of a fallback is held back until that has been seen for 0.3 s, on every first visit of a screen.

import { type ComponentType, useEffect, useState } from 'react';
import { useText } from './words.tsx';

/** Draws `Waiting`, if any, until the component is there; what cannot be loaded is tried again when it is drawn anew. */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting?: ComponentType,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  return function Late(props: P) {
    const [isLoaded, setIsLoaded] = useState(Loaded !== undefined);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      if (isLoaded) return;
      load().then(
        (component) => {
          Loaded = component;
          setIsLoaded(true);
        },
        (error: unknown) => setFailure({ error }),
      );
    }, [isLoaded]);
    if (failure !== undefined) throw failure.error;
    if (Loaded !== undefined) return <Loaded {...props} />;
    return Waiting && <Waiting />;
  };
}

export function Loading() {
  const text = useText();
  return <p role="status">{text('app.loading')}</p>;
}
