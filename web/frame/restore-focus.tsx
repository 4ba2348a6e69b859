// A button that is gone once it was pressed takes the focus with it, and whoever uses the keyboard
// would begin again at the top of the page. The focus goes to what is nearest: the board beside the
// button, else what the button stood in.

import { useEffect } from 'react';

export function RestoreFocus() {
  useEffect(() => {
    /** The element with the focus and all that it stands in. */
    let path: readonly Element[] = [];
    let isByKeys = false;
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      path = pathOf(target);
      isByKeys = target.matches(':focus-visible');
    };
    // Left for nothing, with the element still there: nothing is lost.
    const leave = ({ target, relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) return;
      queueMicrotask(() => {
        if ((target as Element).isConnected && document.hasFocus()) path = [];
      });
    };
    const look = (): void => {
      if (path[0]?.isConnected !== false || document.activeElement !== document.body) return;
      nearest(path, isByKeys)?.focus({ preventScroll: true });
    };
    // Later than what gives the focus back by itself: dialogs and menus do so when they are gone.
    const observer = new MutationObserver(() => setTimeout(look));
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', leave);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', leave);
      observer.disconnect();
    };
  }, []);
  return null;
}

function pathOf(element: Element): readonly Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) path.push(at);
  return path;
}

/**
 * By keys, the cell of a board that has the tab stop; the screen that came where the old one went.
 */
function nearest(path: readonly Element[], isByKeys: boolean): HTMLElement | null {
  for (const element of path) {
    if (!element.isConnected) continue;
    const cell = element.querySelector<HTMLElement>(
      '[role="grid"] [role="gridcell"][tabindex="0"]',
    );
    if (cell !== null && isByKeys) return cell;
    if (
      element instanceof HTMLElement &&
      element.tabIndex === -1 &&
      element.hasAttribute('tabindex')
    )
      return element;
  }
  return document.getElementById('content');
}
