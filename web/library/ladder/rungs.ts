// The ladder of techniques: each rung is a technique with the puzzles that need it.

import { TECHNIQUES, type Technique } from '../../../src/explain/model/step.ts';
import type { Ladder } from '../../puzzle-store/packs/pack-index.ts';
import type { NamedEntry } from '../named-entry.ts';

export interface Rung {
  readonly technique: Technique;
  readonly entries: readonly NamedEntry[];
}

/** Returns the id of the section of a rung, which links on the page lead to. */
export function rungAnchor({ technique }: Rung): string {
  return `rung-${technique}`;
}

/** Returns the rungs in the order of the ladder; puzzles that are not known are left out. */
export function rungsOf(ladder: Ladder, entries: readonly NamedEntry[]): readonly Rung[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return Object.entries(ladder).flatMap(([name, ids]) => {
    const technique = TECHNIQUES.find((each) => each === name);
    const own = ids.map((id) => byId.get(id)).filter((entry) => entry !== undefined);
    return technique === undefined || own.length === 0 ? [] : [{ technique, entries: own }];
  });
}
