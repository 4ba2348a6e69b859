// Toasts that make sense on one screen only, such as those with Undo: they are removed when the
// screen is left.

import { useCallback, useEffect, useRef } from 'react';
import { showToast } from './toasts.ts';

export type ShowToast = (...toast: Parameters<typeof showToast>) => void;

/**
 * Returns a function that shows a toast. A newer toast removes the older one, whose Undo would no
 * longer take back the newest action.
 */
export function useToast(): ShowToast {
  const remove = useRef<() => void>(undefined);
  useEffect(() => () => remove.current?.(), []);
  return useCallback((...toast) => {
    remove.current?.();
    remove.current = showToast(...toast);
  }, []);
}
