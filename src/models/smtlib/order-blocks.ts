// Models blocks in the order encoding: a Bool says for a block and a p whether the block starts at
// cell p or before, and there is no arithmetic. The Bool would be false before the first possible
// start of the block, and true from the last possible start on, so these p have no Bool.
//   chain       block b by p -> b by p + 1
//   precedence  block b + 1 by p -> b by p - (length of b) - (gap behind it)
//   cover       b lies on cell i: b by i, and not by i - (length of b)
// Source: N. Tamura, A. Taga, S. Kitagawa and M. Banbara, Compiling finite linear CSP into SAT,
// Constraints, 2009.

import { gaps, needsGap, paintedCells } from '../../puzzle/clue.ts';
import { and, type BlockTerms, declare, not, SMT_FALSE, SMT_TRUE, type SmtLine } from './terms.ts';

export function orderBlocks({ name, clue, size }: SmtLine): BlockTerms {
  const slack = size - paintedCells(clue) - gaps(clue);
  const reach = clue.map(({ length }, block) => length + (needsGap(clue, block) ? 1 : 0));
  const first = clue.map((_, block) => 1 + reach.slice(0, block).reduce((sum, r) => sum + r, 0));
  const by = (block: number, p: number): string => {
    if (p < first[block]) return SMT_FALSE;
    return p >= first[block] + slack ? SMT_TRUE : `${name}_start_${block + 1}_by_${p}`;
  };
  const starts = Array.from({ length: slack }, (_, shift) => shift);
  const commands = clue.flatMap((_, block) => {
    const at = (shift: number): string => by(block, first[block] + shift);
    const declarations = starts.map((shift) => declare(at(shift), 'Bool'));
    const chain = starts.slice(1).map((shift) => implies(at(shift - 1), at(shift)));
    const before = (shift: number): string => by(block - 1, first[block - 1] + shift);
    const precedence = block === 0 ? [] : starts.map((shift) => implies(at(shift), before(shift)));
    return [...declarations, ...chain, ...precedence];
  });
  return {
    commands,
    covers: (block, i) => and([by(block, i), not(by(block, i - clue[block].length))]),
  };
}

function implies(one: string, other: string): string {
  return `(assert (=> ${one} ${other}))`;
}
