// Keeps the state of clause learning (CDCL) in groups: a function that works on one group takes
// only that group. All lists are flat, and nothing is allocated during the search unless a list has
// to grow.

import { type Encoding, SETUP_PIECE } from '../order-encoding/encode.ts';
import type { ClauseExchange } from './clause-exchange.ts';
import { type ClauseStore, FIRST_ROOM, makeClauseStore } from './clause-store.ts';
import { makePhases, type Phases } from './phases.ts';
import type { ClauseLog } from './report-clauses.ts';
import { indexShortClauses, type ShortClauses } from './short-clauses.ts';
import { makeTrail, type Trail } from './trail.ts';
import { makeVariableOrder, type VariableOrder } from './variable-order.ts';

export interface LearnerState {
  readonly variables: number;
  readonly cellVariables: number;
  readonly trail: Trail;
  readonly shortClauses: ShortClauses;
  readonly clauses: ClauseStore;
  /** Reports clauses to an observer. */
  log: ClauseLog | undefined;
  /** Exchanges clauses with the search of a partner. */
  exchange: ClauseExchange | undefined;
  readonly lineReasons: LineReasons;
  /** The literals of the latest conflict, all false. */
  readonly conflict: LiteralList;
  /** The clause that analysis learns, with its asserting literal first. */
  readonly lemma: Lemma;
  readonly analysis: AnalysisMarks;
  readonly order: VariableOrder;
  readonly phases: Phases;
  conflicts: number;
  propagations: number;
}

/**
 * The literals are the first `size` numbers of a list that has room for one literal of every
 * variable.
 */
interface LiteralList {
  readonly literals: Int32Array;
  size: number;
}

interface Lemma extends LiteralList {
  lbd: number;
}

/** The reasons of literals that lines made true; each is worked out only when it is asked for. */
interface LineReasons {
  /** Works out the reason of a variable that a line settled. */
  explain: (variable: number) => void;
  /** The reasons, each as its size and its literals; empty after each restart. */
  stored: Int32Array;
  size: number;
}

/**
 * Marks of variables: those of the lemma and of what was resolved for it, those that its literals
 * imply, and those that rest, or may rest, on something else.
 */
export const IN_LEMMA = 1;
export const IMPLIED = 2;
export const NEEDED = 3;

/**
 * Marks of variables and levels for the analysis of a conflict; `seen` is all 0 between two
 * analyses.
 */
interface AnalysisMarks {
  readonly seen: Uint8Array;
  readonly stack: Int32Array;
  /** The variables that follow from the literal which `shrinkLemma` looks for. */
  readonly followers: Int32Array;
  /** The variables that are marked in `seen`. */
  readonly cleared: Int32Array;
  clearedSize: number;
  readonly levelStamp: Int32Array;
  stamp: number;
}

/**
 * The variables and the short clauses that a learner starts with; longer clauses are added one by
 * one.
 */
type LearnerStart = Pick<Encoding, 'variables' | 'cellVariables' | 'binaries' | 'ternaries'>;

/**
 * Makes the state as one object literal, because a spread would make all its fields slow to reach.
 * Pauses as `encode` does.
 */
export function* makeLearner({
  variables,
  cellVariables,
  binaries,
  ternaries,
}: LearnerStart): Generator<void, LearnerState> {
  const literals = 2 * variables;
  const shortClauses = yield* indexShortClauses(binaries, ternaries, literals);
  const clauses = yield* makeClauseStore(literals);
  const order = makeVariableOrder(variables);
  if (literals > SETUP_PIECE) yield;
  const trail = yield* makeTrail(variables);
  return {
    variables,
    cellVariables,
    trail,
    shortClauses,
    clauses,
    log: undefined,
    exchange: undefined,
    lineReasons: { explain: () => {}, stored: new Int32Array(FIRST_ROOM), size: 0 },
    conflict: { literals: new Int32Array(variables + 1), size: 0 },
    lemma: { literals: new Int32Array(variables + 1), size: 0, lbd: 0 },
    analysis: makeAnalysisMarks(variables),
    order,
    phases: makePhases(variables),
    conflicts: 0,
    propagations: 0,
  };
}

function makeAnalysisMarks(variables: number): AnalysisMarks {
  return {
    seen: new Uint8Array(variables),
    stack: new Int32Array(variables + 1),
    followers: new Int32Array(variables + 1),
    cleared: new Int32Array(variables + 1),
    clearedSize: 0,
    levelStamp: new Int32Array(variables + 1),
    stamp: 0,
  };
}
