// The dialog to share a puzzle. What it needs is loaded when it is opened first, so that playing does not pay for it.

import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { late } from '../app/late.tsx';
import { useText } from '../app/words.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Loading } from '../design/loading.tsx';

const SharePanel = late(async () => (await import('./share-panel.tsx')).default, Loading);

export interface ShareDialogProps {
  readonly puzzle: Puzzle;
  /** Of the shelf, from which puzzles are printed. */
  readonly id?: string;
  /** What the player has marked, row by row. */
  readonly marks?: Uint8Array;
  /** What to know before it is passed on. */
  readonly warning?: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function ShareDialog({ open, onOpenChange, ...shared }: ShareDialogProps) {
  const text = useText();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text('share.title')} wide>
      <SharePanel {...shared} />
    </Dialog>
  );
}
