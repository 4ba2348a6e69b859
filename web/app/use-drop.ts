// What is dropped anywhere on the window, dialogs included, and whether something hangs over it: a file that nobody takes
// makes the browser leave the page.

import { useEffect, useRef, useState } from 'react';

/** `takes` says of what is dragged whether it is wanted: files, unless told. */
export function useDrop(
  onDrop: (dropped: DataTransfer) => void,
  takes: (event: DragEvent) => boolean = hasFiles,
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
      addEventListener(name as keyof typeof listeners, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        removeEventListener(name as keyof typeof listeners, listener);
    };
  }, []);
  return isOver;
}

export function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
