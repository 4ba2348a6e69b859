// Rates puzzles with the library of another commit and with the current one, in turn. The ratings
// must be the same in every field. Prints the CPU time of both, apart for puzzles that lines finish
// and for the others.

import { isDeepStrictEqual } from 'node:util';
import { type Rating, rate } from '../../src/explain/rate/rate.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { readLibrary } from '../../test/library.ts';
import { libraryOf, shortName } from '../engine/library-of-commit.ts';
import { type Group, isLineSolvable, uniqueGroups } from './puzzle-groups.ts';

type Rate = (puzzle: Puzzle) => Promise<Rating>;

/**
 * A pass rates each puzzle of a row once. The first pass compares the ratings and warms the code
 * up; after it come so many passes at least, and as many as begin within so many seconds. The
 * machine may be busy with other things, so the least of these passes counts. It contains its share
 * of the collection of garbage, which the least time of a single rating would leave out.
 */
const PASSES = 4;
const SECONDS = 4;

/** Milliseconds for a puzzle: of the other commit, and of the current code. */
interface Times {
  readonly other: number;
  readonly here: number;
}

export async function compareRatings(commit: string, scale: number): Promise<void> {
  const name = shortName(commit);
  const groups = [...(await uniqueGroups(scale)), builtIn()];
  const { library, clean } = await libraryOf<{ rate: Rate }>(name, 'explain');
  try {
    console.log(`| puzzles | side | number | ${name}, ms | here, ms | times faster |`);
    console.log('|---|--:|--:|--:|--:|--:|');
    for (const group of groups) await compareGroup(library.rate, group);
    const count = groups.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
    console.log(`\nThe ratings of all ${count} puzzles are the same.`);
  } finally {
    clean();
  }
}

function builtIn(): Group {
  return { kind: 'built-in', side: 0, puzzles: readLibrary().map(({ puzzle }) => puzzle) };
}

/** Prints a row for all puzzles of a group, and one for each of its parts if there are two. */
async function compareGroup(rateOfOther: Rate, group: Group): Promise<void> {
  const byLines = group.puzzles.filter(isLineSolvable);
  const others = group.puzzles.filter((puzzle) => !isLineSolvable(puzzle));
  const parts = [
    { ...group, kind: `${group.kind}, finished by lines`, puzzles: byLines },
    { ...group, kind: `${group.kind}, others`, puzzles: others },
  ].filter(({ puzzles }) => puzzles.length > 0);
  const times: Times[] = [];
  for (const part of parts) {
    times.push(await timesOf(rateOfOther, part.puzzles));
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

async function timesOf(rateOfOther: Rate, puzzles: readonly Puzzle[]): Promise<Times> {
  await compareAll(rateOfOther, puzzles);
  let [other, here] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const end = performance.now() + 1000 * SECONDS;
  for (let pass = 0; pass < PASSES || performance.now() < end; pass++) {
    other = Math.min(other, await timeOfPass(rateOfOther, puzzles));
    here = Math.min(here, await timeOfPass(rate, puzzles));
  }
  return { other, here };
}

async function compareAll(rateOfOther: Rate, puzzles: readonly Puzzle[]): Promise<void> {
  for (const puzzle of puzzles) {
    const isSame = isDeepStrictEqual(await rateOfOther(puzzle), await rate(puzzle));
    if (!isSame) throw new Error('the ratings differ');
  }
}

/** Returns the CPU time of all threads, in milliseconds for a puzzle. */
async function timeOfPass(rateEach: Rate, puzzles: readonly Puzzle[]): Promise<number> {
  const start = process.cpuUsage();
  for (const puzzle of puzzles) await rateEach(puzzle);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / puzzles.length;
}

function printRow({ kind, side, puzzles }: Group, { other, here }: Times): void {
  const figures = [other.toFixed(2), here.toFixed(2), (other / here).toFixed(1)];
  console.log(`| ${[kind, side || '', puzzles.length, ...figures].join(' | ')} |`);
}
