// Lets Back close a dialog on screens that take fingers, where Back is a gesture.

import { useEffect, useLayoutEffect, useRef } from 'react';
import { TOUCH } from '../../app/use-media.ts';
import { type BackEffect, type BackEvent, backStep, NONE_OPEN } from './back-step.ts';

/** The state of the entries in the history that were added for dialogs. */
const ENTRY = 'dialog';

const closers: (() => void)[] = [];
let state = NONE_OPEN;
let isListening = false;

export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOpen || !matchMedia(TOUCH).matches) return;
    listen();
    const close = (): void => latest.current();
    closers.push(close);
    take({ kind: 'opened', isOnEntry: isOnEntry() });
    return () => {
      closers.splice(closers.indexOf(close), 1);
      take({ kind: 'closed' });
      setTimeout(() => take({ kind: 'settled', isOnEntry: isOnEntry() }));
    };
  }, [isOpen]);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('popstate', () => take({ kind: 'popped', isOnEntry: isOnEntry() }));
}

function isOnEntry(): boolean {
  return history.state === ENTRY;
}

function take(event: BackEvent): void {
  const [next, effects] = backStep(state, event);
  state = next;
  for (const effect of effects) run(effect);
}

function run(effect: BackEffect): void {
  if (effect === 'add-entry') history.pushState(ENTRY, '');
  else if (effect === 'go-back') history.back();
  else closers.at(-1)?.();
}
