// Handles a file that is dropped on a screen that has no use for it: opens the Enter screen, which
// reads the file. Otherwise the browser would leave the page and show the file.

import { useLocation } from 'wouter';
import { useStrayFile } from '../app/stray-file.ts';
import { useText } from '../app/texts.ts';
import { hasFiles, useDrop } from '../app/use-drop.ts';
import { DropVeil } from '../design/drop-veil.tsx';

export function StrayFiles() {
  const text = useText();
  const [, navigate] = useLocation();
  const stray = useStrayFile();
  const carry = ({ files: [file] }: DataTransfer): void => {
    stray.held = file;
    if (file !== undefined) navigate('/enter');
  };
  const isOver = useDrop(carry, isStray, window);
  return isOver && <DropVeil>{text('app.drop')}</DropVeil>;
}

function isStray(event: DragEvent): boolean {
  return hasFiles(event) && !event.defaultPrevented;
}
