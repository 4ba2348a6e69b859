// The controls of the player: colours, tools, undo and redo; then help, zoom, trials, the buttons
// for the whole game, and a menu for the rest. Words stand under the icons.

import { LifeBuoy, PanelRightClose, PanelRightOpen, Redo2, Undo2 } from 'lucide-react';
import { useText } from '../../app/texts.ts';
import { useLetterKey } from '../../app/use-letter-key.ts';
import { IconButton } from '../../design/button.tsx';
import type { LibraryPuzzle } from '../../puzzle-store/library-puzzles.ts';
import type { HelpSheet } from '../assistance/use-help-sheet.ts';
import { redoMove, undoMove } from '../game/game-store.ts';
import { useAskContext, useGame } from '../game/play-context.ts';
import type { DialogName } from '../play-dialogs.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { ClearButton, NewPuzzleMenu, TrialButton } from './game-buttons.tsx';
import { MoreMenu } from './more-menu.tsx';
import { ToolChoice } from './tool-choice.tsx';
import styles from './tools.module.css';
import { TouchPad } from './touch-pad.tsx';
import { TrialBar } from './trial-bar.tsx';
import type { BoardTools } from './use-board-tools.ts';
import { WayHint } from './way-hint.tsx';
import { ZoomButtons, ZoomMenu } from './zoom-buttons.tsx';

interface ToolsBarProps {
  readonly opened: LibraryPuzzle;
  readonly tools: BoardTools;
  readonly sheet: HelpSheet;
  readonly onDialog: (name: DialogName) => void;
}

export function ToolsBar({ opened, tools, sheet, onDialog }: ToolsBarProps) {
  const text = useText();
  const { isBeside } = sheet;
  return (
    <section className={styles.bar} aria-label={text('play.tools')}>
      {isBeside && <ToolNotes tools={tools} />}
      {tools.way === 'pad' && <TouchPad board={tools.board} />}
      {opened.puzzle.palette.length > 2 && (
        <ColourChoice palette={opened.puzzle.palette} tools={tools} />
      )}
      <div className={styles.row}>
        <div className={styles.marking}>
          <ToolChoice tools={tools} />
          <UndoRedo />
        </div>
        <div className={styles.actions}>
          {!isBeside && (
            <IconButton
              icon={LifeBuoy}
              label={text('play.help')}
              word={text('play.help.word')}
              pressed={sheet.isOpen}
              onClick={sheet.toggle}
            />
          )}
          {isBeside ? <ZoomButtons tools={tools} /> : <ZoomMenu tools={tools} />}
          <TrialButton />
          <ClearButton />
          <NewPuzzleMenu onMake={() => onDialog('new')} />
          <MoreMenu opened={opened} onDialog={onDialog} />
          {isBeside && <PanelButton sheet={sheet} />}
        </div>
      </div>
    </section>
  );
}

/** Says for a while how fingers mark and whether there is a trial. */
export function ToolNotes({ tools }: Pick<ToolsBarProps, 'tools'>) {
  return (
    <>
      <WayHint way={tools.way} />
      <TrialBar />
    </>
  );
}

/** Hides the help beside the board, and shows it again. */
function PanelButton({ sheet }: { readonly sheet: HelpSheet }) {
  const text = useText();
  return (
    <IconButton
      icon={sheet.isOpen ? PanelRightClose : PanelRightOpen}
      label={text(sheet.isOpen ? 'play.help.hide' : 'play.help.show')}
      word={text('play.help.word')}
      className={styles.panelButton ?? ''}
      onClick={sheet.toggle}
    />
  );
}

function UndoRedo() {
  const text = useText();
  const { store } = useAskContext();
  const [undoKey, redoKey] = [useLetterKey('U'), useLetterKey('R')];
  const canUndo = useGame(({ game }) => game.play.past.length > 0);
  const canRedo = useGame(({ game }) => game.play.future.length > 0);
  return (
    <div className={styles.group}>
      <IconButton
        icon={Undo2}
        label={text('play.undo')}
        word={text('play.undo.word')}
        shortcut={undoKey}
        aria-disabled={!canUndo}
        onClick={() => undoMove(store)}
      />
      <IconButton
        icon={Redo2}
        label={text('play.redo')}
        word={text('play.redo')}
        shortcut={redoKey}
        aria-disabled={!canRedo}
        onClick={() => redoMove(store)}
      />
    </div>
  );
}
