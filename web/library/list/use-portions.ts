// Shows a long list portion by portion: the next one comes when the end of the list is near, or
// when a button there is pressed.

import { type RefObject, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { keptCards } from './use-kept-place.ts';

const PORTION = 60;
/** The distance of the end of the list from the window at which the next portion comes. */
const NEAR = '800px';

interface Portions {
  /** The number of cards to show. */
  readonly most: number;
  readonly showMore: () => void;
}

/** `end` is at the end of the list as long as more can be shown. */
export function usePortions(end: RefObject<Element | null>): Portions {
  const [path] = useLocation();
  const query = useSearch();
  const address = `${path}?${query}`;
  const [shown, setShown] = useState(() => ({
    address,
    most: Math.max(PORTION, keptCards(path, query)),
  }));
  const most = shown.address === address ? shown.most : PORTION;
  const showMore = (): void => setShown({ address, most: most + PORTION });
  // Looks anew after every change, because the end moves with the list.
  useEffect(() => {
    if (end.current === null) return;
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) showMore();
      },
      { rootMargin: NEAR },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return { most, showMore };
}
