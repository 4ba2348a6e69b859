// Calls back when somebody presses or focuses something outside of an element.

import { type RefObject, useEffect, useRef } from 'react';

export function usePressElsewhere(
  area: RefObject<HTMLElement | null>,
  onElsewhere: () => void,
): void {
  const latest = useRef(onElsewhere);
  latest.current = onElsewhere;
  useEffect(() => {
    const press = ({ target }: Event): void => {
      if (target instanceof Node && !area.current?.contains(target)) latest.current();
    };
    // A dialog that opens or closes moves the focus by itself, also to what is around the element.
    const focus = (event: Event): void => {
      const { target } = event;
      const isMoved = target instanceof Element && target.closest('[role="dialog"]') !== null;
      if (!isMoved && !(target instanceof Node && target.contains(area.current))) press(event);
    };
    // The callback comes before what the press itself does.
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('focusin', focus, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('focusin', focus, true);
    };
  }, [area]);
}
