// The dialogs of the screen, one at a time.

import { KeysDialog } from '../board/keys-dialog.tsx';
import { KEY_LINES } from '../board/key-lines.ts';
import { ShareDialog } from '../share/share-dialog.tsx';
import { useGame } from './play-context.ts';
import { SettingsDialog } from './settings-dialog.tsx';

export const DIALOGS = ['share', 'settings', 'keys'] as const;
export type DialogName = (typeof DIALOGS)[number];

export interface DialogsProps {
  readonly open: DialogName;
  readonly onClose: () => void;
}

export function Dialogs({ open, onClose }: DialogsProps) {
  const { id, play } = useGame(({ session }) => session);
  const change = (isOpen: boolean): void => {
    if (!isOpen) onClose();
  };
  return (
    <>
      <ShareDialog
        puzzle={play.puzzle}
        id={id}
        marks={play.cells}
        open={open === 'share'}
        onOpenChange={change}
      />
      <SettingsDialog open={open === 'settings'} onOpenChange={change} />
      <KeysDialog
        lines={KEY_LINES}
        pointers="play.keys.mouse"
        open={open === 'keys'}
        onOpenChange={change}
      />
    </>
  );
}
