// Solves a line exactly by the reading of `line-prefix.ts`: it follows all states that the cells
// before a place can lead to, and keeps the colours on ways to the end of the line. This is plain
// code of the methods that read lines cell by cell, so that they owe nothing to the engine's line
// kernel. Time: O(cells x states x colours), where a line has a state for each cell of a block and
// each gap. Memory: a byte for each cell and state of the longest line.

import { colourOf } from '../puzzle/grid.ts';
import type { LineClue } from './line-clues.ts';
import { blockOfState, DEAD, readCell, runOfState, START, stateInBlock } from './line-prefix.ts';

export interface PrefixStates {
  readonly clue: LineClue;
  /** The states of the line, block by block; `firstOf` has the index of the first of a block. */
  readonly states: Int32Array;
  readonly firstOf: Int32Array;
  /**
   * Whether the cells before a place can lead to a state, for each place between cells. All lines
   * of a board share it.
   */
  readonly isReached: Uint8Array;
  /** The candidates of each cell in some arrangement, after a solve. */
  readonly left: Int32Array;
}

/** Makes the states of lines, which share the memory for a solve. */
export function makePrefixStates(clues: readonly LineClue[]): PrefixStates[] {
  const all = clues.map(statesOf);
  const most = Math.max(...all.map(({ clue, states }) => (clue.size + 1) * states.length));
  const isReached = new Uint8Array(most);
  return all.map((line) => ({ ...line, isReached, left: new Int32Array(line.clue.size) }));
}

function statesOf(clue: LineClue): Pick<PrefixStates, 'clue' | 'states' | 'firstOf'> {
  const { lengths } = clue;
  const firstOf = new Int32Array(lengths.length + 1);
  const states: number[] = [];
  for (let block = 0; block <= lengths.length; block++) {
    firstOf[block] = states.length;
    const cells = block < lengths.length ? lengths[block] : 0;
    for (let run = 0; run <= cells; run++) states.push(stateInBlock(block, run));
  }
  return { clue, states: Int32Array.from(states), firstOf };
}

/**
 * Solves the line whose cells have the candidates `cells[start]`, `cells[start + step]`, ...; false
 * when no arrangement fits.
 */
export function solveByStates(
  line: PrefixStates,
  cells: Int32Array,
  start: number,
  step: number,
): boolean {
  const { clue, states, isReached, left } = line;
  isReached.fill(0, 0, (clue.size + 1) * states.length);
  left.fill(0);
  isReached[indexOf(line, START)] = 1;
  for (let i = 0; i < clue.size; i++) readForward(line, i, cells[start + i * step]);
  for (let i = clue.size - 1; i >= 0; i--) readBack(line, i, cells[start + i * step]);
  return left[0] !== 0;
}

/** Marks the states that cell `i` leads to. */
function readForward(line: PrefixStates, i: number, candidates: number): void {
  const { states, isReached } = line;
  const [from, to] = [i * states.length, (i + 1) * states.length];
  for (let s = 0; s < states.length; s++) {
    if (isReached[from + s] === 0) continue;
    for (let rest = candidates; rest !== 0; rest &= rest - 1) {
      const next = stateAfter(line, s, colourOf(rest & -rest), i);
      if (next >= 0) isReached[to + next] = 1;
    }
  }
}

/** Keeps the colours of cell `i`, and the states before it, that lead to a state that is kept. */
function readBack(line: PrefixStates, i: number, candidates: number): void {
  const { states, isReached, left } = line;
  const [from, to] = [i * states.length, (i + 1) * states.length];
  for (let s = 0; s < states.length; s++) {
    if (isReached[from + s] === 0) continue;
    let colours = 0;
    for (let rest = candidates; rest !== 0; rest &= rest - 1) {
      const next = stateAfter(line, s, colourOf(rest & -rest), i);
      if (next >= 0 && isReached[to + next] === 1) colours |= rest & -rest;
    }
    if (colours === 0) isReached[from + s] = 0;
    left[i] |= colours;
  }
}

/** Returns the index of the state after cell `i` in `colour`; -1 when the line cannot end. */
function stateAfter(line: PrefixStates, s: number, colour: number, i: number): number {
  const { clue, states } = line;
  const next = readCell(clue, states[s], colour, clue.size - 1 - i);
  return next === DEAD ? -1 : indexOf(line, next);
}

function indexOf({ firstOf }: PrefixStates, state: number): number {
  return firstOf[blockOfState(state)] + runOfState(state);
}
