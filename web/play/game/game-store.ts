// The game on the screen: the session, the help that is shown, and what plays by itself. The
// functions are what a player does to it.

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
import { answerAfter, type ShownAnswer } from '../assistance/answer.ts';
import type { BoardPlayback } from '../playback/board-playback.ts';
import type { Elsewhere } from '../saving/shared-game.ts';
import { elapsedAt } from './clock.ts';
import { playAgain, type Session, withHelp, withPlay } from './game.ts';

export interface GameState {
  readonly session: Session;
  readonly answer: ShownAnswer | undefined;
  readonly playback: BoardPlayback | undefined;
  /** Whether a hint is offered. */
  readonly isOffered: boolean;
  /** Whether the player has just solved it. */
  readonly isCelebrated: boolean;
  /** When something was last marked or asked, in milliseconds since 1970. */
  readonly lastAct: number;
  /** The question about the marks that has no answer yet. */
  readonly asking: Question | undefined;
  /**
   * Set if the game was also played in another tab; then nothing is saved until the player has
   * chosen.
   */
  readonly elsewhere: Elsewhere | undefined;
}

export type Question = 'hint' | 'step' | 'check' | 'why';

export type Game = StoreApi<GameState>;

export function makeGame(session: Session, now = Date.now()): Game {
  return createStore<GameState>(() => ({
    session,
    answer: undefined,
    playback: undefined,
    isOffered: false,
    isCelebrated: false,
    lastAct: now,
    asking: undefined,
    elsewhere: undefined,
  }));
}

/**
 * Marks one stroke of the player. Lines that it finishes get their crosses if `autoCross` is set.
 */
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

/** Goes back to the position after so many moves. */
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

/** Undoes the reset, for the message that reports it; does nothing if another move came after. */
export function undoReset(game: Game): void {
  act(game, (play) => (play.past.at(-1)?.kind === 'reset' ? undo(play) : play));
}

/** Starts the puzzle again; returns a function that brings the old game back. */
export function startAnew(game: Game): () => void {
  const old = game.getState().session;
  const begin = (session: Session): void =>
    game.setState({ session, answer: undefined, playback: undefined, isCelebrated: false });
  begin(playAgain(old));
  return () => begin(old);
}

export function setAnswer(game: Game, answer: ShownAnswer | undefined): void {
  game.setState({ answer, isOffered: false, lastAct: Date.now() });
}

/** Counts help that told the player something new. */
export function countHelp(game: Game): void {
  game.setState(({ session }) => ({ session: withHelp(session) }));
}

/** `celebrates` is set for moves that a player makes by hand. */
function act(
  game: Game,
  move: (play: PlayState, at: number) => PlayState,
  celebrates = false,
): void {
  const now = Date.now();
  const { session, answer, isCelebrated } = game.getState();
  const next = withPlay(session, move(session.play, elapsedAt(session.clock, now)), now);
  if (next === session) return;
  const isNew = next.isDone && !session.isDone;
  game.setState({
    session: next,
    answer: next.isDone ? undefined : answerAfter(answer, session.play, next.play),
    playback: undefined,
    isOffered: false,
    isCelebrated: isNew ? celebrates : isCelebrated && next.isDone,
    lastAct: now,
  });
}
