// Tabs with the same puzzle on the table tell each other when they have kept it. One whose moves
// are all kept takes over what the other has kept, history and all; one with moves of its own keeps
// nothing more until the player has chosen. A tab that was asleep may have missed a word, so it
// looks into the store when it wakes.

import type { SavedGame } from '../../storage/saved-game.ts';
import { comeBack, openSession } from '../game/game.ts';
import type { Game } from '../game/game-store.ts';
import type { Keeper } from './autosave.ts';

/** The part of a BroadcastChannel that is needed. */
export interface TabChannel {
  postMessage(word: TabMessage): void;
  addEventListener(type: 'message', listen: (event: { readonly data: TabMessage }) => void): void;
  close(): void;
}

export interface TabMessage {
  readonly puzzleId: string;
}

/** What another tab has kept, and the two ways on. */
export interface Elsewhere {
  readonly takeOver: () => void;
  readonly goOn: () => void;
}

export interface Tabs {
  /** To be called before each write. */
  readonly writes: (save: SavedGame) => void;
  readonly wrote: (save: SavedGame) => void;
  /** Whether another tab has kept something newer. */
  readonly look: () => Promise<void>;
  readonly stop: () => void;
}

/** `known` is when the save was kept that the game began with. */
export function joinTabs(
  game: Game,
  keeper: Keeper,
  channel: TabChannel,
  loadSave: (id: string) => Promise<SavedGame | undefined>,
  known = 0,
): Tabs {
  const { id, play } = game.getState().session;
  let newest = known;
  let looks = 0;
  /** Writes under way; the last of them is still to be told when the game has left the table. */
  let writes = 0;
  let isOver = false;

  const look = async (): Promise<void> => {
    looks++;
    keeper.pause();
    const save = await loadSave(id);
    looks--;
    if (save !== undefined && save.changed > newest) settle(save);
    if (looks === 0 && game.getState().elsewhere === undefined) keeper.resume();
  };

  const settle = (save: SavedGame): void => {
    if (keeper.isAhead()) game.setState({ elsewhere: choiceOf(save) });
    else take(save);
  };

  const take = (save: SavedGame): void => {
    newest = save.changed;
    const session = openSession(id, play.puzzle, save);
    const isRunning = game.getState().session.clock.from !== undefined;
    keeper.take(isRunning ? comeBack(session, Date.now()) : session);
  };

  const choiceOf = (save: SavedGame): Elsewhere => {
    const choose = (way: () => void) => (): void => {
      game.setState({ elsewhere: undefined });
      way();
      if (looks === 0) keeper.resume();
    };
    return {
      takeOver: choose(() => take(save)),
      goOn: choose(() => {
        newest = save.changed;
      }),
    };
  };

  channel.addEventListener('message', ({ data }) => {
    if (data.puzzleId === id && !isOver) void look();
  });
  // What was kept after the game was read and before this listened.
  void look();
  return {
    writes: ({ changed }) => {
      newest = changed;
      writes++;
    },
    wrote: ({ puzzleId }) => {
      writes--;
      channel.postMessage({ puzzleId });
      if (isOver && writes === 0) channel.close();
    },
    look,
    stop: () => {
      isOver = true;
      if (writes === 0) channel.close();
    },
  };
}
