// Takes text that is pasted outside of fields, and files that are pasted anywhere.

import { useEffect, useRef } from 'react';

export function usePastedText(
  onPaste: (pasted: string) => void,
  onFile: (file: File) => void,
): void {
  const latest = useRef({ onPaste, onFile });
  useEffect(() => {
    latest.current = { onPaste, onFile };
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const { target, clipboardData } = event;
      const pasted = clipboardData?.getData('text') ?? '';
      const [file] = clipboardData?.files ?? [];
      // Programs for texts and tables add a picture of what they copy.
      if (file !== undefined && pasted === '') {
        event.preventDefault();
        latest.current.onFile(file);
      } else if (!isField(target) && pasted.trim() !== '') latest.current.onPaste(pasted);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}

export function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
