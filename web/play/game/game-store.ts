// The store of the Play screen: the game, the shown answer and the playback. The functions change
// the store, most of them for an action of the player.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { crossesOfFinished, crossesWithoutBlocks } from '../../board/state/line-states.ts';
import {
  acceptTrial,
  applyChanges,
  clearBoard,
  type MarkChange,
  type MoveKind,
  type PlayState,
  redo,
  rejectTrial,
  startTrial,
  strike,
  takeBack,
  undo,
} from '../../board/state/play-state.ts';
import type { BlockPlace } from '../../board/state/strikes.ts';
import { answerAfter, type ShownAnswer } from '../assistance/answer.ts';
import type { BoardPlayback } from '../playback/board-playback.ts';
import type { Elsewhere } from '../saving/shared-game.ts';
import { elapsedAt } from './clock.ts';
import { type Finish, finishOf } from './finish.ts';
import { type Game, playAgain, returnToGame, withHelp, withPlay } from './game.ts';
import { crossesBehind } from './own-marks.ts';

export interface GameState {
  readonly game: Game;
  /** The newest finish of a game in this store; each finish is an object of its own. */
  readonly finish: Finish | undefined;
  readonly answer: ShownAnswer | undefined;
  readonly playback: BoardPlayback | undefined;
  /** Whether a hint is offered. */
  readonly isOffered: boolean;
  /** Whether the picture of the puzzle that was just solved is being revealed. */
  readonly isCelebrated: boolean;
  /** Whether a solved board is shown with its clues and marks, and not as a picture. */
  readonly isPictureHidden: boolean;
  /** When something was last marked or asked, in milliseconds since 1970. */
  readonly lastAct: number;
  /** The question about the marks that has no answer yet. */
  readonly asking: HelpQuestion | undefined;
  /**
   * Set if the game was also played in another tab; then nothing is saved until the player has
   * chosen.
   */
  readonly elsewhere: Elsewhere | undefined;
}

export type HelpQuestion = 'hint' | 'step' | 'check' | 'why';

export type GameStore = StoreApi<GameState>;

export function makeGameStore(game: Game, now = Date.now()): GameStore {
  return createStore<GameState>(() => ({
    game,
    finish: undefined,
    answer: undefined,
    playback: undefined,
    isOffered: false,
    isCelebrated: false,
    isPictureHidden: false,
    lastAct: now,
    asking: undefined,
    elsewhere: undefined,
  }));
}

/**
 * Makes the changes of one stroke of the player, unless the board is solved. If `autoCross` is set,
 * lines that the stroke finishes get their crosses, as lines without blocks do with the first
 * stroke, and lines that are finished no more lose them.
 */
export function markStroke(
  store: GameStore,
  changes: readonly MarkChange[],
  autoCross: boolean,
): void {
  const { play, isDone } = store.getState().game;
  // The stroke may have begun before the board was drawn as solved.
  if (isDone) return;
  const { puzzle, cells } = play;
  const crosses = autoCross
    ? [
        ...crossesOfFinished(puzzle, cells, changes),
        ...crossesWithoutBlocks(puzzle, cells, changes),
        ...crossesBehind(play, changes),
      ]
    : [];
  change(store, [...changes, ...crosses], 'paint');
}

/** Strikes out a block of a clue, or takes its strike away, unless the board is solved. */
export function strikeBlock(store: GameStore, block: BlockPlace): void {
  if (store.getState().game.isDone) return;
  act(store, (play, at) => strike(play, block, at));
}

export function change(store: GameStore, changes: readonly MarkChange[], kind: MoveKind): void {
  const celebrates = kind !== 'solve' && kind !== 'saved-marks';
  act(store, (play, at) => applyChanges(play, changes, kind, at), celebrates);
}

export function undoMove(store: GameStore): void {
  act(store, undo);
}

export function redoMove(store: GameStore): void {
  act(store, redo);
}

/** Goes back to the position after the first `moves` moves. */
export function goBack(store: GameStore, moves: number): void {
  act(store, (play) => takeBack(play, play.past.length - moves));
}

/** A solved board leaves nothing to try. */
export function beginTrial(store: GameStore): void {
  if (store.getState().game.isDone) return;
  act(store, startTrial);
}

export function keepTrial(store: GameStore): void {
  act(store, acceptTrial, true);
}

export function dropTrial(store: GameStore): void {
  act(store, rejectTrial);
}

export function reset(store: GameStore): void {
  act(store, clearBoard);
}

/**
 * Undoes the latest move, for the toast that reports it. Does nothing if the move is of another
 * kind, because it came after the one that the toast is about.
 */
export function undoLatest(store: GameStore, kind: MoveKind): void {
  act(store, (play) => (play.past.at(-1)?.kind === kind ? undo(play) : play));
}

/** Starts the puzzle again; returns a function that brings the old game back. */
export function startAnew(store: GameStore): () => void {
  const old = store.getState().game;
  const begin = (game: Game): void =>
    store.setState({ game, answer: undefined, playback: undefined, isCelebrated: false });
  begin(playAgain(old));
  return () => begin(old);
}

/** Shows the game; its clock runs if the clock of the previous game ran. */
export function showGame(store: GameStore, own: Game): void {
  const isRunning = store.getState().game.clock.from !== undefined;
  const game = isRunning ? returnToGame(own, Date.now()) : own;
  store.setState({ game, answer: undefined, playback: undefined, isCelebrated: false });
}

export function setAnswer(store: GameStore, answer: ShownAnswer | undefined): void {
  store.setState({ answer, isOffered: false, lastAct: Date.now() });
}

/** Counts help that told the player something new. */
export function countHelp(store: GameStore): void {
  store.setState(({ game }) => ({ game: withHelp(game) }));
}

/** `celebrates` says whether the solved puzzle is celebrated if this move solves it. */
function act(
  store: GameStore,
  move: (play: PlayState, at: number) => PlayState,
  celebrates = false,
): void {
  const now = Date.now();
  const { game, finish, answer, isCelebrated, isPictureHidden } = store.getState();
  const next = withPlay(game, move(game.play, elapsedAt(game.clock, now)), now);
  if (next === game) return;
  const isNew = next.isDone && !game.isDone;
  store.setState({
    game: next,
    finish: finishOf(game, next, now) ?? finish,
    answer: next.isDone ? undefined : answerAfter(answer, game.play, next.play),
    playback: undefined,
    isOffered: false,
    isCelebrated: isNew ? celebrates : isCelebrated && next.isDone,
    isPictureHidden: isPictureHidden && !isNew,
    lastAct: now,
  });
}
