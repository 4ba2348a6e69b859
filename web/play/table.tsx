// One game on the screen: board, tools, status and help.

import { useEffect, useState } from 'react';
import { useText } from '../app/words.tsx';
import type { Save } from '../board/save.ts';
import { useTitle } from '../design/page.tsx';
import { type ShelfPuzzle, setLastPlayed } from '../shelf/shelf.ts';
import { BoardPlace } from './board-place.tsx';
import { type DialogName, Dialogs } from './dialogs.tsx';
import { makeGame } from './game.ts';
import { HelpPanel } from './help-panel.tsx';
import { PlayContext, usePlayingOf } from './play-context.ts';
import { openSession } from './session.ts';
import { Status } from './status.tsx';
import styles from './table.module.css';
import { ToolsBar } from './tools-bar.tsx';
import { useBoardTools } from './use-board-tools.ts';
import { useHelpSheet } from './use-help-sheet.ts';
import { useKeeping } from './use-keeping.ts';
import { useMistakes } from './use-mistakes.ts';
import { useOffer } from './use-offer.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useUnread } from './use-unread.ts';
import { useWarmSolver } from './use-warm-solver.ts';

export interface TableProps {
  readonly opened: ShelfPuzzle;
  readonly save: Save | undefined;
}

export function Table({ opened, save }: TableProps) {
  const { id, puzzle } = opened;
  const text = useText();
  const [game] = useState(() => makeGame(openSession(id, puzzle, save)));
  const [dialog, setDialog] = useState<DialogName>();
  const playing = usePlayingOf(game);
  const tools = useBoardTools();
  const sheet = useHelpSheet(game);
  const wrong = useMistakes(playing.helper);
  const title = puzzle.meta.title ?? text('play.untitled');
  useTitle(title);
  useUnread(playing.helper, save);
  useKeeping(game, save?.changed);
  useOffer(playing);
  useWarmSolver(playing.helper);
  useShortcuts(playing.helper, dialog === undefined, () => setDialog('keys'));
  useEffect(() => void setLastPlayed(id), [id]);
  return (
    <PlayContext value={playing}>
      <main id="content" className={styles.table} tabIndex={-1}>
        <div className={styles.side}>
          <Status opened={opened} title={title} />
          <HelpPanel isOpen={sheet.isOpen} />
        </div>
        <BoardPlace title={title} tools={tools} wrong={wrong} />
        <ToolsBar opened={opened} tools={tools} sheet={sheet} onDialog={setDialog} />
      </main>
      {dialog && <Dialogs open={dialog} onClose={() => setDialog(undefined)} />}
    </PlayContext>
  );
}
