// The dialogs of the screen, one at a time.

import { KEY_LINES } from '../board/key-list.ts';
import { KeysDialog } from '../board/keys-dialog.tsx';
import { ShareDialog } from '../share/share-dialog.tsx';
import { useGame } from './game/play-context.ts';
import { SettingsDialog } from './settings-dialog.tsx';

export type DialogName = 'share' | 'settings' | 'keys';

interface PlayDialogsProps {
  readonly open: DialogName;
  readonly onClose: () => void;
}

export function PlayDialogs({ open, onClose }: PlayDialogsProps) {
  const { id, play } = useGame(({ game }) => game);
  const opened = { open: true, onOpenChange: (isOpen: boolean) => isOpen || onClose() };
  switch (open) {
    case 'share':
      return <ShareDialog puzzle={play.puzzle} id={id} marks={play.cells} {...opened} />;
    case 'settings':
      return <SettingsDialog {...opened} />;
    case 'keys':
      return <KeysDialog lines={KEY_LINES} pointers="play.keys.mouse" {...opened} />;
  }
}
