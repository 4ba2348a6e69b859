// Defines the options of a search, and the types of what it reports on the way.

import type { OnClause } from '../puzzle/clause-event.ts';
import type { Grid } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Stats } from '../puzzle/result.ts';

/** The layers of the engine; each can be switched off, to see what it brings. */
export interface Layers {
  /** Unknown cells are probed before the first decision, as long as that pays. */
  readonly probing: boolean;
  /**
   * Clauses are learnt on the order encoding; without this layer, the plain search does the work.
   */
  readonly learning: boolean;
  /** Clause learning starts over now and then; beliefs and dives need that. */
  readonly restarts: boolean;
  /**
   * Clauses of low LBD (how many decision levels a clause spans) are kept for good or for as long
   * as they are used; without tiers, clauses of any LBD may be dropped, those of the highest LBD
   * first.
   */
  readonly tiers: boolean;
  /** Whole lines propagate inside clause learning, with reasons on demand. */
  readonly lines: boolean;
  /** When a puzzle turns out not to be easy, belief propagation gives the values to try first. */
  readonly beliefs: boolean;
  /** Restarts dive for a solution along the beliefs (needs `lines` and `beliefs`). */
  readonly dives: boolean;
  /**
   * If the clues are symmetric, the search looks for symmetric solutions, and for a second solution
   * among the images of the first.
   */
  readonly symmetry: boolean;
  /** Switches of the first solution are tried before the search looks for a second one. */
  readonly switches: boolean;
}

export const ALL_LAYERS: Layers = {
  probing: true,
  learning: true,
  restarts: true,
  tiers: true,
  lines: true,
  beliefs: true,
  dives: true,
  symmetry: true,
  switches: true,
};

export interface Limits {
  /** Wall-clock seconds. */
  readonly seconds?: number;
  /** Conflicts: the same seed and the same number of conflicts give the same run on any machine. */
  readonly conflicts?: number;
}

/** The phases of a search in their order; only `count` has the phase `counting`. */
export const PHASES = ['lines', 'probing', 'starting', 'searching', 'counting'] as const;
export type Phase = (typeof PHASES)[number];

export interface Progress {
  readonly phase: Phase;
  /**
   * How many cells have a colour that is certain. The plain search and the count do not update this
   * number.
   */
  readonly knownCells: number;
  readonly cells: number;
  readonly solutions: number;
  readonly stats: Stats;
}

/**
 * The terms of a question besides the puzzle: candidates to stay within, and lines whose clues do
 * not count.
 */
export interface Terms {
  /** A mask of candidates for each cell: only solutions within these are looked for. */
  readonly within?: Int32Array;
  /** Lines whose clues do not count: rows are numbered from 0, columns go on from the height. */
  readonly free?: readonly number[];
}

export interface SolveOptions extends Terms {
  /**
   * The number of solutions after which to stop; 2 (the default) settles whether there is just one.
   */
  readonly maxSolutions?: number;
  readonly limits?: Limits;
  /** 0 (the default) searches in a fixed order; any other seed breaks ties at random. */
  readonly seed?: number;
  /** All layers are on unless they are switched off here. */
  readonly layers?: Partial<Layers>;
  /**
   * Called with each clause as it is learnt and as it is dropped, and with each solution:
   * `crosshatch/proof` writes certificates from them. Certificates exist only for a puzzle as
   * it is written: with `within` candidates or with `free` lines, nothing is reported.
   */
  readonly onClause?: OnClause;
  /** Called with each solution as it is found. */
  readonly onSolution?: (solution: Grid) => void;
  /**
   * Polled between slices of a few milliseconds. True ends the search with what is known so far.
   */
  readonly stop?: () => boolean;
  /**
   * Polled between slices. If it returns a promise, the search waits until the promise is
   * fulfilled, so that a caller can handle clauses and solutions more slowly than they are found.
   * While the search waits, it looks at its limit of time and at `stop` every 20 ms.
   */
  readonly room?: () => Promise<void> | undefined;
  /** Called between slices, about ten times a second. */
  readonly onProgress?: (progress: Progress) => void;
  /**
   * Called with all that is certain whenever more has become certain, so that solving can be
   * animated. Before the search, this is checked after each line solve or probe. Each check costs
   * O(cells).
   */
  readonly onStep?: (step: EngineStep) => void;
}

export interface EngineStep {
  readonly phase: Phase;
  /** Candidate masks of all cells. */
  readonly cells: Int32Array;
}

/**
 * Throws a RangeError for options that make no sense, because a limit that is not a number, for
 * example, would be no limit at all.
 */
export function checkOptions(
  { width, height }: Puzzle,
  { maxSolutions = 2, limits = {}, seed = 0, layers = {}, within, free = [] }: SolveOptions,
): void {
  const { seconds = 1, conflicts = 1 } = limits;
  const check = (isRight: boolean, name: string, value: unknown, expected: string): void => {
    if (!isRight) throw new RangeError(`${name} is ${value}: expected ${expected}`);
  };
  check(maxSolutions >= 1, 'maxSolutions', maxSolutions, '1 or more');
  check(seconds >= 0, 'limits.seconds', seconds, '0 or more');
  check(conflicts >= 0, 'limits.conflicts', conflicts, '0 or more');
  check(Number.isSafeInteger(seed), 'seed', seed, 'a whole number');
  for (const name of Object.keys(layers)) {
    check(name in ALL_LAYERS, 'a layer', name, `one of ${Object.keys(ALL_LAYERS).join(', ')}`);
  }
  const cells = width * height;
  check((within?.length ?? cells) === cells, 'within.length', within?.length, `${cells} cells`);
  for (const line of free) {
    const isLine = Number.isInteger(line) && line >= 0 && line < width + height;
    check(isLine, 'a free line', line, `a whole number from 0 to ${width + height - 1}`);
  }
}
