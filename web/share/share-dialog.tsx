// The dialog to share a puzzle. The content is loaded only when the dialog first opens, so that the
// page starts without it.

import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { loadTexts, useText } from '../app/texts.ts';
import { Dialog } from '../design/dialog.tsx';
import { lazyPart } from '../design/lazy-part.tsx';

const SharePanel = lazyPart(async () => {
  const [panel] = await Promise.all([import('./share-panel.tsx'), loadTexts(['share'])]);
  return panel.default;
});

export interface ShareDialogProps {
  readonly puzzle: Puzzle;
  /** The id in the library; a puzzle without an id cannot be printed. */
  readonly id?: string | undefined;
  /** The marks of the player, row by row. */
  readonly marks?: Uint8Array;
  /** A warning to show before the puzzle is passed on. */
  readonly warning?: string | undefined;
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
