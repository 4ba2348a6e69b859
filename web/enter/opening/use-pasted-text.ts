// Takes text that is pasted outside of fields.

import { useEffect, useRef } from 'react';

export function usePastedText(onPaste: (pasted: string) => void): void {
  const latest = useRef(onPaste);
  useEffect(() => {
    latest.current = onPaste;
  });
  useEffect(() => {
    const onPaste = ({ target, clipboardData }: ClipboardEvent): void => {
      const pasted = clipboardData?.getData('text') ?? '';
      if (!isField(target) && pasted.trim() !== '') latest.current(pasted);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}

export function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
