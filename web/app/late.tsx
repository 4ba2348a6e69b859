// Parts of the page whose code is loaded when they are drawn first. React's own `lazy` shows them late: what takes the
// place of a fallback is held back until that has been seen for 0.3 s, on every first visit of a screen.

import { type ComponentType, useEffect, useState } from 'react';

/** What is thrown when the code, or what comes with it, could not be loaded. */
export class NotLoaded extends Error {}

/** Draws `Waiting`, if any, until the component is there; what cannot be loaded is tried again when it is drawn anew. */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting?: ComponentType,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  return function Late(props: P) {
    const [isLoaded, setIsLoaded] = useState(Loaded !== undefined);
    const [failure, setFailure] = useState<NotLoaded>();
    useEffect(() => {
      if (isLoaded) return;
      load().then(
        (component) => {
          Loaded = component;
          setIsLoaded(true);
        },
        (cause: unknown) => setFailure(new NotLoaded(String(cause), { cause })),
      );
    }, [isLoaded]);
    if (failure !== undefined) throw failure;
    if (Loaded !== undefined) return <Loaded {...props} />;
    return Waiting && <Waiting />;
  };
}
