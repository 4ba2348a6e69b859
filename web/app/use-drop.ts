// Handles drops anywhere on the page, dialogs included, and says whether content that the caller
// takes is being dragged over the page. The browser would leave the page for a file that no handler
// takes. web/frame/stray-files.tsx, whose listener on the window gets drops last, prevents that.

import { useEffect, useRef, useState } from 'react';

/**
 * `takes` says whether the dragged content is wanted; by default, only files are. The listeners of
 * the window run after those of the document.
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
      // Only the event for leaving the window has no related target.
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
