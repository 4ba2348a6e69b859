// Calls back when somebody presses or focuses something outside of an element.

import { type RefObject, useEffect, useRef } from 'react';

export function usePressElsewhere(
  area: RefObject<HTMLElement | null>,
  onElsewhere: () => void,
): void {
  const latest = useRef(onElsewhere);
  latest.current = onElsewhere;
  useEffect(() => {
    const listener = ({ target }: Event): void => {
      if (target instanceof Node && !area.current?.contains(target)) latest.current();
    };
    // The callback comes before what the press itself does.
    document.addEventListener('pointerdown', listener, true);
    document.addEventListener('focusin', listener, true);
    return () => {
      document.removeEventListener('pointerdown', listener, true);
      document.removeEventListener('focusin', listener, true);
    };
  }, [area]);
}
