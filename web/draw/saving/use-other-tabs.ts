// Follows other tabs that show the same drawing: takes over what is drawn and saved there.

import { useEffect, useRef } from 'react';
import type { DrawingEditor } from '../drawing/use-drawing-editor.ts';
import type { DrawingSaving } from './use-drawing-saving.ts';

const CHANNEL = 'crosshatch-drafts';

export function useOtherTabs({ connect, catchUp }: DrawingEditor, saving: DrawingSaving): void {
  const latest = useRef(saving);
  latest.current = saving;
  useEffect(() => {
    const leave = connect(new BroadcastChannel(CHANNEL), (id) => latest.current.savedElsewhere(id));
    const wake = (): void => {
      if (document.hidden) return;
      catchUp();
      latest.current.refresh();
    };
    document.addEventListener('visibilitychange', wake);
    addEventListener('pageshow', wake);
    // Takes over what was saved between loading the drawing and listening here.
    wake();
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('pageshow', wake);
      leave();
    };
  }, [connect, catchUp]);
}
