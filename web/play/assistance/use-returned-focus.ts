// Moves the focus when a part of the help replaces the button that asked for this part, and when
// the part goes away again. Otherwise, keys would start from the top of the page each time.

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to `part` when it comes onto the page. When it goes away, the focus goes back to
 * where it was, or to an element with `data-lends-focus`.
 */
export function useReturnedFocus(part: RefObject<HTMLElement | null>): void {
  const before = useRef<Element>(null);
  // A layout effect moves the focus immediately, because a quick person may press the next key
  // without delay.
  useLayoutEffect(() => {
    before.current = document.activeElement;
    part.current?.focus();
  }, [part]);
  // The cleanup of an effect runs when the elements that replace the part are on the page.
  useEffect(() => {
    const help = part.current?.parentElement;
    return () => {
      // If another element has the focus, the person has moved on meanwhile.
      if (document.activeElement !== document.body) return;
      const isThere = before.current !== document.body && before.current?.isConnected;
      // The answer comes after the buttons that ask, so the last element that lends its focus is
      // the nearest.
      const lenders = help?.querySelectorAll('[data-lends-focus]') ?? [];
      const lender = isThere ? before.current : lenders[lenders.length - 1];
      if (lender instanceof HTMLElement) lender.focus();
    };
  }, [part]);
}

/**
 * Moves the focus to `part` if the element that had it is hidden when the part comes, as the help
 * buttons of a small screen are by an answer. If the focus goes away with the part, it goes back to
 * that element.
 */
export function useFocusOfHidden(part: RefObject<HTMLElement | null>): void {
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    before.current = document.activeElement;
    const isHidden = before.current?.getClientRects().length === 0;
    if (isHidden) part.current?.focus({ preventScroll: true });
  }, [part]);
  useEffect(
    () => () => {
      const { current: element } = before;
      const isLost = document.activeElement === document.body;
      if (isLost && element instanceof HTMLElement) element.focus({ preventScroll: true });
    },
    [],
  );
}
