// The note on what a format leaves out of the puzzles that `convert` writes.

import type { DispensablePart, LeftOut } from '../../formats/index.ts';
import { counted } from '../../puzzle/wording.ts';

/**
 * Returns a note like "tatham leaves out the title and the goal picture"; undefined if every puzzle
 * is written whole. With several puzzles, the note says how many have each part.
 */
export function leftOutNote(
  format: string,
  puzzles: readonly (readonly LeftOut[])[],
): string | undefined {
  const parts = new Map<DispensablePart, { readonly name: string; puzzles: number }>();
  for (const { what, name } of puzzles.flat()) {
    const part = parts.get(what) ?? { name, puzzles: 0 };
    part.puzzles++;
    parts.set(what, part);
  }
  if (parts.size === 0) return undefined;
  const named = [...parts.values()].map((part) =>
    puzzles.length === 1 ? part.name : `${part.name} (of ${counted(part.puzzles, 'puzzle')})`,
  );
  return `${format} leaves out ${listed(named)}`;
}

/** Joins names as a sentence does. */
function listed(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}
