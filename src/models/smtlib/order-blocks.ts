// Models blocks in the order encoding: a Bool says for a block and a p whether the block starts at
// cell p or before, and there is no arithmetic. The Bool would be false before the first possible
// start of the block, and true from the last possible start on, so these p have no Bool.
//   chain       block b by p -> b by p + 1
//   precedence  block b + 1 by p -> b by p - (length of b) - (gap behind it)
//   cover       b lies on cell i: b by i, and not by i - (length of b)
// A blotted block counts with the one cell that it has at least. Further Bools say of it whether it
// ends at cell p or before; they stand where the above has the start that comes before such an end.
//   chain       b ended by p -> b ended by p + 1
//   length      b ended by p -> b by p
// Source: N. Tamura, A. Taga, S. Kitagawa and M. Banbara, Compiling finite linear CSP into SAT,
// Constraints, 2009.

import { gaps, needsGap, paintedCells } from '../../puzzle/clue.ts';
import { and, type BlockTerms, declare, not, SMT_FALSE, SMT_TRUE, type SmtLine } from './terms.ts';

export function orderBlocks({ name, clue, size }: SmtLine): BlockTerms {
  const slack = size - paintedCells(clue) - gaps(clue);
  const lengths = clue.map(({ length }) => length ?? 1);
  const reach = lengths.map((length, block) => length + (needsGap(clue, block) ? 1 : 0));
  const first = clue.map((_, block) => 1 + reach.slice(0, block).reduce((sum, r) => sum + r, 0));
  const by = (block: number, p: number, bound: 'start' | 'end' = 'start'): string => {
    if (p < first[block]) return SMT_FALSE;
    return p >= first[block] + slack ? SMT_TRUE : `${name}_${bound}_${block + 1}_by_${p}`;
  };
  /** Says that a block ends before cell p + (its length); a blotted block counts with one cell. */
  const endedBy = (block: number, p: number): string =>
    by(block, p, clue[block].length === null ? 'end' : 'start');
  const starts = Array.from({ length: slack }, (_, shift) => shift);
  const commands = clue.flatMap(({ length }, block) => {
    const at = (shift: number): string => by(block, first[block] + shift);
    const declarations = starts.map((shift) => declare(at(shift), 'Bool'));
    const chain = starts.slice(1).map((shift) => implies(at(shift - 1), at(shift)));
    const before = (shift: number): string => endedBy(block - 1, first[block - 1] + shift);
    const precedence = block === 0 ? [] : starts.map((shift) => implies(at(shift), before(shift)));
    if (length !== null) return [...declarations, ...chain, ...precedence];
    const end = (shift: number): string => by(block, first[block] + shift, 'end');
    return [
      ...[...declarations, ...starts.map((shift) => declare(end(shift), 'Bool'))],
      ...[...chain, ...precedence],
      ...starts.slice(1).map((shift) => implies(end(shift - 1), end(shift))),
      ...starts.map((shift) => implies(end(shift), at(shift))),
    ];
  });
  return {
    commands,
    covers: (block, i) => and([by(block, i), not(endedBy(block, i - lengths[block]))]),
  };
}

function implies(one: string, other: string): string {
  return `(assert (=> ${one} ${other}))`;
}
