// The game on the screen as a document that several tabs share. Every move is saved. When another
// tab has saved the game, a tab whose moves are all saved takes over that game with its history,
// and a tab with unsaved moves saves nothing more until the player has chosen.

import { makeStepHost, type StepHost } from '../../app/step-host.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { runEffect, type TabChannel } from '../../storage/shared-document/run-effect.ts';
import {
  type DocumentEvent,
  type DocumentRules,
  documentStep,
  openDocument,
  type SharedDocument,
} from '../../storage/shared-document/shared-document.ts';
import { type Game, openGame, saveOf, withResultsOfOther } from '../game/game.ts';
import { type GameStore, showGame } from '../game/game-store.ts';

export interface TabMessage {
  readonly puzzleId: string;
}

/** The two choices if another tab has saved other moves. */
export interface Elsewhere {
  readonly takeOver: () => void;
  readonly goOn: () => void;
}

/** The store of saved games; tests pass a store of their own. */
export interface SavedGames {
  readonly load: (id: string) => Promise<SavedGame | undefined>;
  readonly put: (save: SavedGame) => Promise<void>;
}

interface SharedGame {
  /** Looks for what another tab has saved while this one was suspended. */
  readonly wake: () => void;
  /** Saves everything, because the page may be closed soon. */
  readonly hide: () => void;
  /** Saves everything, and ends the sharing with other tabs. */
  readonly leave: () => void;
}

type GameDocument = SharedDocument<Game, SavedGame>;
type GameHost = StepHost<GameDocument, DocumentEvent<Game, SavedGame>>;

/** `known` is the record that the game began with. */
export function shareGame(
  store: GameStore,
  saves: SavedGames,
  channel: TabChannel<TabMessage>,
  known: SavedGame | undefined,
): SharedGame {
  const { dispatch } = makeGameHost(store, saves, channel, known);
  const unsubscribe = store.subscribe(({ game }, before) => {
    if (game !== before.game) void dispatch({ type: 'changed', own: game, now: Date.now() });
  });
  channel.addEventListener('message', ({ data }) => {
    void dispatch({ type: 'saved-elsewhere', id: data.puzzleId });
  });
  const wake = (): void => void dispatch({ type: 'woke' });
  const hide = (): void => void dispatch({ type: 'hidden', now: Date.now() });
  // Looks for what was saved between the reading of the game and the subscription to messages.
  wake();
  return {
    wake,
    hide,
    leave: () => {
      hide();
      unsubscribe();
      void dispatch({ type: 'left' });
    },
  };
}

const GAME_RULES: DocumentRules<Game, SavedGame> = {
  recordOf: saveOf,
  opened: (record, { id, play }) => openGame(id, play.puzzle, record),
  isNew: (record, { known }) => record.changed > (known?.changed ?? 0),
  isAhead: ({ own, saved }) => own.play !== saved.play,
  whenToSave: (own, saved) => {
    // A puzzle that was only looked at is not saved.
    if (own === saved || !isPlayed(own)) return 'never';
    return isOnlyClock(own, saved) ? 'on-leaving' : 'now';
  },
  asks: true,
};

function isPlayed({ play, helps, solvedBy }: Game): boolean {
  return play.past.length + play.future.length + helps > 0 || solvedBy !== undefined;
}

function isOnlyClock(own: Game, saved: Game): boolean {
  return (
    own.play === saved.play &&
    own.helps === saved.helps &&
    own.best === saved.best &&
    own.solvedBy === saved.solvedBy &&
    own.first === saved.first &&
    own.shown === saved.shown
  );
}

function makeGameHost(
  store: GameStore,
  saves: SavedGames,
  channel: TabChannel<TabMessage>,
  known: SavedGame | undefined,
): GameHost {
  const { game } = store.getState();
  const { id } = game;
  const host: GameHost = makeStepHost(
    openDocument<Game, SavedGame>(id, game, known),
    (document: GameDocument, event) => documentStep(document, event, GAME_RULES),
    (effect, dispatch) =>
      runEffect(
        effect,
        {
          load: () => saves.load(id),
          save: (_, record) => saves.put(record),
          notifyTabs: () => channel.postMessage({ puzzleId: id }),
          close: () => channel.close(),
          show: (own) => showGame(store, own),
          ask: () => store.setState({ elsewhere: choiceOf(store, host) }),
        },
        dispatch,
      ),
  );
  return host;
}

/** Whichever game goes on, it has what the player has reached in both tabs. */
function choiceOf(store: GameStore, { store: document, dispatch }: GameHost): Elsewhere {
  const choose = (takesOver: boolean): void => {
    store.setState({ elsewhere: undefined });
    void dispatch({ type: 'chosen', takesOver, now: Date.now() });
  };
  return {
    takeOver: () => {
      const given = saveOf(store.getState().game, Date.now());
      choose(true);
      addResults(store, given);
    },
    goOn: () => {
      const { otherRecord } = document.getState();
      if (otherRecord) addResults(store, otherRecord);
      choose(false);
    },
  };
}

function addResults(store: GameStore, other: SavedGame): void {
  store.setState(({ game }) => ({ game: withResultsOfOther(game, other) }));
}
