// Undo and redo by the keys of every program, wherever the focus is but in fields, which have their own, and dialogs.

import { useEffect, useRef } from 'react';
import { farDeedOf } from './keys.ts';
import type { Studio } from './use-studio.ts';

export function useUndoKeys(studio: Pick<Studio, 'undo' | 'redo'>): void {
  const latest = useRef(studio);
  latest.current = studio;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isElsewhere =
        event.target instanceof Element &&
        event.target.closest('input, select, textarea, [role="dialog"], [role="menu"]') !== null;
      const deed = isElsewhere || event.defaultPrevented ? undefined : farDeedOf(event);
      if (deed?.do !== 'undo' && deed?.do !== 'redo') return;
      event.preventDefault();
      latest.current[deed.do]();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
