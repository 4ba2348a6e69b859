// Holds a picture that is on its way to a puzzle, and changes it at random.

import { recolour } from '../../engine/picture-settling/recolour.ts';
import type { SettledPicture } from '../../engine/picture-settling/settled-picture.ts';
import type { Random } from '../../engine/random.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { puzzleOfDrawing } from '../drawing.ts';
import { sideCells } from '../tool-cells.ts';
import type { Orbits } from './orbits.ts';
import { generatedPalette } from './puzzle-wish.ts';

export interface DraftPicture {
  /** The picture, with the candidates that line solves leave. */
  readonly settled: SettledPicture;
  readonly orbits: Orbits;
  readonly random: Random;
  /** Whether a cell only takes the colour of a neighbour, so that shapes stay shapes. */
  readonly isSoft: boolean;
}

/**
 * Gives a cell, and the cells that change with it, another colour at random, and settles the
 * picture again. Returns false if the colour that was drawn is the one that the cell has.
 */
export function changeCell(draft: DraftPicture, cell: number): boolean {
  const { settled, orbits } = draft;
  const colour = draft.isSoft ? colourBeside(draft, cell) : otherColour(draft, cell);
  if (colour === settled.picture[cell]) return false;
  recolour(settled, orbits[cell], colour);
  return true;
}

function colourBeside({ settled, random }: DraftPicture, cell: number): number {
  const beside = sideCells(settled, cell);
  return beside.length === 0 ? 0 : settled.picture[beside[random.below(beside.length)]];
}

function otherColour({ settled: { picture, lines }, random }: DraftPicture, cell: number): number {
  return (picture[cell] + 1 + random.below(lines.colours - 1)) % lines.colours;
}

/** Returns the puzzle of the picture as it is now. */
export function puzzleOfDraft({
  settled: { width, height, picture, lines },
}: DraftPicture): Puzzle {
  return puzzleOfDrawing({ width, height, cells: picture }, generatedPalette(lines.colours - 1));
}
