// The tooltips of icon buttons, one at a time. A tooltip comes when the mouse rests on a button, or
// when the keyboard moves the focus there. A touch never opens one, and any press or key closes it.
// The code that places a tooltip is loaded when the first one comes.

import { type ComponentType, useEffect, useState } from 'react';
import type { TooltipProps } from './tooltip.tsx';

/** The mouse rests this long, in milliseconds, before a tooltip comes. */
const REST = 400;
/** A tooltip stays this long, in milliseconds, so that the mouse can move onto it. */
const GRACE = 150;

interface Shown {
  readonly button: HTMLElement;
  readonly Tooltip: ComponentType<TooltipProps>;
}

export function TooltipLayer() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let wanted: HTMLElement | undefined;
    return watchButtons((button) => {
      wanted = button;
      if (button === undefined) return setShown(undefined);
      import('./tooltip.tsx')
        .then(({ Tooltip }) => {
          if (wanted === button && button.isConnected) setShown({ button, Tooltip });
        })
        // The tooltip repeats the name of the button, so the page does without it.
        .catch(console.error);
    });
  }, []);
  return shown && <shown.Tooltip key={shown.button.ariaLabel} button={shown.button} />;
}

/**
 * Calls `show` with the button whose tooltip is to be shown, or with undefined to show none.
 * Returns a function that ends this.
 */
function watchButtons(show: (button: HTMLElement | undefined) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The button or the tooltip under the mouse. */
  let current: Element | undefined;
  const after = (time: number, button: HTMLElement | undefined): void => {
    clearTimeout(timer);
    timer = setTimeout(() => show(button), time);
  };
  const close = (): void => {
    clearTimeout(timer);
    show(undefined);
  };
  const over = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    const place = target instanceof Element ? target : undefined;
    const tooltip = place?.closest('[role="tooltip"]');
    if (tooltip) {
      clearTimeout(timer);
      current = tooltip;
      return;
    }
    const button = place?.closest<HTMLElement>('[data-tooltip]') ?? undefined;
    if (button === current) return;
    current = button;
    after(button === undefined ? GRACE : REST, button);
  };
  const focus = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement && target.matches('[data-tooltip]:focus-visible'))) return;
    clearTimeout(timer);
    show(target);
  };
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true, capture: true };
  document.addEventListener('pointerover', over, options);
  document.addEventListener('focusin', focus, options);
  for (const end of ['pointerdown', 'keydown', 'focusout'] as const)
    document.addEventListener(end, close, options);
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
