// Tells what a person should know of a reading beside its doubtful numbers, as keys of messages.

import { type TypedDraft, textOfLine } from '../../draft/typed-draft.ts';
import { sameLine } from './doubtful-lines.ts';
import { type ShownReading, typedDraftIn } from './shown-reading.ts';

/** Returns what may be wrong with a picture, though no number of it is doubtful. */
export function warningsOf({ isCutOff, areColoursAlike }: ShownReading) {
  return [
    ...(isCutOff ? (['photo.cut-off'] as const) : []),
    ...(areColoursAlike ? (['photo.colours-alike'] as const) : []),
  ];
}

/** Returns undefined until there is a verdict on the clues. */
export function verdictKey({ verdict, isCut, isEdited }: ShownReading) {
  if (verdict === undefined) return undefined;
  if (isCut) return 'photo.verdict.cut';
  return verdict === 'none' && isEdited
    ? 'photo.verdict.none.corrected'
    : (`photo.verdict.${verdict}` as const);
}

/** Whether any clue of a reading stands on its line of the board. */
export function isOnBoard(draft: TypedDraft, reading: ShownReading): boolean {
  const read = typedDraftIn(reading);
  return [...reading.lines.keys()].some((line) => {
    const own = sameLine(line, read, draft);
    const text = textOfLine(read, line);
    return own !== undefined && text !== '' && textOfLine(draft, own) === text;
  });
}

/** Whether the board has the clues of a reading, so that its verdict holds for the board. */
export function isAsRead(draft: TypedDraft, reading: ShownReading): boolean {
  const read = typedDraftIn(reading);
  return (
    isSameSide(draft.rows.slice(0, draft.height), read.rows) &&
    isSameSide(draft.columns.slice(0, draft.width), read.columns)
  );
}

function isSameSide(own: readonly string[], read: readonly string[]): boolean {
  return own.length === read.length && own.every((text, i) => text === read[i]);
}
