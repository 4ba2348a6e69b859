// The bytes of the moves of a game. Numbers of one sort stand together, because that deflates best:
// the kind and the number of changes of each move, the tenths of a second since the move before it,
// the way from each changed cell to the next, the new marks, and the line and the block of each
// strike. The old marks are left out, because they follow from the moves before. Times come back
// rounded to a tenth of a second.

import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { givenMarks } from '../../board/state/given-marks.ts';
import { MOVE_KINDS, type PlayedMove } from '../../board/state/play-state.ts';
import { isOfTrial } from '../../board/state/trials.ts';
import { broken, putNumber, type Reader, takeByte, takeNumber } from '../link/bytes.ts';

/** Room for more kinds of moves than there are. */
const KINDS = 32;
/** Milliseconds of a step of time. */
const TENTH = 100;
const MAX_MOVES = 100_000;
/** The most cells that the trials of a game may cost, because each trial costs all cells. */
const MAX_TRIAL_CELLS = 2 ** 26;
const MAX_NUMBER = 2 ** 31 - 1;

export function putMoves(out: number[], moves: readonly PlayedMove[]): void {
  putNumber(out, moves.length);
  for (const { kind, changes } of moves)
    putNumber(out, changes.length * KINDS + MOVE_KINDS.indexOf(kind));
  let tenths = 0;
  for (const { at } of moves) {
    const next = Math.min(MAX_NUMBER, Math.max(tenths, Math.round(at / TENTH)));
    putNumber(out, next - tenths);
    tenths = next;
  }
  let before = 0;
  const changes = moves.flatMap((move) => move.changes);
  for (const { cell } of changes) {
    putNumber(out, zigzag(cell - before));
    before = cell;
  }
  for (const { to } of changes) out.push(to);
  for (const { kind, block } of moves) {
    if (kind !== 'strike' || block === undefined) continue;
    putNumber(out, block.line);
    putNumber(out, block.block);
  }
}

/** Returns what the bytes say; whether the moves can be played is for the caller to find out. */
export function takeMoves(reader: Reader, puzzle: Puzzle): readonly PlayedMove[] {
  const count = takeNumber(reader);
  if (count > MAX_MOVES) return broken(reader, []);
  const heads = Array.from({ length: count }, () => headOf(takeNumber(reader)));
  const times = runningSums(heads, () => takeNumber(reader));
  const trials = heads.filter(isOfTrial).length;
  if (trials * puzzle.width * puzzle.height > MAX_TRIAL_CELLS) return broken(reader, []);
  const total = heads.reduce((sum, { size }) => sum + size, 0);
  // Every change takes two bytes at least.
  if (2 * total > reader.bytes.length - reader.at) return broken(reader, []);
  const cells = runningSums(Array(total).fill(0), () => unzigzag(takeNumber(reader)));
  const marks = givenMarks(puzzle);
  let next = 0;
  const moves = heads.map(({ kind, size }, i): PlayedMove => {
    const changes = cells.slice(next, next + size).map((cell) => {
      const [from, to] = [marks[cell] ?? 0, takeByte(reader)];
      marks[cell] = to;
      return { cell, from, to };
    });
    next += size;
    return { kind: kind ?? broken(reader, 'paint'), changes, at: times[i] * TENTH };
  });
  return moves.map((move) => (move.kind === 'strike' ? withBlock(move, reader) : move));
}

function withBlock(move: PlayedMove, reader: Reader): PlayedMove {
  const line = takeNumber(reader);
  return { ...move, block: { line, block: takeNumber(reader) } };
}

function headOf(number: number) {
  return { kind: MOVE_KINDS[number % KINDS], size: Math.floor(number / KINDS) };
}

function runningSums(list: readonly unknown[], next: () => number): readonly number[] {
  let sum = 0;
  return list.map(() => {
    sum += next();
    return sum;
  });
}

/** Makes a small number that is not negative of each number near 0. */
function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

function unzigzag(number: number): number {
  return number % 2 === 1 ? -(number + 1) / 2 : number / 2;
}
