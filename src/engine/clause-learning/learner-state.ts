// The state of clause learning (CDCL): values, trail, clauses, and the orders in which variables
// are decided. All lists are flat; nothing is allocated while it runs, except where a list has to
// grow.

import { type Encoding, SETUP_PIECE } from '../order-encoding/encode.ts';
import { makePhases, type Phases } from './phases.ts';
import type { ClauseLog } from './report-clauses.ts';
import { makeTrail, type Trail } from './trail.ts';
import { makeVariableOrder, type VariableOrder } from './variable-order.ts';

/** A clause in the arena: its size, its LBD, whether it was used lately, then its literals. */
export const HEADER = 3;

export interface LearnerState {
  readonly variables: number;
  readonly cellVariables: number;
  readonly trail: Trail;

  /**
   * Clauses of two literals, as compressed rows: for each literal that becomes true, the other
   * literals of the clauses in which it makes one false.
   */
  readonly pairAt: Int32Array;
  readonly pairs: Int32Array;
  /** The same for clauses of three literals, with the two others of each. */
  readonly tripleAt: Int32Array;
  readonly triples: Int32Array;

  arena: Int32Array;
  arenaSize: number;
  /** All clauses of the arena, in their order there. */
  learnt: Int32Array;
  learntCount: number;
  /**
   * The clauses that watch each literal, each with a blocker, a literal that often satisfies it.
   */
  readonly watches: Int32Array[];
  readonly watchSize: Int32Array;

  /** Reports clauses to an observer. */
  log: ClauseLog | undefined;
  /** Works out the reason of a variable that a line settled. */
  explain: (variable: number) => void;
  /** Reasons of lines: their size, then their literals; empty after each restart. */
  notes: Int32Array;
  noteSize: number;

  /** The literals of the last conflict, all false. */
  readonly conflict: Int32Array;
  conflictSize: number;
  /** The clause that analysis learns: its asserting literal first. */
  readonly lemma: Int32Array;
  lemmaSize: number;
  lemmaLbd: number;
  readonly analysis: AnalysisMarks;

  readonly order: VariableOrder;
  readonly phases: Phases;

  conflicts: number;
  propagations: number;
}

/** Marks of variables and levels for the analysis of a conflict; empty between two analyses. */
export interface AnalysisMarks {
  readonly seen: Uint8Array;
  readonly stack: Int32Array;
  /** The variables that are marked in `seen`. */
  readonly cleared: Int32Array;
  clearedSize: number;
  readonly levelStamp: Int32Array;
  stamp: number;
}

/** The clauses that a learner contains from the start; longer ones are added one by one. */
export type ShortClauses = Pick<Encoding, 'variables' | 'cellVariables' | 'binaries' | 'ternaries'>;

/**
 * Makes the state as one object literal, because a spread would make all its fields slow to reach.
 * Pauses as `encode` does.
 */
export function* makeLearner({
  variables,
  cellVariables,
  binaries,
  ternaries,
}: ShortClauses): Generator<void, LearnerState> {
  const literals = 2 * variables;
  const [pairAt, pairs] = yield* indexClauses(binaries, 2, literals);
  const [tripleAt, triples] = yield* indexClauses(ternaries, 3, literals);
  const watches: Int32Array[] = [];
  while (watches.length < literals) {
    watches.push(EMPTY);
    if (watches.length % SETUP_PIECE === 0) yield;
  }
  const order = makeVariableOrder(variables);
  if (literals > SETUP_PIECE) yield;
  const trail = yield* makeTrail(variables);
  return {
    variables,
    cellVariables,
    trail,
    pairAt,
    pairs,
    tripleAt,
    triples,
    arena: new Int32Array(FIRST_ROOM),
    arenaSize: 0,
    learnt: new Int32Array(FIRST_ROOM),
    learntCount: 0,
    watches,
    watchSize: new Int32Array(literals),
    log: undefined,
    explain: () => {},
    notes: new Int32Array(FIRST_ROOM),
    noteSize: 0,
    conflict: new Int32Array(variables + 1),
    conflictSize: 0,
    lemma: new Int32Array(variables + 1),
    lemmaSize: 0,
    lemmaLbd: 0,
    analysis: {
      seen: new Uint8Array(variables),
      stack: new Int32Array(variables + 1),
      cleared: new Int32Array(variables + 1),
      clearedSize: 0,
      levelStamp: new Int32Array(variables + 1),
      stamp: 0,
    },
    order,
    phases: makePhases(variables),
    conflicts: 0,
    propagations: 0,
  };
}

/**
 * Initial length of lists that grow. Small boards learn next to nothing, and for them longer lists
 * would take most of the set-up.
 */
const FIRST_ROOM = 1024;
const EMPTY = new Int32Array(0);

/**
 * Indexes clauses as compressed rows: for each literal, the other literals of every clause that
 * contains its negation.
 */
function* indexClauses(
  clauses: Int32Array,
  width: number,
  literals: number,
): Generator<void, [Int32Array, Int32Array]> {
  const piece = SETUP_PIECE - (SETUP_PIECE % width);
  const at = new Int32Array(literals + 1);
  for (let from = 0; from < clauses.length; from += piece) {
    countClauses(clauses, from, Math.min(from + piece, clauses.length), width, at);
    if (clauses.length > piece) yield;
  }
  for (let l = 0; l < literals; l++) at[l + 1] += at[l];
  const isLarge = clauses.length > piece;
  if (isLarge) yield;
  const rest = new Int32Array(at[literals]);
  if (isLarge) yield;
  const fill = at.slice();
  for (let from = 0; from < clauses.length; from += piece) {
    fillClauses(clauses, from, Math.min(from + piece, clauses.length), width, fill, rest);
    if (isLarge) yield;
  }
  return [at, rest];
}

function countClauses(
  clauses: Int32Array,
  from: number,
  to: number,
  width: number,
  at: Int32Array,
): void {
  for (let i = from; i < to; i++) at[(clauses[i] ^ 1) + 1] += width - 1;
}

function fillClauses(
  clauses: Int32Array,
  from: number,
  to: number,
  width: number,
  fill: Int32Array,
  rest: Int32Array,
): void {
  for (let clause = from; clause < to; clause += width) {
    for (let i = clause; i < clause + width; i++) {
      const key = clauses[i] ^ 1;
      for (let j = clause; j < clause + width; j++) if (j !== i) rest[fill[key]++] = clauses[j];
    }
  }
}
