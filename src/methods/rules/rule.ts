// What a rule is to the loop that applies them.

import type { RuleLine } from './board.ts';
import type { RuleLineView } from './line-view.ts';

export interface Rule {
  /** The number it has in the source. */
  readonly id: string;
  apply(line: RuleLine): void;
}

/** A rule and its mirror image. */
export function bothWays(rule: (line: RuleLineView) => void): Rule['apply'] {
  return ({ left, right }) => {
    rule(left);
    rule(right);
  };
}
