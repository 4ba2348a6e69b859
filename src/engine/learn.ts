// Conflict-driven clause learning on the order encoding: decide, propagate, learn from conflicts, start over.

import { colourOf } from '../puzzle/grid.ts';
import { bump, decay, insert, takeMostActive } from './activity.ts';
import { analyse } from './analyse.ts';
import { makeBeliefs } from './beliefs.ts';
import type { Board } from './board.ts';
import { addClause, reduceClauses } from './clauses.ts';
import { beginDive, type Dives, diveLess, makeDives, nextOfDive, OVER, PAUSED } from './dive.ts';
import { cellLiteral, type Encoding, encode, SETUP_PIECE } from './encode.ts';
import type { Fold } from './fold.ts';
import { CLAUSE_REASON, type Learner, makeLearner, NO_REASON } from './learner.ts';
import {
  clearDirty,
  explain,
  giveBack,
  type LinePropagation,
  makeLinePropagation,
  propagateLines,
} from './line-propagation.ts';
import type { Layers } from './options.ts';
import { makeRandom, type Random } from './random.ts';
import { isRestarting, makeRestarts, noteConflict, noteRestart, type Restarts } from './restart.ts';
import { assign, propagateUnits } from './unit-propagation.ts';

const FIRST_REDUCE = 2000;
const REDUCE_STEP = 300;

export interface Learning {
  readonly learner: Learner;
  readonly restarts: Restarts;
  reduces: number;
  reduceAt: number;
  readonly board: Board;
  readonly encoding: Encoding;
  /** Lemmas learnt. */
  learnt: number;
  readonly dives: Dives | undefined;
  readonly lines: LinePropagation | undefined;
}

/**
 * For a board at a fixpoint of propagation, folded or not; pauses every millisecond or so. Undefined when it would
 * take too much memory.
 */
export function* startLearning(
  board: Board,
  layers: Layers,
  seed: number,
  fold?: Fold,
): Generator<void, Learning | undefined> {
  const encoding = yield* encode(board, fold);
  if (encoding === undefined) return undefined;
  const learner = yield* makeLearner(encoding);
  addLongClauses(learner, encoding.longs);
  const random = makeRandom(seed);
  for (let v = 0; v < learner.variables; v++) {
    const isCell = v < learner.cellVariables;
    learner.phase[v] = learner.firstPhase[v] = isCell ? 1 : 0;
    if (seed !== 0) learner.activity[v] = random.real() * TIE;
    insert(learner, v);
    if ((v + 1) % SETUP_PIECE === 0) yield;
  }
  const lines = layers.lines ? makeLinePropagation(learner, board, encoding) : undefined;
  if (lines !== undefined) learner.explain = (variable) => explain(lines, variable);
  return {
    learner,
    restarts: makeRestarts(),
    reduces: 0,
    reduceAt: FIRST_REDUCE,
    board,
    encoding,
    learnt: 0,
    dives: layers.beliefs ? startDives(learner, board, encoding, layers, random) : undefined,
    lines,
  };
}

/** Goes on with a set-up for about `work` steps. */
export function runSetup(
  setup: Generator<void, Learning | undefined> | undefined,
  work: number,
): Learning | undefined | 'paused' {
  for (let left = work; left > 0; left -= SETUP_PIECE) {
    const step = setup?.next();
    if (step === undefined || step.done) return step?.value;
  }
  return 'paused';
}

/** Beliefs see what the search has assigned only where lines follow it: without them there is just the first dive. */
function startDives(
  learner: Learner,
  board: Board,
  encoding: Encoding,
  layers: Layers,
  random: Random,
): Dives {
  const isDiving = layers.dives && layers.lines;
  return makeDives(makeBeliefs(board, encoding), learner.cellVariables, isDiving, random);
}

/** Small against any bump of a conflict. */
const TIE = 1e-6;

function addLongClauses(learner: Learner, longs: Int32Array): void {
  for (let at = 0; at < longs.length; at += longs[at] + 1) {
    addClause(learner, longs.subarray(at + 1, at + 1 + longs[at]), longs[at], 0);
  }
}

