// Changes cells of a settled picture and settles it again, and takes the latest change back.
//
// A round solves a line again only if it has a changed cell or another input than before. A
// solve that gives the same as before carries the change no further.
// Cost: the line solves whose input differs; at worst, all of them.

import { linesOf } from '../../puzzle/places.ts';
import { numberOfLine, takeClueFrom } from '../line-kernel/changing-lines.ts';
import { addRounds, isFixpoint, solveRound } from './rounds.ts';
import type { SettledPicture } from './settled-picture.ts';

/** Gives all of `cells` one colour, and settles the picture that results. */
export function recolour(settled: SettledPicture, cells: readonly number[], colour: number): void {
  startChange(settled, cells);
  for (const cell of cells) settled.picture[cell] = colour;
  readLines(settled);
  settleAgain(settled);
}

/** Remembers what `takeBack` needs. */
function startChange(settled: SettledPicture, cells: readonly number[]): void {
  const { latest, left, last, picture } = settled;
  latest.cells.length = 0;
  latest.colours.length = 0;
  latest.lines.length = 0;
  for (const cell of cells) {
    latest.cells.push(cell);
    latest.colours.push(picture[cell]);
    for (const line of linesOf(settled, cell)) {
      if (!latest.lines.includes(line)) latest.lines.push(line);
    }
  }
  for (let round = 0; round <= last; round++) latest.left[round] = left[round];
  latest.last = last;
  latest.size = 0;
}

function readLines(settled: SettledPicture): void {
  for (const line of settled.latest.lines) {
    takeClueFrom(settled.lines, settled, settled.picture, line);
  }
}

function settleAgain(settled: SettledPicture): void {
  const { latest, stale } = settled;
  stale.fill(0);
  for (let round = 1; round <= latest.last; round++) {
    for (const line of latest.lines) stale[line] = 1;
    solveRound(settled, round);
    settled.last = round;
    if (isFixpoint(settled, round)) return;
  }
  markDiffering(settled);
  addRounds(settled);
}

/** Marks as stale all lines whose candidates the last round changed. */
function markDiffering({ lines, rounds, last, stale }: SettledPicture): void {
  for (let line = 0; line < stale.length; line++) {
    const number = numberOfLine(line);
    stale[line] = 0;
    for (let at = lines.maskAt[number]; at < lines.maskAt[number + 1]; at++) {
      if (rounds[last][at] !== rounds[last - 1][at]) stale[line] = 1;
    }
  }
}

/**
 * Takes the latest change back, so that picture and candidates are as before. Does nothing if there
 * is no change, or if it was taken back already.
 */
export function takeBack(settled: SettledPicture): void {
  const { latest, rounds, left } = settled;
  if (latest.cells.length === 0) return;
  while (latest.size > 0) {
    const word = latest.overwritten[--latest.size];
    const at = latest.overwritten[--latest.size];
    const round = latest.overwritten[--latest.size];
    rounds[round][at] = word;
  }
  for (let round = 0; round <= latest.last; round++) left[round] = latest.left[round];
  settled.last = latest.last;
  for (let i = latest.cells.length - 1; i >= 0; i--) {
    settled.picture[latest.cells[i]] = latest.colours[i];
  }
  readLines(settled);
  latest.cells.length = 0;
}
