// Undo, redo and the list of keys by the keys of every program, wherever the focus is but in
// fields, which have their own, and dialogs.

import { useEffect, useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import { type DrawAction, undoActionOf } from '../canvas/key-actions.ts';

export function useScreenKeys(onAction: (action: DrawAction) => void): void {
  const hasLetters = useSettings(({ letterKeys }) => letterKeys);
  const latest = useRef({ onAction, hasLetters });
  latest.current = { onAction, hasLetters };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isElsewhere(event.target) || event.defaultPrevented) return;
      const isHelp = event.key === '?' && latest.current.hasLetters;
      const action = isHelp ? ({ do: 'help' } as const) : undoActionOf(event);
      if (action === undefined) return;
      event.preventDefault();
      latest.current.onAction(action);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, select, textarea, [role="dialog"], [role="menu"]') !== null
  );
}
