// Finds the puzzles in an image: their lattices, the grids within them, and where their clues
// stand. What was found is painted over, and the search goes on until nothing more is found. Cost:
// 5 to 10 ms for each 100,000 pixels, and as much again where there is room for another puzzle.

import type { Image } from '../../create/images/image-samples.ts';
import { goesOn, type Pace } from '../../pacing/pace.ts';
import { clearestPuzzle, LINE_KINDS, type LineKind, type PuzzleInGrey } from './clearest-puzzle.ts';
import { coverPart } from './grey-image.ts';
import type { PuzzleLayout } from './puzzle-layout.ts';
import { placeInImage, shrunkImage } from './shrunk-image.ts';
import type { PlaceOf } from './straighten.ts';

export interface FoundPuzzle {
  readonly layout: PuzzleLayout;
  /** Tells where a place of the lattice is in the image as it was given. */
  readonly placeOf: PlaceOf;
}

/** The most puzzles that are looked for, and how much worse than the best one they may be. */
const MOST_PUZZLES = 4;
const LEAST_SHARE = 0.15;
/** The share of an image that is left at least if another puzzle is looked for. */
const LEAST_ROOM = 0.35;
/** The usual room of a grid with clues that have no lines, in shares of that of the grid. */
const WITH_CLUES = 1.3;

/** Puzzles that are worth this share of the best one come first. */
const CLEAR_SHARE = 0.5;

/**
 * Returns the puzzles of an image in the order in which one reads a page, those that are seen badly
 * last; undefined if the host stops the search.
 */
export async function findPuzzles(
  image: Image,
  pace: Pace<undefined>,
): Promise<FoundPuzzle[] | undefined> {
  const { grey, factor } = shrunkImage(image);
  const found: PuzzleInGrey[] = [];
  let room = grey.data.length;
  while (found.length < MOST_PUZZLES && room >= LEAST_ROOM * grey.data.length) {
    const next = await clearestPuzzle(grey, {
      kinds: kindsAfter(found),
      least: LEAST_SHARE * (found[0]?.worth ?? 0),
      goesOn: () => goesOn(pace, 0, () => undefined),
    });
    if (next === 'stopped') return undefined;
    if (next === undefined) break;
    found.push(next);
    // Clues without lines are not painted over: how far they reach is a guess, and another puzzle
    // may begin there.
    const share = next.layout.isBoxed ? 1 : WITH_CLUES;
    room -= share * coverPart(grey, next.lattice.placeOf, next.lined);
  }
  const isClear = ({ worth }: PuzzleInGrey): boolean => worth >= CLEAR_SHARE * found[0].worth;
  const ordered = [
    ...inReadingOrder(found.filter(isClear)),
    ...found.filter((puzzle) => !isClear(puzzle)),
  ];
  return ordered.map(({ layout, lattice }) => {
    return { layout, placeOf: placeInImage(lattice.placeOf, factor) };
  });
}

/** Puts puzzles whose heights overlap from left to right, and others from top to bottom. */
function inReadingOrder(puzzles: readonly PuzzleInGrey[]): PuzzleInGrey[] {
  const boxes = puzzles.map((puzzle) => ({ puzzle, ...boundsOf(puzzle) }));
  const ordered: PuzzleInGrey[] = [];
  while (boxes.length > 0) {
    const highest = boxes.reduce((a, b) => (b.top < a.top ? b : a));
    const beside = boxes.filter(({ top }) => top < (highest.top + highest.bottom) / 2);
    const next = beside.reduce((a, b) => (b.left < a.left ? b : a));
    ordered.push(next.puzzle);
    boxes.splice(boxes.indexOf(next), 1);
  }
  return ordered;
}

function boundsOf({ layout: { grid }, lattice: { placeOf } }: PuzzleInGrey) {
  const { column, row, columns, rows } = grid;
  const corners = [
    ...[placeOf(column, row), placeOf(column + columns, row)],
    ...[placeOf(column, row + rows), placeOf(column + columns, row + rows)],
  ];
  const ys = corners.map(({ y }) => y);
  return {
    left: Math.min(...corners.map(({ x }) => x)),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** Edges are worth a search only where the first puzzle is not seen in lines. */
function kindsAfter([first]: readonly PuzzleInGrey[]): LineKind[] {
  const hasEdges = first === undefined || first.kind === 'edges';
  return LINE_KINDS.filter((kind) => hasEdges || kind !== 'edges');
}
