// The numbers of a reading as a person sees and corrects them, line by line, as plain data. The
// functions return new lines and leave those that they take as they were. What a person has set is
// no longer doubtful.

import type {
  NumberAlternative,
  ReadNumber,
} from '../../../../src/explain/clue-readings/read-number.ts';

export interface ShownNumber {
  readonly length: number;
  readonly colour: number;
  readonly isDoubtful: boolean;
  /** Whether the solver made it another number than the one that looked likeliest. */
  readonly isChanged: boolean;
  /** The numbers that may stand there as well; a length of 0 means no number. */
  readonly alternatives: readonly NumberAlternative[];
}

export type ShownLine = readonly ShownNumber[];

/** A correction of a line by a person; `index` is the place of a number in it. */
export type LineEdit =
  | { readonly kind: 'set'; readonly index: number; readonly length: number }
  | { readonly kind: 'colour'; readonly index: number; readonly colour: number }
  /** The number is right as it stands. */
  | { readonly kind: 'confirm'; readonly index: number }
  | { readonly kind: 'remove'; readonly index: number }
  /** A number is missing before `index`, or at the end. */
  | { readonly kind: 'insert'; readonly index: number }
  /** The whole line is right as it stands; `index` is 0. */
  | { readonly kind: 'confirm-line'; readonly index: 0 };

export function shownLine(numbers: readonly ReadNumber[]): ShownLine {
  return numbers.map(({ length, colour, isDoubtful, isChanged, alternatives }) => ({
    ...{ length, colour, isDoubtful, isChanged, alternatives },
  }));
}

/** A number that was left out stays in its line as long as it is doubtful, so that it is seen. */
export function editedLine(line: ShownLine, edit: LineEdit): ShownLine {
  const { index } = edit;
  const number = line[index];
  if (edit.kind === 'insert') return line.toSpliced(index, 0, inserted(line, index));
  if (edit.kind === 'confirm-line') return confirmed(line);
  if (number === undefined) return line;
  switch (edit.kind) {
    case 'remove':
      return line.toSpliced(index, 1);
    case 'set':
      return edit.length === 0
        ? line.toSpliced(index, 1)
        : line.with(index, { ...number, length: edit.length, isDoubtful: false, isChanged: false });
    case 'colour':
      return line.with(index, { ...number, colour: edit.colour });
    case 'confirm':
      return number.length === 0
        ? line.toSpliced(index, 1)
        : line.with(index, { ...number, isDoubtful: false });
  }
}

function confirmed(line: ShownLine): ShownLine {
  return line
    .filter(({ length }) => length > 0)
    .map((number) => ({ ...number, isDoubtful: false }));
}

/** A new number is doubtful until a person has said which one it is. */
function inserted(line: ShownLine, index: number): ShownNumber {
  const beside = line[index - 1] ?? line[index];
  return {
    ...{ length: 1, colour: beside?.colour ?? 1, isDoubtful: true, isChanged: false },
    alternatives: [],
  };
}

export function countDoubtful(lines: readonly ShownLine[]): number {
  return lines.reduce((sum, line) => sum + line.filter(({ isDoubtful }) => isDoubtful).length, 0);
}

/** Returns the indices of the lines: first doubtful ones, then changed ones, then all others. */
export function linesToCheck(lines: readonly ShownLine[]): readonly number[] {
  const rank = (line: ShownLine): number => {
    if (line.some(({ isDoubtful }) => isDoubtful)) return 0;
    return line.some(({ isChanged }) => isChanged) ? 1 : 2;
  };
  const ranks = lines.map(rank);
  return [...lines.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
}
