// The dialogs of the screen, one at a time.

import { useEffect, useMemo } from 'react';
import { defined } from '../../src/puzzle/defined.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { useSettings } from '../app/settings.ts';
import { KEY_LINES } from '../board/key-list.ts';
import { KeysDialog } from '../board/keys-dialog.tsx';
import { NewPuzzle } from '../generate/new-puzzle.tsx';
import { nameFacts } from '../puzzle-store/opened-name.ts';
import { usePuzzleNames } from '../puzzle-store/use-puzzle-names.ts';
import { ShareDialog, type ShareDialogProps } from '../share/share-dialog.tsx';
import { useAskContext, useGame } from './game/play-context.ts';
import { goOn } from './pause/pause.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { keysInUse } from './shortcuts.ts';
import { TransferDialog } from './transfer/transfer-dialog.tsx';

export type DialogName = 'share' | 'transfer' | 'settings' | 'keys' | 'new';

interface PlayDialogsProps {
  readonly open: DialogName;
  readonly onClose: () => void;
}

export function PlayDialogs({ open, onClose }: PlayDialogsProps) {
  const opened = { open: true, onOpenChange: (isOpen: boolean) => isOpen || onClose() };
  switch (open) {
    case 'share':
      return <ShareGame {...opened} />;
    case 'transfer':
      return <TransferDialog onOpenChange={opened.onOpenChange} />;
    case 'settings':
      return <SettingsDialog {...opened} />;
    case 'keys':
      return <Keys {...opened} />;
    case 'new':
      return <NewPuzzle onClose={onClose} />;
  }
}

type Opened = Pick<ShareDialogProps, 'open' | 'onOpenChange'>;

function Keys(opened: Opened) {
  const settings = useSettings();
  return (
    <KeysDialog lines={keysInUse(KEY_LINES, settings)} pointers="play.keys.mouse" {...opened} />
  );
}

/**
 * Shares the puzzle with its title only if the title may be shown. A pause ends, because the puzzle
 * is in sight here, and what is saved has its clues.
 */
function ShareGame(opened: Opened) {
  const { store } = useAskContext();
  useEffect(() => goOn(store), [store]);
  const { id, play, solvedBy } = useGame(({ game }) => game);
  const isSolved = solvedBy !== undefined;
  const { titleOf } = usePuzzleNames(isSolved);
  const title = titleOf({ id, ...nameFacts(play) }, isSolved);
  const puzzle = useMemo(() => withTitle(play.puzzle, title), [play.puzzle, title]);
  return <ShareDialog puzzle={puzzle} id={id} marks={play.cells} {...opened} />;
}

function withTitle(puzzle: Puzzle, title: string | undefined): Puzzle {
  const { title: _, ...meta } = puzzle.meta;
  return { ...puzzle, meta: { ...meta, ...defined({ title }) } };
}
