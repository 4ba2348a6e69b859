// The buttons for the whole game: they start a trial, clear the board, and lead to another puzzle.

import { ArrowRight, Eraser, GitBranch, Library, Puzzle, Sparkles } from 'lucide-react';
import { useLocation } from 'wouter';
import { useText } from '../../app/texts.ts';
import { useLetterKey } from '../../app/use-letter-key.ts';
import { IconButton } from '../../design/button.tsx';
import { Menu, MenuItem, MenuLink } from '../../design/menu.tsx';
import { useStorage } from '../../storage/use-storage.ts';
import { beginTrial, reset, undoLatest } from '../game/game-store.ts';
import { useAskContext, useGame, usePlaying } from '../game/play-context.ts';
import { nextAddress } from '../series/next-address.ts';
import { useFromLadder } from '../series/use-from-ladder.ts';

export function TrialButton() {
  const text = useText();
  const { store } = useAskContext();
  const isDone = useGame(({ game }) => game.isDone);
  return (
    <IconButton
      icon={GitBranch}
      label={text('play.trial.start')}
      word={text('play.trial.word')}
      shortcut={useLetterKey('B')}
      aria-disabled={isDone}
      onClick={() => beginTrial(store)}
    />
  );
}

export function ClearButton() {
  const text = useText();
  const { context, offerUndo } = usePlaying();
  const { store } = context;
  const isIdle = useGame(({ game }) => game.isDone || game.play.past.length === 0);
  const clear = (): void => {
    reset(store);
    offerUndo(text('play.reset.done'), () => undoLatest(store, 'reset'));
  };
  return (
    <IconButton
      icon={Eraser}
      label={text('play.reset')}
      word={text('play.reset.word')}
      aria-disabled={isIdle}
      onClick={() => isIdle || clear()}
    />
  );
}

/** Opens a menu, so that a tap that was not meant leaves no puzzle. */
export function NewPuzzleMenu({ onMake }: { readonly onMake: () => void }) {
  const text = useText();
  const storage = useStorage();
  const { store } = useAskContext();
  const [, navigate] = useLocation();
  const isFromLadder = useFromLadder();
  const goToNext = async (): Promise<void> => {
    const { id, play } = store.getState().game;
    navigate(await nextAddress(storage, { id, puzzle: play.puzzle, isFromLadder }));
  };
  return (
    <Menu
      trigger={<IconButton icon={Puzzle} label={text('play.new')} word={text('play.new.word')} />}
    >
      <MenuItem icon={ArrowRight} onSelect={() => void goToNext()}>
        {text('play.new.next')}
      </MenuItem>
      <MenuItem icon={Sparkles} onSelect={onMake}>
        {text('play.new.make')}
      </MenuItem>
      <MenuLink icon={Library} href="/library">
        {text('play.new.library')}
      </MenuLink>
    </Menu>
  );
}
