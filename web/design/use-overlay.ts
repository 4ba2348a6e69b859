// The container in which a menu or a tooltip opens: the dialog of its button, because nothing
// beside a dialog can be used; without a dialog, the landmark of its button, so that nothing on the
// page is outside of all landmarks.

import { type RefObject, useRef, useState } from 'react';

interface Overlay {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Undefined until the menu or tooltip is first opened. */
  readonly place: HTMLElement | undefined;
}

export function useOverlay(): Overlay {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState<HTMLElement>();
  const onOpenChange = (isOpen: boolean): void => {
    if (isOpen) setPlace(placeOf(trigger.current));
    setOpen(isOpen);
  };
  return { trigger, open, onOpenChange, place };
}

function placeOf(button: Element | null): HTMLElement {
  const place = button?.closest<HTMLElement>('[role="dialog"], main') ?? button?.closest('header');
  return place ?? document.body;
}
