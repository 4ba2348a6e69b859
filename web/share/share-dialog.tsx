// The dialog to share a puzzle. What it needs is loaded when it is opened first, so that playing does not pay for it.

import { lazy, Suspense } from 'react';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { useText } from '../app/words.tsx';
import { Dialog } from '../design/dialog.tsx';

const SharePanel = lazy(() => import('./share-panel.tsx'));

export interface ShareDialogProps {
  readonly puzzle: Puzzle;
  /** Of the shelf: with it there is a way to the print page. */
  readonly id?: string;
  /** What the player has marked, row by row. */
  readonly marks?: Uint8Array;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function ShareDialog({ open, onOpenChange, ...shared }: ShareDialogProps) {
  const text = useText();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text('share.title')} wide>
      <Suspense fallback={<p role="status">{text('app.loading')}</p>}>
        <SharePanel {...shared} />
      </Suspense>
    </Dialog>
  );
}
