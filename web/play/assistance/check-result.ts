// The result of a check for a person: several facts about the marks become one finding.

import type { BrokenLine } from '../../../src/explain/mistakes/broken-lines.ts';
import type { Mistakes } from '../../../src/explain/mistakes/mistakes.ts';

export type CheckResult =
  /** At least one solution has all the marks. */
  | { readonly kind: 'fine' }
  /** Each of these marks is in no solution. */
  | { readonly kind: 'wrong'; readonly cells: readonly number[] }
  /** Not all of these marks can be right. */
  | { readonly kind: 'together'; readonly cells: readonly number[] }
  /** The clues have no solution at all. */
  | { readonly kind: 'contradictory' }
  /** The limits were reached before the check had a result. */
  | { readonly kind: 'unknown' };

export function checkResultOf({ verdict, fits, wrong, clash, lines }: Mistakes): CheckResult {
  if (verdict === 'none') return { kind: 'contradictory' };
  if (wrong.length > 0) return { kind: 'wrong', cells: wrong };
  if (fits === 'yes') return { kind: 'fine' };
  const cells = clash?.cells ?? lines.flatMap(({ cells: marks }) => marks);
  if (fits === 'no') return { kind: 'together', cells: [...new Set(cells)] };
  return { kind: 'unknown' };
}

/**
 * Returns the line with the fewest `cells`, because such a line shows the mistake best; undefined
 * if there are no lines.
 */
export function plainestLine(lines: readonly BrokenLine[]): BrokenLine | undefined {
  return lines.toSorted((a, b) => a.cells.length - b.cells.length)[0];
}
