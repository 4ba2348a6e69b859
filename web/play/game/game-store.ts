// The game on the screen: the session, what is told, what plays by itself. The functions are what a
// player does to it.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { crossesOfFinished } from '../../board/state/line-states.ts';
import {
  acceptTrial,
  applyChanges,
  type Change,
  type MoveKind,
  type PlayState,
  redo,
  rejectTrial,
  resetChanges,
  startTrial,
  takeBack,
  undo,
} from '../../board/state/play-state.ts';
import { type Help, helpAfter } from '../assistance/answer.ts';
import type { Show } from '../playback/board-playback.ts';
import type { Elsewhere } from '../saving/shared-game.ts';
import { elapsedAt } from './clock.ts';
import { playAgain, type Session, withHelp, withPlay } from './game.ts';

export interface GameState {
  readonly session: Session;
  readonly help: Help | undefined;
  readonly show: Show | undefined;
  /** A hint is offered. */
  readonly isOffered: boolean;
  /** The player has just solved it. */
  readonly isCelebrated: boolean;
  /** When something was marked or asked last, in milliseconds since 1970. */
  readonly lastAct: number;
  /** What is asked about the marks and not answered yet. */
  readonly asking: Question | undefined;
  /** It was played in another tab as well, and nothing is kept until the player has chosen. */
  readonly elsewhere: Elsewhere | undefined;
}

export type Question = 'hint' | 'step' | 'check' | 'why';

export type Game = StoreApi<GameState>;

export function makeGame(session: Session, now = Date.now()): Game {
  return createStore<GameState>(() => ({
    session,
    help: undefined,
    show: undefined,
    isOffered: false,
    isCelebrated: false,
    lastAct: now,
    asking: undefined,
    elsewhere: undefined,
  }));
}

/** One stroke of the player; lines that it finishes get their crosses where that is wished. */
export function mark(game: Game, changes: readonly Change[], autoCross: boolean): void {
  const { play, isDone } = game.getState().session;
  // The stroke may have begun before the board was drawn as solved.
  if (isDone) return;
  const { puzzle, cells } = play;
  const crosses = autoCross ? crossesOfFinished(puzzle, cells, changes) : [];
  change(game, [...changes, ...crosses], 'paint');
}

export function change(game: Game, changes: readonly Change[], kind: MoveKind): void {
  act(game, (play, at) => applyChanges(play, changes, kind, at), kind !== 'solve');
}

export function undoMove(game: Game): void {
  act(game, undo);
}

export function redoMove(game: Game): void {
  act(game, redo);
}

/** To the position after so many moves. */
export function goBack(game: Game, moves: number): void {
  act(game, (play) => takeBack(play, play.past.length - moves));
}

export function tryOut(game: Game): void {
  act(game, startTrial);
}

export function acceptTry(game: Game): void {
  act(game, acceptTrial, true);
}

export function rejectTry(game: Game): void {
  act(game, rejectTrial);
}

export function reset(game: Game): void {
  act(game, (play, at) => applyChanges(play, resetChanges(play), 'reset', at));
}

/** What the message offers that tells of it: only as long as nothing came after. */
export function undoReset(game: Game): void {
  act(game, (play) => (play.past.at(-1)?.kind === 'reset' ? undo(play) : play));
}

/** From the beginning; gives what brings the old game back. */
export function startAnew(game: Game): () => void {
  const old = game.getState().session;
  const begin = (session: Session): void =>
    game.setState({ session, help: undefined, show: undefined, isCelebrated: false });
  begin(playAgain(old));
  return () => begin(old);
}

export function tellHelp(game: Game, help: Help | undefined): void {
  game.setState({ help, isOffered: false, lastAct: Date.now() });
}

/** Help is counted when it tells something that the player did not know. */
export function countHelp(game: Game): void {
  game.setState(({ session }) => ({ session: withHelp(session) }));
}

/** `celebrates` is for what a player does by hand. */
function act(
  game: Game,
  move: (play: PlayState, at: number) => PlayState,
  celebrates = false,
): void {
  const now = Date.now();
  const { session, help, isCelebrated } = game.getState();
  const next = withPlay(session, move(session.play, elapsedAt(session.clock, now)), now);
  if (next === session) return;
  const isNew = next.isDone && !session.isDone;
  game.setState({
    session: next,
    help: next.isDone ? undefined : helpAfter(help, session.play, next.play),
    show: undefined,
    isOffered: false,
    isCelebrated: isNew ? celebrates : isCelebrated && next.isDone,
    lastAct: now,
  });
}
