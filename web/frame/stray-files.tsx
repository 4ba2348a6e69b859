// A file that is dropped where the screen has no use for it: it goes to the Enter screen, which
// opens it. Without this the browser would leave the page and show the file.

import { useLocation } from 'wouter';
import { useStrayFile } from '../app/stray-file.ts';
import { hasFiles, useDrop } from '../app/use-drop.ts';
import { useText } from '../app/words.tsx';
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
