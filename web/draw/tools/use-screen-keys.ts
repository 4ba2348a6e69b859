// Handles the usual keys for undo and redo and for the list of keys, wherever the focus is. Fields,
// menus and dialogs are exempt, because they have keys of their own.

import { useEffect, useRef } from 'react';
import { hasOwnKeys } from '../../app/has-own-keys.ts';
import { useSettings } from '../../app/settings.ts';
import { type DrawAction, undoActionOf } from '../canvas/key-actions.ts';

export function useScreenKeys(onAction: (action: DrawAction) => void): void {
  const hasLetters = useSettings(({ letterKeys }) => letterKeys);
  const latest = useRef({ onAction, hasLetters });
  latest.current = { onAction, hasLetters };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (hasOwnKeys(event.target) || event.defaultPrevented) return;
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
