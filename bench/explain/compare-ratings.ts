// Rates puzzles with the library of another commit and with the current one, in turn, each in a
// process of its own. The ratings must be the same in every field. Prints the CPU time of both,
// apart for puzzles that lines finish and for the others.

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { readLibrary } from '../../test/library.ts';
import { builtEntry, builtTreeOf, shortName } from '../engine/library-of-commit.ts';
import { type Group, isLineSolvable, uniqueGroups } from './puzzle-groups.ts';
import type { RatedPass } from './rating-process.ts';

/** The processes of the other commit and of the current code. */
interface Raters {
  readonly other: ChildProcess;
  readonly here: ChildProcess;
}

/**
 * A pass rates each puzzle of a row once. The first pass compares the ratings; then each library
 * has so many turns, of as many passes as begin within so many seconds: the faster one needs as
 * long as the other until its code is compiled. The machine may be busy with other things, so the
 * least of the passes counts. It contains its share of the collection of garbage, which the least
 * time of a single rating would leave out.
 */
const TURNS = 3;
const SECONDS = 1;

/** Milliseconds for a puzzle: of the other commit, and of the current code. */
interface Times {
  readonly other: number;
  readonly here: number;
}

export async function compareRatings(commit: string, scale: number): Promise<void> {
  const name = shortName(commit);
  const groups = [...(await uniqueGroups(scale)), builtIn()];
  const { folder, clean } = builtTreeOf(name);
  const raters = { other: raterOf(folder), here: raterOf('.') };
  try {
    console.log(`| puzzles | side | number | ${name}, ms | here, ms | times faster |`);
    console.log('|---|--:|--:|--:|--:|--:|');
    for (const group of groups) await compareGroup(raters, group);
    const count = groups.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
    console.log(`\nThe ratings of all ${count} puzzles are the same.`);
  } finally {
    for (const rater of Object.values(raters)) rater.kill();
    clean();
  }
}

function raterOf(folder: string): ChildProcess {
  const program = fileURLToPath(new URL('rating-process.js', import.meta.url));
  return fork(program, [builtEntry(folder, 'explain')], { serialization: 'advanced' });
}

function builtIn(): Group {
  return { kind: 'built-in', side: 0, puzzles: readLibrary().map(({ puzzle }) => puzzle) };
}

/** Prints a row for all puzzles of a group, and one for each of its parts if there are two. */
async function compareGroup(raters: Raters, group: Group): Promise<void> {
  const byLines = group.puzzles.filter(isLineSolvable);
  const others = group.puzzles.filter((puzzle) => !isLineSolvable(puzzle));
  const parts = [
    { ...group, kind: `${group.kind}, finished by lines`, puzzles: byLines },
    { ...group, kind: `${group.kind}, others`, puzzles: others },
  ].filter(({ puzzles }) => puzzles.length > 0);
  const times: Times[] = [];
  for (const part of parts) {
    times.push(await timesOf(raters, part.puzzles));
    printRow(part, times[times.length - 1]);
  }
  if (parts.length > 1) printRow(group, meanOf(parts, times));
}

function meanOf(parts: readonly Group[], times: readonly Times[]): Times {
  const count = parts.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  const mean = (side: keyof Times): number =>
    times.reduce((sum, part, i) => sum + part[side] * parts[i].puzzles.length, 0) / count;
  return { other: mean('other'), here: mean('here') };
}

async function timesOf({ other, here }: Raters, puzzles: readonly Puzzle[]): Promise<Times> {
  const { ratings: expected } = await ratedBy(other, puzzles);
  const { ratings } = await ratedBy(here, puzzles);
  if (!isDeepStrictEqual(ratings, expected)) throw new Error('the ratings differ');
  const times = { other: Number.POSITIVE_INFINITY, here: Number.POSITIVE_INFINITY };
  for (let turn = 0; turn < TURNS; turn++) {
    times.other = Math.min(times.other, await leastOfTurn(other, puzzles));
    times.here = Math.min(times.here, await leastOfTurn(here, puzzles));
  }
  return times;
}

async function leastOfTurn(rater: ChildProcess, puzzles: readonly Puzzle[]): Promise<number> {
  const end = performance.now() + 1000 * SECONDS;
  let least = Number.POSITIVE_INFINITY;
  do least = Math.min(least, (await ratedBy(rater, puzzles)).ms);
  while (performance.now() < end);
  return least;
}

function ratedBy(rater: ChildProcess, puzzles: readonly Puzzle[]): Promise<RatedPass> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('a process that rates has ended'));
    rater.once('exit', fail);
    rater.once('message', (pass: RatedPass) => {
      rater.off('exit', fail);
      resolve(pass);
    });
    rater.send(puzzles);
  });
}

function printRow({ kind, side, puzzles }: Group, { other, here }: Times): void {
  const figures = [other.toFixed(2), here.toFixed(2), (other / here).toFixed(1)];
  console.log(`| ${[kind, side || '', puzzles.length, ...figures].join(' | ')} |`);
}
