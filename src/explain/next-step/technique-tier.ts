// Tells how hard each technique is for a person.

import type { Technique, Tier } from '../model/step.ts';
import { LINE_TECHNIQUES } from './line-techniques.ts';

const TIERS_BEYOND_LINES: Readonly<Partial<Record<Technique, Tier>>> = {
  'colours-meet': 4,
  'edge-logic': 5,
  contradiction: 5,
  'two-way': 5,
};

/** Returns the tier of a technique; that of colours that meet is 2 where two lines are enough. */
export function tierOf(technique: Technique): Tier {
  const ofLine = LINE_TECHNIQUES.find(({ id }) => id === technique);
  return ofLine?.tier ?? TIERS_BEYOND_LINES[technique] ?? 6;
}
