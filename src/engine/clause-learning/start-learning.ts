// Sets up clause learning from a board.

import type { OnClause } from '../../puzzle/clause-event.ts';
import { makeBeliefs } from '../beliefs/beliefs.ts';
import type { Board } from '../board/board.ts';
import type { Fold } from '../board/fold-board.ts';
import type { Layers } from '../options.ts';
import { type Encoding, encode, SETUP_PIECE } from '../order-encoding/encode.ts';
import { makeRandom } from '../random.ts';
import { type Dives, makeDives } from './belief-dives.ts';
import { type ClauseStore, storeClause } from './clause-store.ts';
import { type LearnerState, makeLearner } from './learner-state.ts';
import { type LinePropagation, makeLinePropagation } from './line-propagation-state.ts';
import { explainLine } from './line-reasons.ts';
import { makeClauseLog } from './report-clauses.ts';
import { makeRestarts, type Restarts } from './restarts.ts';
import { insert } from './variable-order.ts';

/** After this many conflicts, clauses are dropped for the first time. */
export const FIRST_REDUCE = 2000;

export interface ClauseLearning {
  readonly layers: Layers;
  readonly learner: LearnerState;
  readonly restarts: Restarts;
  reduces: number;
  reduceAt: number;
  readonly board: Board;
  readonly encoding: Encoding;
  /** How many lemmas were learnt. */
  learnt: number;
  readonly dives: Dives | undefined;
  readonly lines: LinePropagation | undefined;
}

/**
 * Sets up clause learning for a board, folded or not, at a fixpoint of propagation; pauses every
 * millisecond or so. Returns undefined when clause learning would take too much memory.
 */
export function* startLearning(
  board: Board,
  layers: Layers,
  seed: number,
  { fold, onClause }: { readonly fold?: Fold; readonly onClause?: OnClause } = {},
): Generator<void, ClauseLearning | undefined> {
  const encoding = yield* encode(board, fold);
  if (encoding === undefined) return undefined;
  const learner = yield* makeLearner(encoding);
  if (onClause !== undefined) learner.log = makeClauseLog(board, encoding, onClause);
  addLongClauses(learner.clauses, encoding.longs);
  const random = makeRandom(seed);
  for (let v = 0; v < learner.variables; v++) {
    const isCell = v < learner.cellVariables;
    learner.phases.saved[v] = learner.phases.first[v] = isCell ? 1 : 0;
    if (seed !== 0) learner.order.activity[v] = random.real() * TIE;
    insert(learner.order, v);
    if ((v + 1) % SETUP_PIECE === 0) yield;
  }
  const lines = layers.lines ? makeLinePropagation(learner, board, encoding) : undefined;
  if (lines !== undefined) learner.lineReasons.explain = (variable) => explainLine(lines, variable);
  return {
    layers,
    learner,
    restarts: makeRestarts(),
    reduces: 0,
    reduceAt: FIRST_REDUCE,
    board,
    encoding,
    learnt: 0,
    dives: layers.beliefs
      ? makeDives(makeBeliefs(board, encoding), learner.cellVariables, isDiving(layers), random)
      : undefined,
    lines,
  };
}

/**
 * Goes on with a set-up for about `work` steps of 10 ns; returns what the set-up made, or `paused`.
 */
export function runSetup(
  setup: Generator<void, ClauseLearning | undefined> | undefined,
  work: number,
): ClauseLearning | undefined | 'paused' {
  for (let left = work; left > 0; left -= SETUP_PIECE) {
    const step = setup?.next();
    if (step === undefined || step.done) return step?.value;
  }
  return 'paused';
}

/**
 * Returns whether restarts dive along the beliefs. Beliefs take the assignments of the search into
 * account only if lines propagate inside the search; otherwise only the first beliefs are worked
 * out.
 */
function isDiving({ dives, lines }: Layers): boolean {
  return dives && lines;
}

/**
 * The bound of the random activities at the start. This bound is small compared with what a
 * conflict adds.
 */
const TIE = 1e-6;

function addLongClauses(clauses: ClauseStore, longs: Int32Array): void {
  for (let at = 0; at < longs.length; at += longs[at] + 1) {
    storeClause(clauses, longs.subarray(at + 1, at + 1 + longs[at]), longs[at], 0);
  }
}
