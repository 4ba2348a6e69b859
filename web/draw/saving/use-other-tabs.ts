// The same drawing in other tabs: what is drawn and saved there is so here.

import { useEffect, useRef } from 'react';
import type { Studio } from '../drawing/use-drawing-editor.ts';
import type { Saving } from './use-saving.ts';

const CHANNEL = 'crosshatch-drafts';

export function useOtherTabs({ join, look }: Studio, saving: Saving): void {
  const latest = useRef(saving);
  latest.current = saving;
  useEffect(() => {
    const leave = join(new BroadcastChannel(CHANNEL), (id) => latest.current.savedElsewhere(id));
    const wake = (): void => {
      if (document.hidden) return;
      void look();
      latest.current.look();
    };
    document.addEventListener('visibilitychange', wake);
    addEventListener('pageshow', wake);
    // What was kept after the drawing was read and before this listened.
    wake();
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('pageshow', wake);
      leave();
    };
  }, [join, look]);
}
