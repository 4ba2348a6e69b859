// One game on the screen: board, tools, status and help.

import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { DialogNotLoaded } from '../design/dialog-not-loaded.tsx';
import { lazyPart } from '../design/lazy-part.tsx';
import { useTitle } from '../design/page.tsx';
import type { LibraryPuzzle } from '../puzzle-store/library-puzzles.ts';
import { nameFacts } from '../puzzle-store/opened-name.ts';
import { setLastPlayed } from '../puzzle-store/saved-games.ts';
import { usePuzzleNames } from '../puzzle-store/use-puzzle-names.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { useStorage } from '../storage/use-storage.ts';
import { HelpPanel } from './assistance/help-panel.tsx';
import { useHelpSheet } from './assistance/use-help-sheet.ts';
import { useHintOffer } from './assistance/use-hint-offer.ts';
import { useMistakes } from './assistance/use-mistakes.ts';
import { useWarmSolver } from './assistance/use-warm-solver.ts';
import { BoardArea } from './board-area.tsx';
import { useCues } from './cues/use-cues.ts';
import { openGame } from './game/game.ts';
import { makeGameStore } from './game/game-store.ts';
import { PlayContext, usePlayingOf } from './game/play-context.ts';
import { useClock } from './game/use-clock.ts';
import styles from './game-view.module.css';
import { usePause } from './pause/use-pause.ts';
import type { DialogName } from './play-dialogs.tsx';
import { useGameSaving } from './saving/use-game-saving.ts';
import { useShownTechniques } from './saving/use-shown-techniques.ts';
import { useSolveLog } from './saving/use-solve-log.ts';
import { useUnreadMoves } from './saving/use-unread-moves.ts';
import { isPictureInSight } from './solved/picture-in-sight.ts';
import { useElementSize } from './solved/use-element-size.ts';
import { useFinishAnnouncement } from './solved/use-finish-announcement.ts';
import { GameStatus } from './status/game-status.tsx';
import { ToolNotes, ToolsBar } from './tools/tools-bar.tsx';
import { useBoardTools } from './tools/use-board-tools.ts';
import { useShortcuts } from './use-shortcuts.ts';
import type { Welcome } from './welcome/use-welcome.ts';

const PlayDialogs = lazyPart(
  async () => (await import('./play-dialogs.tsx')).PlayDialogs,
  DialogNotLoaded,
);

// Loaded when a puzzle is solved.
const PictureStage = lazyPart(
  async () => (await import('./solved/picture-stage.tsx')).PictureStage,
);

interface GameViewProps {
  readonly opened: LibraryPuzzle;
  readonly save: SavedGame | undefined;
  /** Given for a newcomer only. */
  readonly welcome: Welcome | undefined;
}

export function GameView({ opened, save, welcome }: GameViewProps) {
  const storage = useStorage();
  const { id, puzzle } = opened;
  const [store] = useState(() => makeGameStore(openGame(id, puzzle, save)));
  const [dialog, setDialog] = useState<DialogName>();
  const playing = usePlayingOf(store);
  const tools = useBoardTools();
  const sheet = useHelpSheet(store);
  const wrong = useMistakes(playing.context);
  useCues(store, wrong);
  const wasSolved = useStore(store, ({ game }) => game.solvedBy !== undefined);
  const { nameOf, titleOf } = usePuzzleNames(wasSolved);
  const listed = { id, ...nameFacts(opened) };
  const name = nameOf(listed, wasSolved);
  const isTitled = titleOf(listed, wasSolved) !== undefined;
  useTitle(name);
  const isDone = useStore(store, ({ game }) => game.isDone);
  const isPicture = useStore(store, isPictureInSight);
  const isPlayback = useStore(store, ({ playback }) => playback !== undefined);
  const over = useRef<HTMLDivElement>(null);
  const under = useRef<HTMLDivElement>(null);
  const covered = useElementSize(over).height;
  const style = { '--tools': `${useElementSize(under).height}px` };
  useUnreadMoves(playing.context, save);
  useClock(store);
  usePause(store);
  useGameSaving(store, save);
  useSolveLog(store, opened);
  useShownTechniques(store);
  useFinishAnnouncement(playing.context, opened);
  useHintOffer(playing);
  useWarmSolver(playing.context);
  useShortcuts(playing.context, dialog === undefined, () => setDialog('keys'));
  useEffect(() => void setLastPlayed(storage, id), [storage, id]);
  return (
    <PlayContext value={playing}>
      <main
        id="content"
        className={styles.game}
        tabIndex={-1}
        style={style as CSSProperties}
        data-solved={isDone || undefined}
        data-picture={isPicture || undefined}
        data-playback={isPlayback || undefined}
        data-way={tools.way}
        data-help={sheet.isBeside && sheet.isOpen ? 'beside' : 'below'}
      >
        <div className={styles.side}>
          <GameStatus {...{ opened, name, isTitled }} />
          <HelpPanel opened={opened} isOpen={sheet.isOpen} />
        </div>
        <BoardArea {...{ name, tools, wrong, covered }} />
        {isPicture && <PictureStage title={name} />}
        {welcome && !isOwnWork(opened) && (
          <welcome.Card lessons={welcome.lessons} onBegin={welcome.note} onEnd={welcome.end} />
        )}
        {!sheet.isBeside && (
          <div className={styles.notes}>
            <ToolNotes tools={tools} />
          </div>
        )}
        <ToolsBar opened={opened} tools={tools} sheet={sheet} onDialog={setDialog} />
        <div ref={over} className={styles.over} aria-hidden />
        <div ref={under} className={styles.under} aria-hidden />
      </main>
      {dialog && <PlayDialogs open={dialog} onClose={() => setDialog(undefined)} />}
    </PlayContext>
  );
}

/** Whether the player made the puzzle here, and so needs no word about what it is. */
function isOwnWork({ made }: LibraryPuzzle): boolean {
  return made === 'drawn' || made === 'entered';
}
