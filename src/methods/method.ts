// The one interface of all methods. A new method needs one file, one line in the registry, and one
// row in docs/methods.md.

import type { Grid } from '../puzzle/grid.ts';
import type { Outcome, Problem } from '../puzzle/problem.ts';
import type { ExactPuzzle, Puzzle } from '../puzzle/puzzle.ts';
import type { Result, Stats } from '../puzzle/result.ts';

/** A method, which takes either all puzzles or only those whose clues are exact. */
export type Method =
  | (MethodFor<Puzzle> & { readonly inexact: true })
  | (MethodFor<ExactPuzzle> & { readonly inexact: false });

/** A method that solves puzzles of type `P`. */
export interface MethodFor<P extends Puzzle> {
  readonly id: string;
  readonly title: string;
  /** The name of the counter that measures the work of the method. */
  readonly work: string;
  /** The publication of the idea: authors, title and year, where it has them. */
  readonly source: string;
  /** Whether the method always comes to a verdict, given enough time and memory. */
  readonly complete: boolean;
  /** Whether the method solves puzzles of several colours too. */
  readonly colours: boolean;
  /** Whether the method solves puzzles with given cells too. */
  readonly given: boolean;
  /** Whether the method solves puzzles with blotted blocks and unknown lines too. */
  readonly inexact: boolean;
  /**
   * True when a run can go on for long without a look at `stop`; such a method should run where it
   * can be ended by force.
   */
  readonly blocks?: true;
  readonly options: readonly MethodOption[];
  /**
   * Returns, before memory is spent on the puzzle, why the method cannot take the puzzle; undefined
   * if the method can take the puzzle.
   */
  readonly refuse?: (puzzle: P, choices: Choices) => Problem | undefined;
  /**
   * Loads what a run would otherwise load first, so that the loading is no part of the time of the
   * run. A run without it loads the same; a run after a failure tells what failed.
   */
  readonly prepare?: () => Promise<void>;
  /**
   * Solves the puzzle. Only `solveBy` calls this function: `solveBy` completes the choices and
   * checks the solutions.
   */
  readonly solve: (
    puzzle: P,
    options: MethodOptions & { choices: Choices },
  ) => Promise<Outcome<Result>>;
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
   * The method's own units of work (nodes, generations, conflicts), so that a run ends at the same
   * point on any machine.
   */
  readonly steps?: number;
}

export interface MethodOptions {
  /** The most solutions to look for; 2 (the default) settles whether there is just one. */
  readonly maxSolutions?: number;
  readonly limits?: MethodLimits;
  readonly seed?: number;
  /** Values of the method's options, by name. */
  readonly choices?: Choices;
  /** Is asked between steps; when it returns true, the search ends with what is known so far. */
  readonly stop?: () => boolean;
  /** Is called about ten times a second at most. */
  readonly onProgress?: (progress: MethodProgress) => void;
  /**
   * Is called with each solution as soon as the method has it. An installed program hands over its
   * solutions only when it ends. A solution stays valid no matter how the search ends.
   */
  readonly onSolution?: (solution: Grid) => void;
  /** Is called with what the method does, for animation; each call costs a copy of the grid. */
  readonly onStep?: (step: StepEvent) => void;
  /**
   * Runs an installed program. Absent where the host cannot start processes: only `src/workers`
   * starts processes.
   */
  readonly runProgram?: RunProgram;
}

/**
 * Starts the program, gives it `input` and waits until the program ends. Returns undefined when
 * there is no such program.
 */
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

/** One thing that a method did, in the terms of that method. */
export interface StepEvent {
  /** The kind of thing that was done: `line`, `guess`, `back`, ... */
  readonly kind: string;
  readonly line?: number;
  readonly cell?: number;
  /** Candidate masks of all cells after the step. */
  readonly cells: Int32Array;
  /**
   * Figures of the method at this point, as text: a line read as an integer can be too large for a
   * number.
   */
  readonly figures?: Readonly<Record<string, string>>;
}
