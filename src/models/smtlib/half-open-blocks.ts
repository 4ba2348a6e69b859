// Models blocks like integer-blocks.ts, but the second Int of a block is the cell behind its last
// one, an alternative that the article names in passing. The distance of the two is the length
// itself, and a block of another colour may start at that very cell. The line does not have the
// cell if the block is at its end.

import { needsGap } from '../../puzzle/clue.ts';
import { type BlockTerms, declare, type SmtLine, startName } from './terms.ts';

export function halfOpenBlocks(line: SmtLine): BlockTerms {
  const { name, clue, size } = line;
  const start = (block: number): string => startName(line, block);
  const behind = (block: number): string => `${name}_behind_${block + 1}`;
  const commands = clue.flatMap(({ length }, block) => [
    declare(start(block), 'Int'),
    declare(behind(block), 'Int'),
    `(assert (<= 1 ${start(block)} ${size}))`,
    `(assert (<= 2 ${behind(block)} ${size + 1}))`,
    length === null
      ? `(assert (< ${start(block)} ${behind(block)}))`
      : `(assert (= (- ${behind(block)} ${start(block)}) ${length}))`,
  ]);
  const inOrder = clue.slice(1).map((_, block) => {
    const least = needsGap(clue, block) ? `(+ ${behind(block)} 1)` : behind(block);
    return `(assert (>= ${start(block + 1)} ${least}))`;
  });
  return {
    commands: [...commands, ...inOrder],
    covers: (block, position) =>
      `(and (<= ${start(block)} ${position}) (< ${position} ${behind(block)}))`,
  };
}
