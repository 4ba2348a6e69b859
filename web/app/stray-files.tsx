// A file that is dropped where the screen has no use for it: it goes to the Enter screen, which opens it. Without this the
// browser would leave the page and show the file.

import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { create } from 'zustand';
import { DropVeil } from '../design/drop-veil.tsx';
import { hasFiles, useDrop } from './use-drop.ts';
import { useText } from './words.tsx';

/** The file that is on its way. */
const useStray = create<{ readonly file: File | undefined }>(() => ({ file: undefined }));

export function StrayFiles() {
  const text = useText();
  const [, navigate] = useLocation();
  const carry = ({ files: [file] }: DataTransfer): void => {
    useStray.setState({ file });
    if (file !== undefined) navigate('/enter');
  };
  const isOver = useDrop(carry, isStray, window);
  return isOver && <DropVeil>{text('app.drop')}</DropVeil>;
}

function isStray(event: DragEvent): boolean {
  return hasFiles(event) && !event.defaultPrevented;
}

/** Takes the file that was dropped elsewhere, once. */
export function useStrayFile(onFile: (file: File) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it came before the screen did.
  useEffect(() => {
    const { file } = useStray.getState();
    useStray.setState({ file: undefined });
    if (file !== undefined) onFile(file);
  }, []);
}
