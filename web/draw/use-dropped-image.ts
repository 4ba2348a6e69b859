// Images that are dropped on the screen or pasted from the clipboard.

import { type DragEvent, useEffect, useRef, useState } from 'react';

export interface DroppedImage {
  /** Something is being dragged over the screen. */
  readonly isOver: boolean;
  readonly handlers: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

export function useDroppedImage(onFile: (file: File) => void): DroppedImage {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const [file] = event.clipboardData?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  return {
    isOver,
    handlers: {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setIsOver(false);
      },
      onDrop: (event) => {
        const [file] = event.dataTransfer.files;
        if (file === undefined) return;
        event.preventDefault();
        setIsOver(false);
        onFile(file);
      },
    },
  };
}
