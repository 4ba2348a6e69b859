// A menu or a tooltip opens inside the dialog of its button, because nothing outside an open dialog
// can be used. Without a dialog, it opens inside the main part or the header that contains the
// button, because all content should be inside a landmark of the page.

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
