// The dialog to share a puzzle. What is in it is loaded when it is opened first, so that playing
// does not pay for it.

import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { loadTexts, useText } from '../app/words.tsx';
import { Dialog } from '../design/dialog.tsx';
import { late } from '../design/late.tsx';

const SharePanel = late(async () => {
  const [panel] = await Promise.all([import('./share-panel.tsx'), loadTexts(['share'])]);
  return panel.default;
});

export interface ShareDialogProps {
  readonly puzzle: Puzzle;
  /** Id in the library, from which puzzles are printed. */
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
    <Dialog open={open} onOpenChange={onOpenChange} title={text('app.share')} wide>
      <SharePanel {...shared} />
    </Dialog>
  );
}
