// A button that disappears when it is pressed takes the focus with it, and keyboard users would
// start again at the top of the page. Instead, the focus moves to what is nearest: the board beside
// the button, else an element that contained the button.

import { useEffect } from 'react';

export function RestoreFocus() {
  useEffect(() => {
    /** The element that last had the focus, and all elements around it. */
    let path: readonly Element[] = [];
    let isByKeys = false;
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      path = pathOf(target);
      isByKeys = target.matches(':focus-visible');
    };
    // If the element is still there, the focus was left on purpose and nothing is lost.
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
 * Returns the nearest place for the focus: for keyboard users the cell of a board that has the tab
 * stop, else an element on the path with tabindex -1, else the content of the screen, which may be
 * new.
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
