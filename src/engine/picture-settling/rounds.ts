// Solves the stale lines of one round after another.

import { indexOfLine, isRowLine, lineOfColumn } from '../../puzzle/places.ts';
import { withRoomFor } from '../grow-list.ts';
import { bitCount } from '../line-kernel/bit-count.ts';
import { numberOfLine } from '../line-kernel/changing-lines.ts';
import type { Lines } from '../line-kernel/clue-tables.ts';
import { solveLine } from '../line-kernel/kernel.ts';
import type { LatestChange, SettledPicture } from './settled-picture.ts';

/** Adds rounds behind the last one until a round removes nothing. */
export function addRounds(settled: SettledPicture): void {
  const { rounds, left } = settled;
  while (!isFixpoint(settled, settled.last)) {
    const round = ++settled.last;
    if (rounds.length === round) rounds.push(rounds[0].slice());
    rounds[round].set(rounds[round - 1]);
    left[round] = left[round - 1];
    solveRound(settled, round);
  }
}

/** Returns whether no line has anything to add to what this round left. */
export function isFixpoint({ left }: SettledPicture, round: number): boolean {
  return round > 1 && left[round] === left[round - 1];
}

/** Returns whether a round solves the rows; the others solve the columns. */
function isRoundOfRows(round: number): boolean {
  return round % 2 === 1;
}

/**
 * Solves the stale lines of a round on what the round before left. A line that crosses one whose
 * candidates are then others than before becomes stale for the next round.
 */
export function solveRound(settled: SettledPicture, round: number): void {
  const { height, stale } = settled;
  const first = isRoundOfRows(round) ? 0 : height;
  const end = isRoundOfRows(round) ? height : stale.length;
  for (let line = first; line < end; line++) {
    if (stale[line] === 0) continue;
    stale[line] = 0;
    if (isAsItWasSolved(settled, round, line)) copyCandidates(settled, round, line);
    else solveCandidates(settled, round, line);
    writeCandidates(settled, round, line);
  }
}

/**
 * Returns whether the candidates of a line are still those that its solve of two rounds before
 * left, so that a solve would add nothing.
 */
function isAsItWasSolved({ lines, rounds }: SettledPicture, round: number, line: number): boolean {
  if (round < 3) return false;
  const number = numberOfLine(line);
  const now = rounds[round - 1];
  const then = rounds[round - 2];
  for (let at = lines.maskAt[number]; at < lines.maskAt[number + 1]; at++) {
    if (now[at] !== then[at]) return false;
  }
  return true;
}

function copyCandidates({ lines, rounds, solved }: SettledPicture, round: number, line: number) {
  const number = numberOfLine(line);
  const first = lines.maskAt[number];
  const end = lines.maskAt[number + 1];
  for (let at = first; at < end; at++) solved[at - first] = rounds[round - 1][at];
}

/** Solves a line, which always has an arrangement: its cells in the picture. */
function solveCandidates(settled: SettledPicture, round: number, line: number): void {
  const { lines, scratch, solved, rounds } = settled;
  const number = numberOfLine(line);
  const words = lines.words[number];
  solveLine(lines, number, rounds[round - 1], scratch);
  solved.fill(0, 0, lines.colours * words);
  for (let w = 0; w < words; w++) solved[w] = scratch.out[w];
  const first = lines.colourAt[number];
  for (let k = first; k < lines.colourAt[number + 1]; k++) {
    const from = (k - first + 1) * words;
    const to = lines.colour[k] * words;
    for (let w = 0; w < words; w++) solved[to + w] = scratch.out[from + w];
  }
}

/**
 * Writes `solved` into the round, by row and by column, wherever the round has something else. The
 * lines that cross there become stale.
 */
function writeCandidates(settled: SettledPicture, round: number, line: number): void {
  const { lines, solved, rounds, left, height, stale } = settled;
  const masks = rounds[round];
  const number = numberOfLine(line);
  const words = lines.words[number];
  const first = lines.maskAt[number];
  const index = indexOfLine(line, height);
  for (let i = 0; i < lines.colours * words; i++) {
    let differing = masks[first + i] ^ solved[i];
    if (differing === 0) continue;
    left[round] += bitCount(solved[i]) - bitCount(masks[first + i]);
    overwrite(settled, round, first + i, solved[i]);
    const colour = Math.floor(i / words);
    for (; differing !== 0; differing &= differing - 1) {
      const position = 32 * (i % words) + 31 - Math.clz32(differing & -differing);
      const crossing = isRowLine(line, height) ? lineOfColumn(position, height) : position;
      const at = wordAt(lines, numberOfLine(crossing), colour, index);
      overwrite(settled, round, at, masks[at] ^ (1 << (index & 31)));
      stale[crossing] = 1;
    }
  }
}

function wordAt({ maskAt, words }: Lines, number: number, colour: number, position: number) {
  return maskAt[number] + colour * words[number] + (position >>> 5);
}

/** Writes a word of a round, and what it was into the latest change if the round is older. */
function overwrite(
  { rounds, latest }: SettledPicture,
  round: number,
  at: number,
  word: number,
): void {
  if (round <= latest.last) note(latest, round, at, rounds[round][at]);
  rounds[round][at] = word;
}

function note(latest: LatestChange, round: number, at: number, word: number): void {
  latest.overwritten = withRoomFor(latest.overwritten, latest.size + 3);
  latest.overwritten[latest.size++] = round;
  latest.overwritten[latest.size++] = at;
  latest.overwritten[latest.size++] = word;
}
