// The controls of the player: tools, colours, undo and redo, trials, zoom, and a menu for the rest.

import { LifeBuoy, Maximize, Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { useText } from '../../app/texts.ts';
import { useMedia } from '../../app/use-media.ts';
import { IconButton } from '../../design/button.tsx';
import type { LibraryPuzzle } from '../../puzzle-store/library-puzzles.ts';
import type { HelpSheet } from '../assistance/use-help-sheet.ts';
import { redoMove, undoMove } from '../game/game-store.ts';
import { useAskContext, useGame } from '../game/play-context.ts';
import type { DialogName } from '../play-dialogs.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { MoreMenu } from './more-menu.tsx';
import { ToolChoice } from './tool-choice.tsx';
import styles from './tools.module.css';
import { TrialBar } from './trial-bar.tsx';
import type { BoardTools } from './use-board-tools.ts';

/**
 * The least width of the page with room for a panel beside the board; the same as in
 * game-view.module.css.
 */
const WIDE = '(min-width: 960px)';

interface ToolsBarProps {
  readonly opened: LibraryPuzzle;
  readonly tools: BoardTools;
  readonly sheet: HelpSheet;
  readonly onDialog: (name: DialogName) => void;
}

export function ToolsBar({ opened, tools, sheet, onDialog }: ToolsBarProps) {
  const text = useText();
  const isWide = useMedia(WIDE);
  return (
    <section className={styles.bar} aria-label={text('play.tools')}>
      <TrialBar />
      {opened.puzzle.palette.length > 2 && (
        <ColourChoice palette={opened.puzzle.palette} tools={tools} />
      )}
      <div className={styles.row}>
        <ToolChoice tools={tools} />
        <UndoRedo />
        {isWide && <Zoom tools={tools} />}
        {!isWide && (
          <IconButton
            icon={LifeBuoy}
            label={text('play.help')}
            pressed={sheet.isOpen}
            onClick={sheet.toggle}
          />
        )}
        <MoreMenu opened={opened} tools={tools} hasZoom={!isWide} onDialog={onDialog} />
      </div>
    </section>
  );
}

function UndoRedo() {
  const text = useText();
  const { store } = useAskContext();
  const canUndo = useGame(({ game }) => game.play.past.length > 0);
  const canRedo = useGame(({ game }) => game.play.future.length > 0);
  return (
    <div className={styles.group}>
      <IconButton
        icon={Undo2}
        label={text('play.undo')}
        shortcut="U"
        aria-disabled={!canUndo}
        onClick={() => undoMove(store)}
      />
      <IconButton
        icon={Redo2}
        label={text('play.redo')}
        shortcut="R"
        aria-disabled={!canRedo}
        onClick={() => redoMove(store)}
      />
    </div>
  );
}

function Zoom({ tools }: { readonly tools: BoardTools }) {
  const text = useText();
  const { board, canZoom } = tools;
  return (
    <div className={styles.group}>
      <IconButton
        icon={ZoomOut}
        label={text('play.zoom-out')}
        aria-disabled={!canZoom.isOutPossible}
        onClick={() => board.current?.zoomOut()}
      />
      <IconButton
        icon={ZoomIn}
        label={text('play.zoom-in')}
        aria-disabled={!canZoom.isInPossible}
        onClick={() => board.current?.zoomIn()}
      />
      <IconButton
        icon={Maximize}
        label={text('play.zoom-fit')}
        onClick={() => board.current?.zoomToFit()}
      />
    </div>
  );
}
