// A reading as the screen shows and keeps it: the numbers, the straightened image as a file, and
// where the clues are in it. Lines are rows from 0, then columns.

import type { ReadNumber } from '../../../../src/explain/clue-readings/read-number.ts';
import { blocksOf, markedGrid } from '../../../../src/photo/draft-of-reading.ts';
import type { GridPlace, PhotoReading, PixelBox } from '../../../../src/photo/photo-reading.ts';
import { defined } from '../../../../src/puzzle/defined.ts';
import type { Palette } from '../../../../src/puzzle/palette.ts';
import type { Draft } from '../../../../src/puzzle/puzzle.ts';
import type { Verdict } from '../../../../src/puzzle/verdict.ts';
import { draftOfPuzzle, type TypedDraft } from '../../draft/typed-draft.ts';
import {
  countDoubtful,
  editedLine,
  type LineEdit,
  linesToCheck,
  type ShownLine,
  shownLine,
} from './shown-number.ts';
import { usedRooms } from './used-rooms.ts';

export interface ShownReading {
  readonly place: GridPlace;
  readonly puzzles: number;
  /** The number of the puzzle that was read, from 0. */
  readonly puzzle: number;
  readonly palette: Palette;
  /** The straightened image as a JPEG file. */
  readonly straight: Uint8Array<ArrayBuffer>;
  /** The room of the clue of each line in the straightened image. */
  readonly rooms: readonly PixelBox[];
  readonly lines: readonly ShownLine[];
  /** The lines in the order in which a person looks at them; it stays while they are corrected. */
  readonly order: readonly number[];
  /** The verdict on the clues; missing from a correction until it is known anew. */
  readonly verdict?: Verdict;
  /** Whether a part of the puzzle seems to be outside of the photo. */
  readonly isCutOff?: true;
  /** Whether some colours are so much alike that numbers may have another. */
  readonly areColoursAlike?: true;
  /** Whether a limit was reached before a reading with a solution was found. */
  readonly isCut?: true;
  /** The doubtful lines that a person has looked at on the board. */
  readonly looked?: readonly number[];
  /** Whether a person has corrected or confirmed anything. */
  readonly isEdited?: true;
  /** The marks on the board: a colour, 0 for a cross, and -1 where nothing is marked. */
  readonly marks?: readonly number[];
}

export function shownReading(
  reading: PhotoReading,
  straight: Uint8Array<ArrayBuffer>,
): ShownReading {
  const { place, puzzles, puzzle, readings, clueBoxes, digitBoxes, grid, settled, marks } = reading;
  const unit = Math.max(grid.width / place.width, grid.height / place.height);
  const lines = [...settled.rows, ...settled.columns].map(shownLine);
  return {
    ...{ place, puzzles, puzzle, straight, lines },
    palette: readings.palette,
    rooms: [
      ...usedRooms(clueBoxes.rows, usedDigits(digitBoxes.rows, settled.rows), unit),
      ...usedRooms(clueBoxes.columns, usedDigits(digitBoxes.columns, settled.columns), unit),
    ],
    order: linesToCheck(lines),
    verdict: settled.verdict,
    ...defined({ marks: marks && [...marks], isCut: settled.isCut || undefined }),
    ...defined({
      isCutOff: reading.isCutOff || undefined,
      areColoursAlike: reading.areColoursAlike || undefined,
    }),
  };
}

/** Leaves out what only looked like a digit. */
function usedDigits(
  boxes: readonly (readonly PixelBox[])[],
  lines: readonly (readonly ReadNumber[])[],
): readonly PixelBox[] {
  return lines.flatMap((numbers, line) =>
    numbers.flatMap(({ length, start, end }) =>
      length > 0 ? (boxes[line] ?? []).slice(start, end) : [],
    ),
  );
}

export function withEdit(reading: ShownReading, line: number, edit: LineEdit): ShownReading {
  const before = reading.lines[line];
  if (before === undefined) return reading;
  const after = editedLine(before, edit);
  const lines = reading.lines.with(line, after);
  if (isSameClue(before, after)) return { ...reading, lines, isEdited: true };
  const { verdict: _, isCut: __, ...rest } = reading;
  return { ...rest, lines, isEdited: true };
}

/** Numbers that are none count for nothing. */
function isSameClue(a: ShownLine, b: ShownLine): boolean {
  const [own, other] = [a, b].map((line) => line.filter(({ length }) => length > 0));
  return (
    own?.length === other?.length &&
    own?.every(
      ({ length, colour }, i) => length === other?.[i]?.length && colour === other[i].colour,
    ) === true
  );
}

export function doubtfulIn({ lines }: ShownReading): number {
  return countDoubtful(lines);
}

/** Returns the draft of the clues; the marks are a saved grid in it. */
export function draftIn({ place, palette, lines, marks }: ShownReading): Draft {
  const { width, height } = place;
  const clues = lines.map(blocksOf);
  return {
    ...{ width, height, palette },
    rows: clues.slice(0, height),
    columns: clues.slice(height),
    ...defined({ saved: marks && [markedGrid(place, palette, marks)] }),
  };
}

/** Returns the draft for the board, which shows no marks. */
export function typedDraftIn(reading: ShownReading): TypedDraft {
  return draftOfPuzzle(draftIn(reading));
}
