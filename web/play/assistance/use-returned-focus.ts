// The focus for a part of the help that comes in place of the button that asked for it, and goes
// again. Without this, keys would have to begin at the top of the page each time.

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * `part` takes the focus while it is there; then that goes to where it was, or to a button marked
 * as lending it.
 */
export function useLentFocus(part: RefObject<HTMLElement | null>): void {
  const before = useRef<Element>(null);
  // At once: whoever is quick has gone on from there.
  useLayoutEffect(() => {
    before.current = document.activeElement;
    part.current?.focus();
  }, [part]);
  // When what has come in its place is there.
  useEffect(() => {
    const help = part.current?.parentElement;
    return () => {
      // Otherwise somebody has gone elsewhere meanwhile.
      if (document.activeElement !== document.body) return;
      const isThere = before.current !== document.body && before.current?.isConnected;
      // An answer comes behind the buttons that ask.
      const lenders = help?.querySelectorAll('[data-lends-focus]') ?? [];
      const lender = isThere ? before.current : lenders[lenders.length - 1];
      if (lender instanceof HTMLElement) lender.focus();
    };
  }, [part]);
}
