// Messages that make sense on one screen only, such as those with Undo: they go away with it.

import { useCallback, useEffect, useRef } from 'react';
import { tell } from './tell.ts';

export type Tell = (...message: Parameters<typeof tell>) => void;

/**
 * A newer message takes the older one away: what that would take back is the last thing done no
 * more.
 */
export function useTell(): Tell {
  const forget = useRef<() => void>(undefined);
  useEffect(() => () => forget.current?.(), []);
  return useCallback((...message) => {
    forget.current?.();
    forget.current = tell(...message);
  }, []);
}
