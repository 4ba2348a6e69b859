// Solves lines and puzzles slowly but surely, mostly by trying everything. This module shares no
// code with the engine, and does not even take the rule for gaps from the model of puzzles.

import type { Block, Clue } from '../src/puzzle/clue.ts';
import { type Grid, lineColours } from '../src/puzzle/grid.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';

/**
 * Yields every arrangement of the blocks of `clue` from `block` on in `length` cells, as colour
 * indices. A blotted block has every length that leaves room for the others.
 */
export function* arrangements(
  clue: readonly Block[],
  length: number,
  block = 0,
): Generator<number[]> {
  if (block === clue.length) {
    yield new Array<number>(length).fill(0);
    return;
  }
  const { length: asked, colour } = clue[block];
  const gap = clue[block + 1]?.colour === colour ? 1 : 0;
  for (let start = 0; start < length; start++) {
    for (let size = asked ?? 1; start + size + gap <= length; size++) {
      for (const tail of arrangements(clue, length - start - size - gap, block + 1)) {
        yield [
          ...new Array(start).fill(0),
          ...new Array(size).fill(colour),
          ...new Array(gap).fill(0),
          ...tail,
        ];
      }
      if (asked !== null) break;
    }
  }
}

/**
 * Returns the candidates of each cell in the arrangements that fit `candidates`; undefined when
 * none fits. An unknown line keeps its candidates.
 */
export function solveLineSlowly(clue: Clue, candidates: readonly number[]): number[] | undefined {
  if (clue === null) return candidates.includes(0) ? undefined : [...candidates];
  const seen = candidates.map(() => 0);
  for (const cells of arrangements(clue, candidates.length)) {
    if (cells.some((colour, i) => ((candidates[i] >> colour) & 1) === 0)) continue;
    cells.forEach((colour, i) => {
      seen[i] |= 1 << colour;
    });
  }
  return seen.length > 0 && seen[0] === 0 ? undefined : seen;
}

/** A transition of the automaton: a cell of `colour` leads from state `from` to state `to`. */
interface Transition {
  readonly from: number;
  readonly to: number;
  readonly colour: number;
}

/**
 * Solves a line like `solveLineSlowly`, but of any length, with the automaton of its clue: keeps
 * the colours on paths from the first state to an accepting state.
 */
export function solveLineByAutomaton(
  clue: Clue,
  candidates: readonly number[],
): number[] | undefined {
  if (clue === null) return solveLineSlowly(clue, candidates);
  const { transitions, accepting } = automaton(clue);
  const allows = (cell: number, { colour }: Transition): boolean =>
    ((candidates[cell] >> colour) & 1) === 1;
  const from = [new Set([0])];
  candidates.forEach((_, i) => {
    const steps = transitions.filter((step) => from[i].has(step.from) && allows(i, step));
    from.push(new Set(steps.map((step) => step.to)));
  });
  let alive = new Set(accepting.filter((state) => from[candidates.length].has(state)));
  if (alive.size === 0) return undefined;
  const seen = candidates.map(() => 0);
  for (let i = candidates.length - 1; i >= 0; i--) {
    const steps = transitions.filter(
      (step) => from[i].has(step.from) && alive.has(step.to) && allows(i, step),
    );
    for (const { colour } of steps) seen[i] |= 1 << colour;
    alive = new Set(steps.map((step) => step.from));
  }
  return seen;
}

/**
 * Makes the automaton of a clue. A state stands for a cell of a block, or for a gap before a block
 * or at the end. The automaton starts in state 0.
 */
function automaton(clue: readonly Block[]): { transitions: Transition[]; accepting: number[] } {
  const transitions: Transition[] = [];
  let gap = 0;
  let last: number | undefined;
  clue.forEach(({ length: asked, colour }, block) => {
    const length = asked ?? 1;
    transitions.push({ from: gap, to: gap, colour: 0 }, { from: gap, to: gap + 1, colour });
    if (last !== undefined && clue[block - 1].colour !== colour)
      transitions.push({ from: last, to: gap + 1, colour });
    for (let cell = 1; cell < length; cell++) {
      transitions.push({ from: gap + cell, to: gap + cell + 1, colour });
    }
    last = gap + length;
    if (asked === null) transitions.push({ from: last, to: last, colour });
    gap = last + 1;
    transitions.push({ from: last, to: gap, colour: 0 });
  });
  transitions.push({ from: gap, to: gap, colour: 0 });
  return { transitions, accepting: last === undefined ? [gap] : [last, gap] };
}

/**
 * Yields all ways to paint `length` cells, as colour indices; `colours` includes the background.
 */
function* paintings(length: number, colours: number): Generator<number[]> {
  if (length === 0) yield [];
  else
    for (const tail of paintings(length - 1, colours))
      for (let colour = 0; colour < colours; colour++) yield [colour, ...tail];
}

/**
 * Returns all solutions of a small puzzle, each as a string of colour indices, with `/` between
 * rows. Unknown lines and those in `free` can be painted in any way. In `free`, rows are numbered
 * from 0 and columns from the height.
 */
export function solveSlowly(puzzle: Puzzle, free: readonly number[] = []): string[] {
  const { height, width, palette } = puzzle;
  const ways = (clue: Clue, line: number): Generator<number[]> => {
    const length = line < height ? width : height;
    const isOpen = clue === null || free.includes(line);
    return isOpen ? paintings(length, palette.length) : arrangements(clue, length);
  };
  const columns = puzzle.columns.map((clue, c) =>
    [...ways(clue, height + c)].map((cells) => cells.join('')),
  );
  const rows = puzzle.rows.map((clue, r) => [...ways(clue, r)]);
  const found: string[] = [];
  const extend = (above: readonly number[][], prefixes: readonly string[]): void => {
    if (above.length === puzzle.height) {
      found.push(above.map((cells) => cells.join('')).join('/'));
      return;
    }
    for (const cells of rows[above.length]) {
      const next = prefixes.map((prefix, c) => prefix + cells[c]);
      if (next.every((prefix, c) => columns[c].some((column) => column.startsWith(prefix)))) {
        extend([...above, cells], next);
      }
    }
  };
  extend(
    [],
    puzzle.columns.map(() => ''),
  );
  return found.filter((text) => hasGivenCells(puzzle, text)).sort();
}

function hasGivenCells({ given }: Puzzle, text: string): boolean {
  if (given === undefined) return true;
  return [...text.replaceAll('/', '')].every((colour, cell) => (given.cells[cell] >> +colour) & 1);
}

/** Writes a grid of known cells as `solveSlowly` writes its solutions: `/` between the rows. */
export function gridDigits(grid: Grid): string {
  return Array.from({ length: grid.height }, (_, row) => lineColours(grid, row).join('')).join('/');
}
