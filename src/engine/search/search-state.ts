// Defines the state of a whole search: what is asked, the stage that it is in, and what it has
// found. Each stage has the data that only it needs.

import type { OnClause } from '../../puzzle/clause-event.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Stats } from '../../puzzle/result.ts';
import type { Board } from '../board/board.ts';
import type { CellMap } from '../board/find-symmetries.ts';
import type { Probing } from '../board/probe.ts';
import type { ClauseLearning } from '../clause-learning/start-learning.ts';
import type { Layers } from '../options.ts';
import type { Alternation } from './alternate-searches.ts';
import type { PlainSearch } from './plain-search.ts';

export interface Search {
  readonly puzzle: Puzzle;
  /** Receives every clause and solution. */
  readonly onClause: OnClause | undefined;
  /** Lines whose clues do not count. */
  readonly free: ReadonlySet<number>;
  readonly layers: Layers;
  readonly seed: number;
  board: Board;
  stage: SearchStage;
  /** The counters of past stages, which neither the board nor the present stage has. */
  past: Stats;
  /** The cells as lines and probes left them; until probing has ended, the cells of the board. */
  root: Int32Array;
  state: 'open' | 'at-solution' | 'done';
  /** The solution at hand, and whether the search has ruled it out already. */
  solution: Int32Array;
  isExcluded: boolean;
  found: number;
  /** The OR of the solutions found: where a cell has several candidates, the solutions disagree. */
  readonly seen: Int32Array;
}

/** The stages in their order. The plain search can follow clause learning or take its place. */
export type SearchStage = LineStage | ProbingStage | SetupStage | LearningStage | PlainStage;

/** Lines are solved until none has anything to add. */
interface LineStage {
  readonly kind: 'lines';
}

/**
 * Candidates are tried; `probing` is undefined if probing is switched off, has nothing to do or
 * would take too long.
 */
export interface ProbingStage {
  readonly kind: 'probing';
  readonly probing: Probing | undefined;
}

/** Clause learning is set up, piece by piece. */
export interface SetupStage {
  readonly kind: 'setup';
  readonly setup: Generator<void, ClauseLearning | undefined>;
}

export interface LearningStage {
  readonly kind: 'learning';
  readonly learning: ClauseLearning;
  /** The maps of the board that keep the clues. */
  readonly symmetries: readonly CellMap[];
  /** The alternation with the search for symmetric solutions, as long as that goes on. */
  alternation: Alternation | undefined;
  /** Solutions found so far: if the plain search takes over, it finds them again and skips them. */
  readonly remembered: Int32Array[];
}

export interface PlainStage {
  readonly kind: 'plain';
  readonly plain: PlainSearch;
  /** Solutions that were found before, by clause learning. */
  readonly remembered: readonly Int32Array[];
}

/** How far one call of `run` may go. */
export interface Budget {
  /**
   * The work that this call may do, in steps of about 10 ns, and the value of `board.work` at which
   * that work is done.
   */
  readonly work: number;
  readonly bound: number;
  /** How many conflicts the search may have had since it began. */
  readonly conflicts: number;
}

/** How a stage ends its part of a call: `next` means that another stage has taken its place. */
export type StageOutcome = RunOutcome | 'next';
export type RunOutcome = 'solution' | 'done' | 'paused';
