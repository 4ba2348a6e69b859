// Lists the techniques that a puzzle can need. No rating uses symmetry, because it rests on a
// promise that the clues do not make.

import { TECHNIQUES, type Technique } from '../../explain/model/step.ts';

export const NEEDED_TECHNIQUES = TECHNIQUES.filter((technique) => technique !== 'symmetry');

/**
 * The techniques that are wanted only where all others up to their tier stall without them. Each of
 * the others is contained in techniques of its tier, as mercury is in the reach of the blocks.
 */
export const STRICTLY_NEEDED: ReadonlySet<Technique> = new Set([
  'empty-line',
  'line-complete',
  'only-filled-remain',
  'simple-boxes',
  'glue',
  'punctuating',
  'small-gap',
  'simple-spaces',
  'splitting',
  'forcing',
  'overlap',
  'case-analysis',
]);

/** The techniques beyond contradictions. Puzzles that need one take long to find. */
export const DEEP_TECHNIQUES = ['two-way', 'summing', 'search'] as const;
export type DeepTechnique = (typeof DEEP_TECHNIQUES)[number];

export function isDeepTechnique(name: string): name is DeepTechnique {
  return (DEEP_TECHNIQUES as readonly string[]).includes(name);
}
