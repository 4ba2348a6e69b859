// Models blocks as in the article that smtlib.ts names: each block has two Ints, its first and its
// last cell. Both are on the line, the length of the block gives their distance, and the next block
// starts behind the last cell, with a gap between them if both blocks have the same colour. A block
// lies on all cells from its first to its last. Of a blotted block only the order of the two is
// known.

import { needsGap } from '../../puzzle/clue.ts';
import { type BlockTerms, declare, endName, type SmtLine, startName } from './terms.ts';

export function integerBlocks(line: SmtLine): BlockTerms {
  const { clue, size } = line;
  const start = (block: number): string => startName(line, block);
  const end = (block: number): string => endName(line, block);
  const commands = clue.flatMap(({ length }, block) => [
    declare(start(block), 'Int'),
    declare(end(block), 'Int'),
    `(assert (<= 1 ${start(block)} ${size}))`,
    `(assert (<= 1 ${end(block)} ${size}))`,
    length === null
      ? `(assert (<= ${start(block)} ${end(block)}))`
      : `(assert (= (- ${end(block)} ${start(block)}) ${length - 1}))`,
  ]);
  const inOrder = clue.slice(1).map((_, block) => {
    const distance = needsGap(clue, block) ? 2 : 1;
    return `(assert (>= ${start(block + 1)} (+ ${end(block)} ${distance})))`;
  });
  return {
    commands: [...commands, ...inOrder],
    covers: (block, position) => `(<= ${start(block)} ${position} ${end(block)})`,
  };
}
