// A button that disappears when it is pressed takes the focus with it, and keyboard users would
// start again at the top of the page. Instead, the focus moves to a place near the button: a board
// or an element that contained the button.

import { useEffect } from 'react';

export function RestoreFocus() {
  useEffect(() => {
    /** The element that had the focus most recently, then its ancestors from the inside out. */
    let path: readonly Element[] = [];
    let isByKeys = false;
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      path = pathOf(target);
      isByKeys = target.matches(':focus-visible');
    };
    // An element that is still on the page gave up the focus on purpose, so there is nothing to
    // restore.
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
    // The timeout lets dialogs and menus, which give the focus back when they close, do so first.
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
 * Looks along the path for the first element still on the page that has tabindex -1 or, for
 * keyboard users, contains a board. Returns the cell of that board that has the tab stop, or else
 * that element. Returns the content of the screen, which may be new, if there is no such element.
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
