// Encodes the automaton that reads a line. Layer i holds the states that are possible after i
// cells, and each state has one variable for each layer in which the clue allows the state.
//
// The states, in order: a gap before each block and one at the end, and each cell of each block. A
// state is entered by one colour only, the background for gaps, so the steps between states need no
// variables:
//   colour    a state after a cell -> the cell has the colour of the state
//   support   a cell has a colour -> one of the states of that colour after it
//   forward   a state -> one of the states that can follow
//   backward  a state -> one of those that can come before
// Unit propagation finds all that an exact line solve finds: a state that stays possible has a
// whole path, by induction from both ends, and a colour that stays possible has a state. Only one
// state of a layer is true, because a state and the colour of the next cell lead to only one state.
// The clauses of the cells say that each cell has one colour. Blocks of different colours can
// touch: the last cell of one block then also leads to the first cell of the next block. A blotted
// block is one cell that, like a gap, also leads to itself.
//
// Size: a line has at most about cells x (slack + 1) variables, and about three clauses for each
// variable. Source: F. Bacchus, GAC via Unit Propagation, 2007; C.-G. Quimper and T. Walsh, Global
// Grammar Constraints, 2006.

import { addOne, addTwo, type Clauses, type CnfSize, close, put } from './clauses.ts';
import { type CnfLine, type LineEncoder, literalAt } from './line.ts';

export const automaton: LineEncoder = { size: sizeOf, names, encode };

function sizeOf(line: CnfLine): CnfSize {
  const { blocks, lengths, isBlotted, slack, palette } = line;
  let inGaps = layersOfGap(line, 0);
  let variables = inGaps;
  let edges = inGaps - 1;
  for (let j = 0; j < blocks; j++) {
    const inside = (slack + 1) * (lengths[j] - 1);
    const touching = canTouch(line, j) ? slack + 1 : 0;
    edges += inGaps + inside + touching + (isBlotted[j] === 1 ? slack : 0);
    inGaps = layersOfGap(line, j + 1);
    variables += (slack + 1) * lengths[j] + inGaps;
    edges += inGaps + Math.max(0, inGaps - 1);
  }
  const accepting = (blocks > 0 ? 1 : 0) + (inGaps > 0 ? 1 : 0);
  const supports = line.size * palette.length;
  return {
    variables,
    clauses: 1 + 2 * (variables - 1) + (variables - accepting) + supports,
    literals: 1 + 4 * (variables - 1) + (variables - accepting) + 2 * edges + supports,
  };
}

function* names(line: CnfLine): Generator<string> {
  for (let j = 0; j <= line.blocks; j++) {
    for (let i = gapFrom(line, j); i <= gapTo(line, j); i++) yield `after ${i} in gap ${j + 1}`;
    if (j === line.blocks) return;
    for (let t = 1; t <= line.lengths[j]; t++) {
      const from = line.earliest[j] + t;
      for (let i = from; i <= from + line.slack; i++) {
        yield `after ${i} in block ${j + 1} cell ${t}`;
      }
    }
  }
}

/**
 * Returns the first layer of the gap before block `j`; if `j` is the number of blocks, returns the
 * first layer of the gap behind all blocks.
 */
function gapFrom({ earliest, lengths }: CnfLine, j: number): number {
  return j === 0 ? 0 : earliest[j - 1] + lengths[j - 1] + 1;
}

/**
 * Returns the last layer of the gap whose first layer `gapFrom` returns. If there is no room for
 * this gap, returns the layer before that first layer.
 */
function gapTo({ size, blocks, earliest, slack }: CnfLine, j: number): number {
  return j < blocks ? earliest[j] + slack : size;
}

const layersOfGap = (line: CnfLine, j: number) => gapTo(line, j) - gapFrom(line, j) + 1;

/**
 * Returns whether block `j` can touch the next block, because the next block has another colour.
 */
function canTouch({ blocks, gaps }: CnfLine, j: number): boolean {
  return j + 1 < blocks && gaps[j] === 0;
}

