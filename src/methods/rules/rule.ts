// The interface of a rule, for the loop that applies all rules.

import type { RuleLine } from './rule-board.ts';
import type { RuleLineView } from './rule-line-view.ts';

export interface Rule {
  /** The number of the rule in the source. */
  readonly id: string;
  apply(line: RuleLine): void;
}

/** Applies a rule and its mirror image. */
export function bothWays(rule: (line: RuleLineView) => void): Rule['apply'] {
  return ({ left, right }) => {
    rule(left);
    rule(right);
  };
}
