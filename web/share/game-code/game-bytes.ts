// The bytes of one game: the length of the puzzle's bytes and these bytes (link-bytes.ts), when the
// game was changed, its playing time, its best time, the helps, how the puzzle and how this game
// was solved, the number of moves that were made, and all moves, those that redo brings back among
// them. The first finish stands at the end, if there was one.

import { defined } from '../../../src/puzzle/defined.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { restorePlay, unreadMoves } from '../../board/state/restore-play.ts';
import { progressOf } from '../../board/state/solved.ts';
import type { FirstFinish } from '../../storage/first-finish.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { type SolvedBy, solvedByOf } from '../../storage/solved-by.ts';
import { broken, makeReader, putNumber, type Reader, takeNumber } from '../link/bytes.ts';
import { bytesOfPuzzle, puzzleOfBytes } from '../link/link-bytes.ts';
import { putMoves, takeMoves } from './move-bytes.ts';

/** A game on its way to another device, where its puzzle may have another id. */
export interface CarriedGame {
  readonly puzzle: Puzzle;
  readonly save: Omit<SavedGame, 'puzzleId'>;
}

/** Codes have the indices of these ways, so that new ways are only added at the end. */
const WAYS: readonly (SolvedBy | undefined)[] = [undefined, 'me', 'me-with-help', 'solver'];
const DAY = 86_400_000;
const MAX_NUMBER = 2 ** 31 - 1;

export function bytesOfGame({ puzzle, save }: CarriedGame): Uint8Array<ArrayBuffer> {
  const own = bytesOfPuzzle(puzzle);
  const out: number[] = [];
  putNumber(out, own.length);
  for (const byte of own) out.push(byte);
  putDate(out, save.changed);
  putWhole(out, save.elapsed);
  putOptional(out, save.best);
  putWhole(out, save.helps);
  putNumber(out, WAYS.indexOf(solvedByOf(save)));
  putNumber(out, WAYS.indexOf(save.finishedBy));
  putNumber(out, save.past.length);
  putMoves(out, [...save.past, ...save.future]);
  if (save.first !== undefined) putFirst(out, save.first);
  return Uint8Array.from(out);
}

/** Returns undefined if the bytes hold no game whose moves can all be played. */
export function gameOfBytes(bytes: Uint8Array): CarriedGame | undefined {
  const reader = makeReader(bytes);
  const size = takeNumber(reader);
  const own = bytes.subarray(reader.at, reader.at + size);
  const outcome = reader.isBroken || own.length < size ? undefined : puzzleOfBytes(own);
  if (!outcome?.ok) return undefined;
  reader.at += size;
  const puzzle = outcome.value;
  const facts = takeFacts(reader);
  const made = takeNumber(reader);
  const moves = takeMoves(reader, puzzle);
  const first = reader.at < bytes.length ? takeFirst(reader) : undefined;
  if (reader.isBroken || reader.at < bytes.length || made > moves.length) return undefined;
  const history = { past: moves.slice(0, made), future: moves.slice(made) };
  const play = restorePlay(puzzle, history);
  if (play === undefined || unreadMoves(history, play) > 0) return undefined;
  return {
    puzzle,
    save: { ...facts, ...history, progress: progressOf(play), ...defined({ first }) },
  };
}

type Facts = Omit<CarriedGame['save'], 'past' | 'future' | 'progress' | 'first'>;

function takeFacts(reader: Reader): Facts {
  const changed = takeDate(reader);
  const elapsed = takeNumber(reader);
  const best = takeOptional(reader);
  const helps = takeNumber(reader);
  const [solvedBy, finishedBy] = [takeWay(reader), takeWay(reader)];
  const solved = solvedBy !== undefined;
  return { changed, elapsed, helps, solved, ...defined({ best, solvedBy, finishedBy }) };
}

function putFirst(out: number[], { by, at, elapsed }: FirstFinish): void {
  putNumber(out, WAYS.indexOf(by));
  putDate(out, at);
  putOptional(out, elapsed);
}

function takeFirst(reader: Reader): FirstFinish | undefined {
  const by = takeWay(reader);
  const at = takeDate(reader);
  const elapsed = takeOptional(reader);
  return by === undefined ? broken(reader, undefined) : { by, at, ...defined({ elapsed }) };
}

function takeWay(reader: Reader): SolvedBy | undefined {
  const index = takeNumber(reader);
  return index < WAYS.length ? WAYS[index] : broken(reader, undefined);
}

function putDate(out: number[], time: number): void {
  putWhole(out, time / DAY);
  putWhole(out, time % DAY);
}

function takeDate(reader: Reader): number {
  return takeNumber(reader) * DAY + takeNumber(reader);
}

function putOptional(out: number[], value: number | undefined): void {
  putNumber(out, value === undefined ? 0 : 1);
  if (value !== undefined) putWhole(out, value);
}

function takeOptional(reader: Reader): number | undefined {
  return takeNumber(reader) === 0 ? undefined : takeNumber(reader);
}

/** Puts the whole part of a number, or the nearest number that has bytes. */
function putWhole(out: number[], value: number): void {
  putNumber(out, Math.min(MAX_NUMBER, Math.max(0, Math.floor(value))));
}
