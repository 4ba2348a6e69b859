// The menu for what is needed only now and then, such as sharing the puzzle and settings.

import {
  Clapperboard,
  Ellipsis,
  Keyboard,
  MonitorSmartphone,
  Pencil,
  PencilLine,
  Printer,
  RotateCcw,
  Share2,
  SlidersHorizontal,
} from 'lucide-react';
import { defined } from '../../../src/puzzle/defined.ts';
import { useText } from '../../app/texts.ts';
import { useLetterKey } from '../../app/use-letter-key.ts';
import { FINGERS, useMedia } from '../../app/use-media.ts';
import { IconButton } from '../../design/button.tsx';
import { Menu, MenuItem, MenuLine, MenuLink } from '../../design/menu.tsx';
import type { LibraryPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { pictureEdit } from '../../puzzle-store/pictures/picture-edit.ts';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import { useAskContext, useGame } from '../game/play-context.ts';
import { usePlayAgain } from '../game/use-play-again.ts';
import type { DialogName } from '../play-dialogs.tsx';
import { startReplay } from '../playback/board-playback.ts';

interface MoreMenuProps {
  readonly opened: LibraryPuzzle;
  readonly onDialog: (name: DialogName) => void;
}

export function MoreMenu({ opened, onDialog }: MoreMenuProps) {
  const text = useText();
  const name = text('play.more');
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={name} word={name} />}>
      <GameItems />
      <MenuLine />
      <MenuLink icon={PencilLine} href={addressOf('enter', opened.id)}>
        {text('play.edit')}
      </MenuLink>
      <PictureLink opened={opened} />
      <MenuItem icon={Share2} onSelect={() => onDialog('share')}>
        {text('play.share')}
      </MenuItem>
      <MenuItem icon={MonitorSmartphone} onSelect={() => onDialog('transfer')}>
        {text('play.transfer')}
      </MenuItem>
      <MenuLink icon={Printer} href={addressOf('print', opened.id)}>
        {text('play.print')}
      </MenuLink>
      <MenuLine />
      <MenuItem icon={SlidersHorizontal} onSelect={() => onDialog('settings')}>
        {text('play.settings')}
      </MenuItem>
      {!useMedia(FINGERS) && <KeysItem onSelect={() => onDialog('keys')} />}
    </Menu>
  );
}

function PictureLink({ opened }: Pick<MoreMenuProps, 'opened'>) {
  const text = useText();
  const { id, made, puzzle } = opened;
  const isDone = useGame(({ game }) => game.isDone);
  const hasGoal = puzzle.goal !== undefined;
  const edit = pictureEdit({ ...defined({ made }), hasGoal }, isDone ? 'now' : 'never');
  if (edit === undefined) return null;
  return (
    <MenuLink icon={Pencil} href={addressOf('draw', id)}>
      {text(`app.picture.edit.${edit}`)}
    </MenuLink>
  );
}

function KeysItem({ onSelect }: { readonly onSelect: () => void }) {
  const text = useText();
  return (
    <MenuItem icon={Keyboard} shortcut={useLetterKey('?')} onSelect={onSelect}>
      {text('play.keys')}
    </MenuItem>
  );
}

function GameItems() {
  const text = useText();
  const { store } = useAskContext();
  const { play, isDone } = useGame(({ game }) => game);
  return (
    <>
      <MenuItem
        icon={Clapperboard}
        disabled={play.past.length === 0}
        onSelect={() => store.setState({ playback: startReplay(play), answer: undefined })}
      >
        {text('play.replay')}
      </MenuItem>
      {isDone && <PlayAgain />}
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
