// Says that this drawing has changes that were not saved, and offers to go back to the puzzle.

import { useState } from 'react';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { pictureOfPuzzle } from '../drawing/picture.ts';
import type { DrawingEditor } from '../drawing/use-drawing-editor.ts';
import { isSaved } from './save-drawing.ts';

interface UnsavedNoticeProps {
  readonly editor: DrawingEditor;
  readonly saved: Puzzle;
  /** Called when the notice is gone, and with it the button that had the focus. */
  readonly onDone: () => void;
}

export function UnsavedNotice({ editor, saved, onDone }: UnsavedNoticeProps) {
  const text = useText();
  const { picture, meta, beginAnew } = editor;
  const [isOld] = useState(() => !isSaved(picture, meta, saved));
  const [isRead, setIsRead] = useState(false);
  if (!isOld || isRead) return null;
  const end = (): void => {
    setIsRead(true);
    onDone();
  };
  const reset = (): void => {
    beginAnew(pictureOfPuzzle(saved) ?? picture, saved.meta);
    end();
  };
  return (
    <Notice
      actions={
        <>
          <Button onClick={reset}>{text('draw.left.reset')}</Button>
          <Button onClick={end}>{text('draw.left.keep')}</Button>
        </>
      }
    >
      {text('draw.left')}
    </Notice>
  );
}
