// Says in a word or two how hard a puzzle is.

import { labelName, type Rating } from '../../explain/index.ts';

/**
 * Returns the label, the easiest label that is possible, or else the verdict on a puzzle that can
 * have none. A star marks a rating that was cut.
 */
export function ratingName({ label, atLeast, verdict, isCut }: Rating): string {
  const known = label ?? atLeast;
  const unknown = verdict === 'unique' ? 'not rated' : verdict;
  const name = known === undefined ? unknown : labelName(known, 'en').toLowerCase();
  return `${atLeast === undefined ? '' : '>= '}${name}${isCut ? ' *' : ''}`;
}
