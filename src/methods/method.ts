// The one interface of all methods. A new method is one file, one line of the registry, one row in
// docs/methods.md.

import type { Grid } from '../puzzle/grid.ts';
import type { Outcome, Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Result, Stats } from '../puzzle/result.ts';

export interface Method {
  readonly id: string;
  readonly title: string;
  /** The counter that tells how much it worked. */
  readonly work: string;
  /** Authors, title and year of the idea. */
  readonly source: string;
  /** Given time and memory it always comes to a verdict. */
  readonly complete: boolean;
  /** Solves puzzles of several colours too. */
  readonly colours: boolean;
  /** Does not come back to its host until it is done: run it where it can be ended. */
  readonly blocks?: true;
  readonly options: readonly MethodOption[];
  /** Why the method cannot take this puzzle, found before memory is spent on it. */
  refuse?(puzzle: Puzzle, choices: Choices): Problem | undefined;
  /** Called by `solveBy`, which completes the choices and checks what comes out. */
  solve(puzzle: Puzzle, options: MethodOptions & { choices: Choices }): Promise<Outcome<Result>>;
}

/** A setting with few values, of which the first is the default. */
export interface MethodOption {
  readonly name: string;
  readonly values: readonly string[];
  readonly about: string;
}

export type Choices = Readonly<Record<string, string>>;

export interface MethodLimits {
  /** Wall-clock seconds. */
  readonly seconds?: number;
  /**
   * The method's own unit of work (a node, a generation, a conflict): the same run on any machine.
   */
  readonly steps?: number;
}

export interface MethodOptions {
  /** Stop after so many solutions; 2 (the default) settles whether there is just one. */
  readonly maxSolutions?: number;
  readonly limits?: MethodLimits;
  readonly seed?: number;
  /** Values of the method's options, by name. */
  readonly choices?: Choices;
  /** Polled between steps. True ends the search with what is known so far. */
  readonly stop?: () => boolean;
  /** Called some ten times a second. */
  readonly onProgress?: (progress: MethodProgress) => void;
  /** Called with each solution as it is found: it stays true whatever becomes of the search. */
  readonly onSolution?: (solution: Grid) => void;
  /** Called with what the method does, for animation; each call costs a copy of the grid. */
  readonly onStep?: (step: StepEvent) => void;
  /** Runs a program of the machine, where the host can: only `jobs` starts processes. */
  readonly runProgram?: RunProgram;
}

/** Gives the program `input` and waits for its end; undefined when there is no such program. */
export type RunProgram = (
  program: string,
  args: readonly string[],
  input: string,
) => Promise<{ readonly exitCode: number; readonly output: string } | undefined>;

export interface MethodProgress {
  readonly steps: number;
  readonly knownCells: number;
  readonly cells: number;
  readonly solutions: number;
  readonly stats: Stats;
}

/** One thing that a method did, in its own words. */
export interface StepEvent {
  /** What was done: `line`, `guess`, `back`, ... */
  readonly kind: string;
  readonly line?: number;
  readonly cell?: number;
  /** Candidate masks of all cells after it. */
  readonly cells: Int32Array;
  /** Numbers of the method at this point; as text, since integers of lines outgrow numbers. */
  readonly figures?: Readonly<Record<string, string>>;
}
