// The menu for what is needed only now and then, such as trials, starting again, sharing the
// puzzle, settings.

import {
  Clapperboard,
  Ellipsis,
  Eraser,
  GitBranch,
  Keyboard,
  Maximize,
  Pencil,
  PencilLine,
  Printer,
  RotateCcw,
  Share2,
  SlidersHorizontal,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { useText } from '../../app/texts.ts';
import { IconButton } from '../../design/button.tsx';
import { Menu, MenuItem, MenuLine } from '../../design/menu.tsx';
import type { LibraryPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import { beginTrial, reset, undoLatest } from '../game/game-store.ts';
import { useGame, usePlaying } from '../game/play-context.ts';
import { usePlayAgain } from '../game/use-play-again.ts';
import type { DialogName } from '../play-dialogs.tsx';
import { startReplay } from '../playback/board-playback.ts';
import type { BoardTools } from './use-board-tools.ts';

interface MoreMenuProps {
  readonly opened: LibraryPuzzle;
  readonly tools: BoardTools;
  readonly hasZoom: boolean;
  readonly onDialog: (name: DialogName) => void;
}

export function MoreMenu({ opened, tools, hasZoom, onDialog }: MoreMenuProps) {
  const text = useText();
  const [, navigate] = useLocation();
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={text('play.more')} />}>
      {hasZoom && <ZoomItems tools={tools} />}
      <GameItems />
      <MenuLine />
      <MenuItem icon={PencilLine} onSelect={() => navigate(addressOf('enter', opened.id))}>
        {text('play.edit')}
      </MenuItem>
      {opened.made === 'drawn' && (
        <MenuItem icon={Pencil} onSelect={() => navigate(addressOf('draw', opened.id))}>
          {text('play.draw')}
        </MenuItem>
      )}
      <MenuItem icon={Share2} onSelect={() => onDialog('share')}>
        {text('play.share')}
      </MenuItem>
      <MenuItem icon={Printer} onSelect={() => navigate(addressOf('print', opened.id))}>
        {text('play.print')}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={SlidersHorizontal} onSelect={() => onDialog('settings')}>
        {text('play.settings')}
      </MenuItem>
      <MenuItem icon={Keyboard} shortcut="?" onSelect={() => onDialog('keys')}>
        {text('play.keys')}
      </MenuItem>
    </Menu>
  );
}

function GameItems() {
  const text = useText();
  const { context, offerUndo } = usePlaying();
  const { store } = context;
  const { play, isDone } = useGame(({ game }) => game);
  const isNew = play.past.length === 0;
  const empty = (): void => {
    reset(store);
    offerUndo(text('play.reset.done'), () => undoLatest(store, 'reset'));
  };
  return (
    <>
      <MenuItem icon={GitBranch} disabled={isDone} onSelect={() => beginTrial(store)}>
        {text('play.trial.start')}
      </MenuItem>
      <MenuItem
        icon={Clapperboard}
        disabled={isNew}
        onSelect={() => store.setState({ playback: startReplay(play), answer: undefined })}
      >
        {text('play.replay')}
      </MenuItem>
      {isDone ? (
        <PlayAgain />
      ) : (
        <MenuItem icon={Eraser} disabled={isNew} onSelect={empty}>
          {text('play.reset')}
        </MenuItem>
      )}
    </>
  );
}

function PlayAgain() {
  const text = useText();
  const playAgain = usePlayAgain();
  return (
    <MenuItem icon={RotateCcw} onSelect={playAgain}>
      {text('play.again')}
    </MenuItem>
  );
}

function ZoomItems({ tools }: { readonly tools: BoardTools }) {
  const text = useText();
  const { board, canZoom } = tools;
  return (
    <>
      <MenuItem
        icon={ZoomIn}
        disabled={!canZoom.isInPossible}
        onSelect={() => board.current?.zoomIn()}
      >
        {text('play.zoom-in')}
      </MenuItem>
      <MenuItem
        icon={ZoomOut}
        disabled={!canZoom.isOutPossible}
        onSelect={() => board.current?.zoomOut()}
      >
        {text('play.zoom-out')}
      </MenuItem>
      <MenuItem icon={Maximize} onSelect={() => board.current?.zoomToFit()}>
        {text('play.zoom-fit')}
      </MenuItem>
      <MenuLine />
    </>
  );
}