/** Runs until a solution, the end of the search, `conflicts` conflicts in all, or `work` steps of 10 ns more. */
export function learn(
  learning: Learning,
  conflicts: number,
  work: number,
): 'solution' | 'done' | 'paused' {
  const { learner, restarts } = learning;
  const bound = workOf(learning) + work;
  for (;;) {
    if (!propagateAll(learning)) {
      learner.conflicts++;
      if (!resolveConflict(learning)) return 'done';
      if (learner.conflicts >= conflicts) return 'paused';
    } else if (learner.trailSize === learner.variables) {
      return 'solution';
    } else if (learner.conflicts >= conflicts || workOf(learning) >= bound) {
      return 'paused';
    } else if (learner.depth > 0 && !isDiving(learning) && isRestarting(restarts)) {
      restart(learning);
    } else if (learner.conflicts >= learning.reduceAt) {
      reduceClauses(learner);
      learning.reduceAt = learner.conflicts + FIRST_REDUCE + REDUCE_STEP * ++learning.reduces;
    } else if (!decide(learning, bound)) {
      return 'paused';
    }
  }
}

/** A dive is left to end by itself. */
function isDiving({ dives }: Learning): boolean {
  return dives !== undefined && dives.state !== 'off';
}

/** A propagation costs about so many steps of 10 ns, with its share of the analysis. */
const PROPAGATION_WORK = 20;

function workOf({ learner, dives }: Learning): number {
  return learner.propagations * PROPAGATION_WORK + (dives?.beliefs.work ?? 0);
}

/** Clauses first, then lines, until neither has anything to add; false on a conflict. */
function propagateAll({ learner, lines }: Learning): boolean {
  for (;;) {
    const before = learner.propagated;
    const isConsistent = propagateUnits(learner);
    learner.propagations += learner.propagated - before;
    if (!isConsistent || lines === undefined) return isConsistent;
    const size = learner.trailSize;
    if (!propagateLines(lines)) return false;
    if (learner.trailSize === size) return true;
  }
}

function restart(learning: Learning): void {
  const { learner, restarts, dives } = learning;
  backtrackTo(learning, 0);
  learner.noteSize = 0;
  const wasStable = restarts.isStable;
  noteRestart(restarts, learner);
  if (wasStable && keepsBeliefs(learning)) learner.phase.set(learner.firstPhase);
  if (dives !== undefined && learner.conflicts >= BELIEFS_AT) {
    beginDive(dives, learner, learner.propagations * PROPAGATION_WORK);
  }
}

/** Beliefs cost milliseconds: puzzles that need fewer conflicts than this do without. */
const BELIEFS_AT = 60;

/**
 * Focused mode holds on to the beliefs, whatever values it had to take; stable mode and proofs keep the values
 * they had. On random puzzles the first finds solutions in half of the conflicts, and the second escapes where it errs.
 */
function keepsBeliefs({ dives, restarts }: Learning): boolean {
  const { isStable, isProving } = restarts;
  return dives !== undefined && dives.dives > 0 && !isStable && !isProving;
}

/** Learns from the conflict and goes back to where the lemma says something new; false when nothing is left. */
function resolveConflict(learning: Learning): boolean {
  const { learner, restarts } = learning;
  const level = conflictLevel(learner);
  if (level === 0) return false;
  noteBestTrail(learner);
  backtrackTo(learning, level);
  const back = analyse(learner);
  noteConflict(restarts, learner.lemmaLbd, learner.conflicts);
  backtrackTo(learning, back);
  assertLemma(learner);
  learning.learnt++;
  decay(learner);
  return true;
}

/** Keeps the lemma, whose first literal follows now. */
function assertLemma(learner: Learner): void {
  const clause = keepLemma(learner);
  assign(learner, learner.lemma[0], clause < 0 ? NO_REASON : CLAUSE_REASON, clause);
}

/** The lemma as a clause of the arena; -1 for a single literal. */
function keepLemma(learner: Learner): number {
  if (learner.lemmaSize === 1) return -1;
  return addClause(learner, learner.lemma, learner.lemmaSize, learner.lemmaLbd);
}

/** The longest consistent trail since the last rephasing gives the phases that stable mode aims at. */
function noteBestTrail(learner: Learner): void {
  const assigned = learner.marks[learner.depth - 1];
  if (assigned <= learner.bestAssigned) return;
  learner.bestAssigned = assigned;
  for (let i = 0; i < assigned; i++) {
    const literal = learner.trail[i];
    learner.bestPhase[literal >> 1] = (literal & 1) ^ 1;
  }
}

/** The conflict of a line can lie below the last decision. */
function conflictLevel(learner: Learner): number {
  let highest = 0;
  for (let i = 0; i < learner.conflictSize; i++) {
    highest = Math.max(highest, learner.level[learner.conflict[i] >> 1]);
  }
  return highest;
}

