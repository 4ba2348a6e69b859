// The given cells of a draft: cells that are known from the start of the puzzle. The functions
// return new lists or drafts. Cells beyond the size stay in the draft, like lines.

import { colourOf, type Grid, isKnown } from '../../../src/puzzle/grid.ts';
import { allCandidates, type Palette } from '../../../src/puzzle/palette.ts';
import { cellOf, isInside, type Place, placeOf } from '../../../src/puzzle/places.ts';
import type { TypedDraft } from './typed-draft.ts';

export interface GivenCell extends Place {
  /** The index of the colour in the palette; 0 is the background. */
  readonly colour: number;
}

export function givenCellsOf(given: Grid | undefined): readonly GivenCell[] {
  if (given === undefined) return [];
  return [...given.cells].flatMap((candidates, cell) =>
    isKnown(candidates) ? [{ ...placeOf(given, cell), colour: colourOf(candidates) }] : [],
  );
}

/** Returns the given cells of a board as a grid, or undefined if there are none. */
export function gridOfGiven(draft: TypedDraft): Grid | undefined {
  const { width, height, palette } = draft;
  const inside = givenOnBoard(draft);
  if (inside.length === 0) return undefined;
  const cells = new Int32Array(width * height).fill(allCandidates(palette));
  for (const cell of inside) cells[cellOf(draft, cell)] = 1 << cell.colour;
  return { width, height, cells };
}

/** Returns the given cells that are within the size. */
export function givenOnBoard(draft: TypedDraft): readonly GivenCell[] {
  return draft.given.filter((cell) => isInside(draft, cell));
}

export function withoutGiven(draft: TypedDraft): TypedDraft {
  return { ...draft, given: [] };
}

/** Makes cells given in a colour, or no longer given if `colour` is undefined. */
export function withGivenAt(
  draft: TypedDraft,
  places: readonly Place[],
  colour: number | undefined,
): TypedDraft {
  const others = draft.given.filter(
    ({ row, column }) => !places.some((place) => place.row === row && place.column === column),
  );
  const added = colour === undefined ? [] : places.map((place) => ({ ...place, colour }));
  return { ...draft, given: [...others, ...added] };
}

/**
 * Returns the colour of the next state of a cell; undefined if the cell is then no longer given.
 * The states in turn are the colours from the first on, the background, and not given.
 */
export function nextColourOfGiven(draft: TypedDraft, place: Place): number | undefined {
  return colourAfter(colourOfGiven(draft, place), draft.palette);
}

/** Returns undefined for a cell that is not given. */
export function colourOfGiven(
  { given }: Pick<TypedDraft, 'given'>,
  { row, column }: Place,
): number | undefined {
  return given.find((cell) => cell.row === row && cell.column === column)?.colour;
}

/** Returns undefined for a cell that is no longer given. */
function colourAfter(colour: number | undefined, palette: Palette): number | undefined {
  if (colour === undefined) return 1;
  if (colour === 0) return undefined;
  return (colour + 1) % palette.length;
}

export function swappedGiven(given: readonly GivenCell[]): readonly GivenCell[] {
  return given.map(({ row, column, colour }) => ({ row: column, column: row, colour }));
}

/** Drops the given cells of colour `removed`; the others get the new numbers of their colours. */
export function givenWithoutColour(
  given: readonly GivenCell[],
  removed: number,
): readonly GivenCell[] {
  return given.flatMap((cell) => {
    if (cell.colour === removed) return [];
    return cell.colour > removed ? [{ ...cell, colour: cell.colour - 1 }] : [cell];
  });
}
