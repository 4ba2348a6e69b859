// Messages that make sense on one screen only, such as those with Undo: they are removed when the
// screen is left.

import { useCallback, useEffect, useRef } from 'react';
import { tell } from './tell.ts';

export type Tell = (...message: Parameters<typeof tell>) => void;

/**
 * A newer message removes the older one, because its Undo would no longer take back the last
 * action.
 */
export function useTell(): Tell {
  const forget = useRef<() => void>(undefined);
  useEffect(() => () => forget.current?.(), []);
  return useCallback((...message) => {
    forget.current?.();
    forget.current = tell(...message);
  }, []);
}
