// Tells whether a media query matches, for what CSS alone cannot do.

import { useSyncExternalStore } from 'react';

/** A screen that takes fingers, whatever else there is. */
export const TOUCH = '(any-pointer: coarse)';
/** A device on which fingers are the main pointer, such as a phone. */
export const FINGERS = '(pointer: coarse)';

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
