// Holds what the search for a reading knows: what each line may say, what that costs, and which
// choices of lines are known to contradict each other (conflicts).

import type { ExactClue } from '../../puzzle/clue.ts';
import type { Palette } from '../../puzzle/palette.ts';
import type { Size } from '../../puzzle/places.ts';
import type { ClueLines } from '../contradictory-clues/clue-lines.ts';
import { type LineChoice, MOST_CHOICES } from './line-choice.ts';
import { cellSums, makeSumBounds, type SumBounds, type SumChanges } from './sum-bounds.ts';

export interface SearchSpace extends Size {
  readonly palette: Palette;
  /** The choices of each line, the likeliest first; there is one at least. */
  readonly choices: readonly (readonly LineChoice[])[];
  /** The cost of the second choice of each line; infinite where there is none. */
  readonly leastChanges: Float64Array;
  readonly changes: readonly (readonly SumChanges[])[];
  /** The differences of the sums, rows less columns, where each line has its first choice. */
  readonly differences: Int32Array;
  readonly sumBounds: SumBounds;
  readonly conflicts: ConflictIndex;
}

/**
 * Conflicts by the first choice in them that is a change, as line * MOST_CHOICES + choice; those
 * without any change are at -1.
 */
type ConflictIndex = Map<number, Conflict[]>;

/** Lines that contradict each other as long as each of them has this choice. */
export interface Conflict {
  readonly lines: readonly number[];
  readonly choices: readonly number[];
}

/** Sums that differ by more whole lines are not told apart: no reading mends so much. */
const MOST_LINES_OFF = 4;

export function makeSearchSpace(
  size: Size,
  palette: Palette,
  choices: readonly (readonly LineChoice[])[],
): SearchSpace {
  const { width, height } = size;
  const colours = palette.length;
  const sums = choices.map((own, line) => own.map((it) => cellSums(it, line, size, colours)));
  const changes = sums.map((own) => own.map((sum) => sum.map((it, c) => it - own[0][c])));
  const leastChanges = Float64Array.from(
    choices,
    ([, second]) => second?.cost ?? Number.POSITIVE_INFINITY,
  );
  const differences = new Int32Array(colours);
  for (const [first] of sums) {
    for (let colour = 0; colour < colours; colour++) differences[colour] += first[colour];
  }
  const longest = Math.max(size.width, size.height);
  const most = Math.max(...differences.map(Math.abs));
  const reach = 2 * longest + Math.min(most, MOST_LINES_OFF * longest);
  const sumBounds = makeSumBounds(choices, changes, { colours, reach, step: longest });
  const sides = { changes, differences, sumBounds };
  return { width, height, palette, choices, leastChanges, ...sides, conflicts: new Map() };
}

/** Returns the clues of a reading: a choice for each line. */
export function cluesOf(
  { width, height, palette, choices }: SearchSpace,
  taken: Int32Array,
): ClueLines & { readonly clues: readonly ExactClue[] } {
  const clues = choices.map((own, line) =>
    own[taken[line]].parts.map(({ length, colour }) => ({ length, colour })),
  );
  return { width, height, palette, clues };
}

/** Notes that lines contradict each other with the choices that they have. */
export function learnConflict(
  { conflicts }: SearchSpace,
  lines: readonly number[],
  taken: Int32Array,
): void {
  const changed = lines.find((line) => taken[line] !== 0);
  const key = changed === undefined ? UNCHANGED : keyOf(changed, taken[changed]);
  const conflict = { lines, choices: lines.map((line) => taken[line]) };
  const others = conflicts.get(key);
  if (others === undefined) conflicts.set(key, [conflict]);
  else others.push(conflict);
}

const UNCHANGED = -1;

function keyOf(line: number, choice: number): number {
  return line * MOST_CHOICES + choice;
}

/** Lists the conflicts of lines that have their first choices. */
export function unchangedConflicts({ conflicts }: SearchSpace): readonly Conflict[] {
  return conflicts.get(UNCHANGED) ?? [];
}

/** Lists the conflicts that a reading is in, with a look at those that share a change with it. */
export function conflictsIn(space: SearchSpace, taken: Int32Array): Conflict[] {
  const found: Conflict[] = [];
  addHolding(found, unchangedConflicts(space), taken);
  for (let line = 0; line < taken.length; line++) {
    const choice = taken[line];
    if (choice !== 0) addHolding(found, space.conflicts.get(keyOf(line, choice)) ?? [], taken);
  }
  return found;
}

function addHolding(found: Conflict[], conflicts: readonly Conflict[], taken: Int32Array): void {
  for (const conflict of conflicts) if (holds(conflict, taken)) found.push(conflict);
}

function holds({ lines, choices }: Conflict, taken: Int32Array): boolean {
  for (let i = 0; i < lines.length; i++) if (taken[lines[i]] !== choices[i]) return false;
  return true;
}
