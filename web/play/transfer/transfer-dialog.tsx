// The dialog that takes a game to another device. The content is loaded when the dialog first
// opens, so that the page starts without it.

import { loadTexts, useText } from '../../app/texts.ts';
import { Dialog } from '../../design/dialog.tsx';
import { lazyPart } from '../../design/lazy-part.tsx';

const TransferPanel = lazyPart(async () => {
  const [panel] = await Promise.all([
    import('./transfer-panel.tsx'),
    loadTexts(['share', 'transfer']),
  ]);
  return panel.default;
});

interface TransferDialogProps {
  readonly onOpenChange: (open: boolean) => void;
}

export function TransferDialog({ onOpenChange }: TransferDialogProps) {
  const text = useText();
  const close = (): void => onOpenChange(false);
  return (
    <Dialog open onOpenChange={onOpenChange} title={text('play.transfer')} wide>
      <TransferPanel onClose={close} />
    </Dialog>
  );
}
