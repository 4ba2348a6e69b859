// What is dropped anywhere on the page, dialogs included, and whether something hangs over it. A
// file that nobody takes makes the browser leave the page: what a screen has no use for comes to
// the window at last, which guards that.

import { useEffect, useRef, useState } from 'react';

/**
 * `takes` says of what is dragged whether it is wanted: files, unless told. The window hears it
 * after the document.
 */
export function useDrop(
  onDrop: (dropped: DataTransfer) => void,
  takes: (event: DragEvent) => boolean = hasFiles,
  place: Document | Window = document,
): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef({ onDrop, takes });
  useEffect(() => {
    latest.current = { onDrop, takes };
  }, [onDrop, takes]);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      const isWanted = latest.current.takes(event);
      if (isWanted) event.preventDefault();
      setOver(isWanted);
    };
    const leave = (event: DragEvent): void => {
      // Only the one that leaves the window goes nowhere.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      if (!latest.current.takes(event) || event.dataTransfer === null) return;
      event.preventDefault();
      latest.current.onDrop(event.dataTransfer);
    };
    const listeners = { dragover: over, dragleave: leave, drop } as const;
    for (const [name, listener] of Object.entries(listeners))
      place.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        place.removeEventListener(name, listener as EventListener);
    };
  }, [place]);
  return isOver;
}

export function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
