// The game on the screen as a document that several tabs share. Every move is saved. A tab whose
// moves are all saved takes over what another tab saves, with its history; a tab with unsaved moves
// of its own saves nothing more until the player has chosen.

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
import { comeBack, openSession, type Session, saveOf } from '../game/game.ts';
import type { Game } from '../game/game-store.ts';

export interface TabMessage {
  readonly puzzleId: string;
}

/** The two choices if another tab has saved other moves. */
export interface Elsewhere {
  readonly takeOver: () => void;
  readonly goOn: () => void;
}

/** The store of the games; tests use another one. */
export interface SavedGames {
  readonly load: (id: string) => Promise<SavedGame | undefined>;
  readonly put: (save: SavedGame) => Promise<void>;
}

export interface SharedGame {
  /** Looks for what another tab has saved while this one was suspended. */
  readonly wake: () => void;
  /** Saves everything, because the page may be closed soon. */
  readonly hide: () => void;
  /** Ends the sharing, so that other tabs have the game to themselves. */
  readonly leave: () => void;
}

type GameDocument = SharedDocument<Session, SavedGame>;
type GameHost = StepHost<GameDocument, DocumentEvent<Session, SavedGame>>;

/** `known` is the record that the game began with. */
export function shareGame(
  game: Game,
  saves: SavedGames,
  channel: TabChannel<TabMessage>,
  known: SavedGame | undefined,
): SharedGame {
  const { dispatch } = makeGameHost(game, saves, channel, known);
  const unsubscribe = game.subscribe(({ session }, before) => {
    if (session !== before.session)
      void dispatch({ type: 'changed', own: session, now: Date.now() });
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

export const GAME_RULES: DocumentRules<Session, SavedGame> = {
  recordOf: saveOf,
  opened: (record, { id, play }) => openSession(id, play.puzzle, record),
  isNew: (record, { known }) => record.changed > (known?.changed ?? 0),
  isAhead: ({ own, saved }) => own.play !== saved.play,
  whenToSave: (own, saved) => {
    // A puzzle that was only looked at is not saved.
    if (own === saved || !isPlayed(own)) return 'never';
    return isOnlyClock(own, saved) ? 'on-leaving' : 'now';
  },
  asks: true,
};

function isPlayed({ play, helps, wasSolved }: Session): boolean {
  return play.past.length + play.future.length + helps > 0 || wasSolved;
}

function isOnlyClock(own: Session, saved: Session): boolean {
  return own.play === saved.play && own.helps === saved.helps && own.best === saved.best;
}

function makeGameHost(
  game: Game,
  saves: SavedGames,
  channel: TabChannel<TabMessage>,
  known: SavedGame | undefined,
): GameHost {
  const { session } = game.getState();
  const { id } = session;
  const host: GameHost = makeStepHost(
    openDocument<Session, SavedGame>(id, session, known),
    (document: GameDocument, event) => documentStep(document, event, GAME_RULES),
    (effect, dispatch) =>
      runEffect(
        effect,
        {
          load: () => saves.load(id),
          save: (_, record) => saves.put(record),
          notifyTabs: () => channel.postMessage({ puzzleId: id }),
          close: () => channel.close(),
          show: (own) => showSession(game, own),
          ask: () => game.setState({ elsewhere: choiceOf(game, host) }),
        },
        dispatch,
      ),
  );
  return host;
}

/** Shows the session; its clock runs if that of the session before did. */
function showSession(game: Game, own: Session): void {
  const isRunning = game.getState().session.clock.from !== undefined;
  const session = isRunning ? comeBack(own, Date.now()) : own;
  game.setState({ session, answer: undefined, playback: undefined, isCelebrated: false });
}

function choiceOf(game: Game, { dispatch }: GameHost): Elsewhere {
  const choose = (takesOver: boolean) => (): void => {
    game.setState({ elsewhere: undefined });
    void dispatch({ type: 'chosen', takesOver, now: Date.now() });
  };
  return { takeOver: choose(true), goOn: choose(false) };
}
