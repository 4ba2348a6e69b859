// Rates puzzles with the library of another commit and with the current one, in turn. The ratings
// must be the same in every field. Prints the CPU time of both, apart for puzzles that lines finish
// and for the others. Both libraries are built ones that nothing else uses: the code that makes the
// puzzles has run on puzzles of all kinds, for which the JavaScript engine makes it slower.

import { isDeepStrictEqual } from 'node:util';
import type { Rating } from '../../src/explain/rate/rate.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { readLibrary } from '../../test/library.ts';
import { builtLibrary, libraryOf, shortName } from '../engine/library-of-commit.ts';
import { type Group, isLineSolvable, uniqueGroups } from './puzzle-groups.ts';

type Rate = (puzzle: Puzzle) => Promise<Rating>;

/** The ratings of the other commit and of the current code. */
interface Raters {
  readonly other: Rate;
  readonly here: Rate;
}

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
  const { rate: here } = await builtLibrary<{ rate: Rate }>('.', 'explain');
  const { library, clean } = await libraryOf<{ rate: Rate }>(name, 'explain');
  try {
    console.log(`| puzzles | side | number | ${name}, ms | here, ms | times faster |`);
    console.log('|---|--:|--:|--:|--:|--:|');
    for (const group of groups) await compareGroup({ other: library.rate, here }, group);
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

async function timesOf(raters: Raters, puzzles: readonly Puzzle[]): Promise<Times> {
  await compareAll(raters, puzzles);
  let [other, here] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const end = performance.now() + 1000 * SECONDS;
  for (let pass = 0; pass < PASSES || performance.now() < end; pass++) {
    other = Math.min(other, await timeOfPass(raters.other, puzzles));
    here = Math.min(here, await timeOfPass(raters.here, puzzles));
  }
  return { other, here };
}

async function compareAll({ other, here }: Raters, puzzles: readonly Puzzle[]): Promise<void> {
  for (const puzzle of puzzles) {
    const isSame = isDeepStrictEqual(await other(puzzle), await here(puzzle));
    if (!isSame) throw new Error('the ratings differ');
  }
}

/** Returns the CPU time of all threads, in milliseconds for a puzzle. */
async function timeOfPass(rate: Rate, puzzles: readonly Puzzle[]): Promise<number> {
  const start = process.cpuUsage();
  for (const puzzle of puzzles) await rate(puzzle);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / puzzles.length;
}

function printRow({ kind, side, puzzles }: Group, { other, here }: Times): void {
  const figures = [other.toFixed(2), here.toFixed(2), (other / here).toFixed(1)];
  console.log(`| ${[kind, side || '', puzzles.length, ...figures].join(' | ')} |`);
}
