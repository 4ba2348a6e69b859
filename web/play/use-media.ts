// Whether a media query holds, for what CSS alone cannot do.

import { useSyncExternalStore } from 'react';

/** Room for a panel beside the board: the same as in table.module.css. */
export const WIDE = '(min-width: 960px)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}