interface State {
  /**
   * The first layer of the state; `to` is the last. Both rise from state to state, so the states of
   * one layer stand next to each other.
   */
  readonly from: number;
  readonly to: number;
  /** The variable of the state in its first layer. */
  readonly variable: number;
  /** Colour of the cell that leads to this state. */
  readonly colour: number;
  /**
   * Whether this is the last cell of a block that the next block can touch. The first cell of the
   * next block is two states on.
   */
  readonly isTouching: boolean;
  /** Whether the state can follow itself: gaps and blotted blocks go on. */
  readonly isLoop: boolean;
}

/** Returns the states of a line from left to right, in the order of `names`. */
function statesOf(line: CnfLine, first: number): State[] {
  const states: State[] = [];
  let variable = first;
  const add = (state: Omit<State, 'variable'>) => {
    states.push({ ...state, variable });
    variable += state.to - state.from + 1;
  };
  for (let j = 0; j <= line.blocks; j++) {
    const gap = { from: gapFrom(line, j), to: gapTo(line, j) };
    add({ ...gap, colour: 0, isTouching: false, isLoop: true });
    if (j === line.blocks) break;
    for (let t = 1; t <= line.lengths[j]; t++) {
      const from = line.earliest[j] + t;
      const isTouching = t === line.lengths[j] && canTouch(line, j);
      const colour = line.colours[j];
      const isLoop = line.isBlotted[j] === 1;
      add({ from, to: from + line.slack, colour, isTouching, isLoop });
    }
  }
  return states;
}

/** The automaton of a line, and the list to which its clauses are added. */
interface Unrolled {
  readonly line: CnfLine;
  readonly states: readonly State[];
  readonly clauses: Clauses;
}

function encode(line: CnfLine, first: number, clauses: Clauses): void {
  const states = statesOf(line, first);
  const unrolled = { line, states, clauses };
  addOne(clauses, first);
  for (const [q, state] of states.entries()) {
    for (let layer = state.from; layer <= state.to; layer++) {
      if (layer > 0) addBefore(unrolled, q, layer);
      if (layer < line.size) addAfter(unrolled, q, layer);
    }
  }
  for (let layer = 1, q = 0; layer <= line.size; layer++) {
    while (states[q].to < layer) q++;
    for (let colour = 0; colour < line.palette.length; colour++) {
      addSupport(unrolled, q, layer, colour);
    }
  }
}

/**
 * Adds the clauses called `colour` and `backward` in the head of this file, for state `q` in a
 * layer.
 */
function addBefore({ line, states, clauses }: Unrolled, q: number, layer: number): void {
  const variable = variableIn(states[q], layer);
  addTwo(clauses, -variable, literalAt(line, layer - 1, states[q].colour));
  put(clauses, -variable);
  if (states[q].isLoop) putState(states[q], layer - 1, clauses);
  putState(states[q - 1], layer - 1, clauses);
  if (states[q - 2]?.isTouching) putState(states[q - 2], layer - 1, clauses);
  close(clauses);
}

/** Adds the clause called `forward` in the head of this file, for state `q` in a layer. */
function addAfter({ states, clauses }: Unrolled, q: number, layer: number): void {
  put(clauses, -variableIn(states[q], layer));
  if (states[q].isLoop) putState(states[q], layer + 1, clauses);
  putState(states[q + 1], layer + 1, clauses);
  if (states[q].isTouching) putState(states[q + 2], layer + 1, clauses);
  close(clauses);
}

/**
 * Adds the clause called `support` in the head of this file, for `colour` in a layer. The first
 * state of the layer is `q`.
 */
function addSupport(
  { line, states, clauses }: Unrolled,
  q: number,
  layer: number,
  colour: number,
): void {
  put(clauses, -literalAt(line, layer - 1, colour));
  for (let r = q; r < states.length && states[r].from <= layer; r++) {
    if (states[r].colour === colour) putState(states[r], layer, clauses);
  }
  close(clauses);
}

function variableIn({ variable, from }: State, layer: number): number {
  return variable + layer - from;
}

/**
 * Adds the variable of a state in a layer to the clause that is being written; adds nothing if the
 * state is not in the layer, or does not exist.
 */
function putState(state: State | undefined, layer: number, clauses: Clauses): void {
  if (state === undefined || layer < state.from || layer > state.to) return;
  put(clauses, variableIn(state, layer));
}
