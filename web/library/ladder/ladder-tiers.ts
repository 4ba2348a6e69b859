// The tiers of the ladder, each with its rungs: what a list of jumps leads to.

import type { ShownTechnique } from '../../../src/tasks/explaining/techniques.ts';
import type { NamedEntry } from '../named-entry.ts';
import type { Rung } from './rungs.ts';

export interface LadderTier {
  readonly name: string;
  /** The rung that the tier begins with. */
  readonly first: Rung;
  readonly entries: readonly NamedEntry[];
}

type TechniqueTier = Pick<ShownTechnique, 'technique' | 'tierName'>;

/** Returns the tiers in the order of the ladder; techniques that are not known have none. */
export function ladderTiers(
  rungs: readonly Rung[],
  techniques: readonly TechniqueTier[],
): readonly LadderTier[] {
  const names = new Set(rungs.flatMap((rung) => tierNameOf(rung, techniques) ?? []));
  return [...names].map((name) => {
    const own = rungs.filter((rung) => tierNameOf(rung, techniques) === name);
    return { name, first: own[0], entries: own.flatMap(({ entries }) => entries) };
  });
}

function tierNameOf({ technique }: Rung, techniques: readonly TechniqueTier[]): string | undefined {
  return techniques.find((each) => each.technique === technique)?.tierName;
}
