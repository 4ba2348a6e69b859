// The methods as the Lab offers them: the facts, where each method runs, and the size of the
// largest pictures that each method settled in ten seconds.

import { methods } from 'virtual:methods';
import type { Choices, MethodFacts, MethodId } from '../../src/methods/index.ts';
import { isMonochrome } from '../../src/puzzle/palette.ts';
import { hasExactClues, type Puzzle } from '../../src/puzzle/puzzle.ts';

export interface LabMethod extends MethodFacts {
  readonly id: MethodId;
}

export const METHODS = methods as readonly LabMethod[];

export function methodById(id: string): LabMethod | undefined {
  return METHODS.find((method) => method.id === id);
}

/** `page-with-threads` is a page that the browser gives shared memory, which threads need. */
export type RunPlace = 'page' | 'page-with-threads' | 'server';

/**
 * Returns where a method runs. Z3 needs threads, which only a page has that is isolated from all
 * others, by headers of whoever hosts it. MiniZinc is a program installed on the machine.
 */
export function placeOf(method: MethodId, isIsolated = isPageIsolated()): RunPlace {
  if (method === 'minizinc') return 'server';
  if (method !== 'smt') return 'page';
  return isIsolated ? 'page-with-threads' : 'server';
}

/** Whether the method runs on the server only because this page has no threads for it. */
export function lacksThreads(method: MethodId): boolean {
  return placeOf(method, true) === 'page-with-threads' && placeOf(method) === 'server';
}

function isPageIsolated(): boolean {
  return globalThis.crossOriginIsolated === true;
}

/** The program or package that a method needs on the server, and where to get it. */
export const NEEDS: Readonly<Partial<Record<MethodId, Need>>> = {
  smt: { name: 'z3-solver', home: 'npmjs.com/package/z3-solver' },
  minizinc: { name: 'minizinc', home: 'minizinc.org' },
};

interface Need {
  readonly name: string;
  readonly home: string;
}

/** The most seconds that a server gives to a run, unless the server is configured otherwise. */
export const SERVER_SECONDS = 60;

/**
 * The sides of the largest pictures that were settled in ten seconds: the last column of
 * docs/methods.md.
 */
export const REACH: Readonly<Record<MethodId, number>> = {
  engine: 1000,
  cells: 40,
  permutations: 35,
  bits: 50,
  mip: 40,
  smt: 40,
  sat: 150,
  rules: 300,
  relaxations: 100,
  probing: 100,
  dfs: 30,
  genetic: 25,
  flow: 25,
  reinforcement: 600,
  minizinc: 200,
};

export function defaultChoices({ options }: LabMethod): Choices {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

type Doubt = 'no-colour' | 'no-given' | 'no-inexact' | 'too-large';

/** Returns a reason to expect that the method will fail on this puzzle, or undefined. */
export function doubtOf(method: LabMethod, puzzle: Puzzle): Doubt | undefined {
  if (!method.colours && !isMonochrome(puzzle.palette)) return 'no-colour';
  if (!method.given && puzzle.given !== undefined) return 'no-given';
  if (!method.inexact && !hasExactClues(puzzle)) return 'no-inexact';
  const side = REACH[method.id];
  return puzzle.width * puzzle.height > side * side ? 'too-large' : undefined;
}