function backtrackTo(learning: Learning, depth: number): void {
  const { learner, lines } = learning;
  if (lines !== undefined) clearDirty(lines);
  if (learner.depth <= depth) return;
  const { trail, values, phase } = learner;
  const size = learner.marks[depth];
  if (lines !== undefined) giveBack(lines, size);
  const keeps = keepsBeliefs(learning);
  for (let i = learner.trailSize - 1; i >= size; i--) {
    const literal = trail[i];
    values[literal] = 0;
    values[literal ^ 1] = 0;
    if (!keeps) phase[literal >> 1] = (literal & 1) ^ 1;
    insert(learner, literal >> 1);
  }
  learner.trailSize = size;
  learner.propagated = size;
  learner.depth = depth;
}

/** Decides what the dive wants, or the most active variable; false when `bound` came before the beliefs. */
function decide(learning: Learning, bound: number): boolean {
  const { learner, dives } = learning;
  const literal = dives
    ? nextOfDive(dives, learner, bound - workOf(learning) + dives.beliefs.work)
    : OVER;
  if (literal === PAUSED) return false;
  learner.decisions++;
  learner.marks[learner.depth++] = learner.trailSize;
  assign(learner, literal === OVER ? mostActiveLiteral(learner) : literal, NO_REASON, -1);
  return true;
}

function mostActiveLiteral(learner: Learner): number {
  const variable = takeMostActive(learner);
  return 2 * variable + (learner.phase[variable] ^ 1);
}

/** Rules the solution at hand out, by its decisions, and goes on with all that was learnt; false at the end. */
export function excludeSolution(learning: Learning): boolean {
  const { learner } = learning;
  startProof(learning);
  const size = learner.depth;
  if (size === 0) return false;
  for (let d = 0; d < size; d++) {
    learner.lemma[d] = learner.trail[learner.marks[size - 1 - d]] ^ 1;
    bump(learner, learner.lemma[d] >> 1);
  }
  learner.lemmaSize = size;
  learner.lemmaLbd = 0;
  backtrackTo(learning, size - 1);
  assertLemma(learner);
  return true;
}

function startProof({ restarts, dives }: Learning): void {
  restarts.isProving = true;
  if (dives !== undefined) diveLess(dives);
}

/** Rules out a solution that another search found; false when it is all that was left. */
export function excludeCells(learning: Learning, cells: Int32Array): boolean {
  const { learner, board, encoding } = learning;
  startProof(learning);
  backtrackTo(learning, 0);
  learner.lemmaSize = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (encoding.cellVariable[cell] < 0) continue;
    const colour = colourOf(cells[cell]);
    const has = cellLiteral(encoding.cellVariable, board.cells[cell], cell, colour);
    if (learner.values[has] < 0) return true;
    if (learner.values[has] === 0) learner.lemma[learner.lemmaSize++] = has ^ 1;
  }
  if (learner.lemmaSize === 0) return false;
  learner.lemmaLbd = 0;
  if (keepLemma(learner) < 0) assign(learner, learner.lemma[0], NO_REASON, -1);
  return true;
}

/** How many cells are known for good. */
export function countSure(learning: Learning): number {
  const { cellVariable } = learning.encoding;
  const { cells } = learning.board;
  let sure = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cellVariable[cell] < 0 || isSure(learning, cell)) sure++;
  }
  return sure;
}

function isSure({ learner, board, encoding }: Learning, cell: number): boolean {
  const { values, level } = learner;
  for (let left = board.cells[cell]; left !== 0; left &= left - 1) {
    const colour = colourOf(left & -left);
    const has = cellLiteral(encoding.cellVariable, board.cells[cell], cell, colour);
    if (values[has] > 0 && level[has >> 1] === 0) return true;
  }
  return false;
}

/** The cells of the solution at hand. */
export function solvedCells(learning: Learning): Int32Array {
  return cellsWhere(learning, (learner, literal) => learner.values[literal] > 0);
}

/** Candidates that are not ruled out for good. */
export function sureCells(learning: Learning): Int32Array {
  return cellsWhere(
    learning,
    ({ values, level }, literal) => values[literal] >= 0 || level[literal >> 1] > 0,
  );
}

function cellsWhere(
  { learner, board, encoding }: Learning,
  keeps: (learner: Learner, literal: number) => boolean,
): Int32Array {
  return board.cells.map((candidates, cell) => {
    if (encoding.cellVariable[cell] < 0) return candidates;
    let kept = 0;
    for (let left = candidates; left !== 0; left &= left - 1) {
      const colour = 31 - Math.clz32(left & -left);
      const literal = cellLiteral(encoding.cellVariable, candidates, cell, colour);
      if (keeps(learner, literal)) kept |= 1 << colour;
    }
    return kept;
  });
}
