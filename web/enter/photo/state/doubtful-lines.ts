// Tells which lines of the board a person should still look at, because numbers that were read of
// them are doubtful. A line that was typed anew, or looked at on the board, is none of them.

import { type TypedDraft, textOfLine } from '../../draft/typed-draft.ts';
import { type ShownReading, typedDraftIn } from './shown-reading.ts';

export function doubtfulLines(draft: TypedDraft, reading: ShownReading): readonly number[] {
  const { place, lines, looked = [] } = reading;
  if (draft.width !== place.width || draft.height !== place.height) return [];
  const read = typedDraftIn(reading);
  return [...lines.keys()].filter(
    (line) =>
      lines[line]?.some(({ isDoubtful }) => isDoubtful) &&
      !looked.includes(line) &&
      textOfLine(draft, line) === textOfLine(read, line),
  );
}
