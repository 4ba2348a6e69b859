// Copies, cuts and pastes with the keys and menus of the browser, wherever the focus is. Fields,
// menus and dialogs are exempt, and so is text of the page that is selected. A pasted file is left
// to the dialog for images.

import { useEffect, useRef } from 'react';
import { hasOwnKeys } from '../../app/has-own-keys.ts';

interface ClipboardParts {
  /** Returns the text of what is selected; undefined if nothing is. */
  readonly copied: () => string | undefined;
  readonly onTaken: (isCut: boolean) => void;
  readonly onPaste: (text: string) => void;
}

export function useClipboard(parts: ClipboardParts): void {
  const latest = useRef(parts);
  latest.current = parts;
  useEffect(() => {
    const onTake = (event: ClipboardEvent): void => {
      const isElsewhere = hasOwnKeys(event.target) || getSelection()?.isCollapsed === false;
      const text = isElsewhere ? undefined : latest.current.copied();
      if (text === undefined) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', text);
      latest.current.onTaken(event.type === 'cut');
    };
    const onPaste = ({ target, clipboardData }: ClipboardEvent): void => {
      const text = clipboardData?.files.length === 0 ? clipboardData.getData('text/plain') : '';
      if (!hasOwnKeys(target) && text.trim() !== '') latest.current.onPaste(text);
    };
    const listeners = [
      ['copy', onTake] as const,
      ['cut', onTake] as const,
      ['paste', onPaste] as const,
    ];
    for (const [type, listener] of listeners) document.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) document.removeEventListener(type, listener);
    };
  }, []);
}
