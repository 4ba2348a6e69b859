// Announces to screen readers what everyone else sees: hints, mistakes, the end of work.

import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { create } from 'zustand';

const useAnnounced = create<{ readonly text: string; readonly count: number }>(() => ({
  text: '',
  count: 0,
}));

export function announce(text: string): void {
  useAnnounced.setState(({ count }) => ({ text, count: count + 1 }));
}

/**
 * Says nothing on a new page until that page announces something. Adds a no-break space to every
 * second text, so that a text that comes twice in a row is announced twice.
 */
export function Announcer() {
  const { text, count } = useAnnounced();
  const [place] = useLocation();
  // A layout effect comes before what a new page announces in its effects.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place.
  useLayoutEffect(() => useAnnounced.setState({ text: '' }), [place]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-testid="announcer">
      {text && text + (count % 2 === 1 ? '\u00a0' : '')}
    </div>
  );
}
