// Tells which lines of the board a person should still look at, because numbers that were read of
// them are doubtful. A line that was typed anew, or looked at on the board, is none of them. The
// board may have another size than the reading: a row that was cut off may have been added.

import { columnOfLine, lineOfColumn, type Size } from '../../../../src/puzzle/places.ts';
import { isRow, type TypedDraft, textOfLine } from '../../draft/typed-draft.ts';
import { type ShownReading, typedDraftIn } from './shown-reading.ts';

/** Returns lines of the board. */
export function doubtfulLines(draft: TypedDraft, reading: ShownReading): readonly number[] {
  const { lines, looked = [] } = reading;
  const read = typedDraftIn(reading);
  return [...lines.keys()].flatMap((line) => {
    const isOpen = lines[line]?.some(({ isDoubtful }) => isDoubtful) && !looked.includes(line);
    const own = isOpen ? sameLine(line, read, draft) : undefined;
    return own !== undefined && textOfLine(draft, own) === textOfLine(read, line) ? [own] : [];
  });
}

/** Returns the line with the same number on a board of another size, if it is so large. */
export function sameLine(line: number, from: Size, to: Size): number | undefined {
  if (isRow(from, line)) return line < to.height ? line : undefined;
  const column = columnOfLine(line, from.height);
  return column < to.width ? lineOfColumn(column, to.height) : undefined;
}
