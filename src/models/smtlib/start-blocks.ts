// Models blocks with one Int each, the first cell, an alternative that the article names in
// passing. The last cell is the first one plus a constant, which every assertion adds anew. Only a
// blotted block, whose length is unknown, has a second Int for its last cell.

import { needsGap } from '../../puzzle/clue.ts';
import { type BlockTerms, declare, endName, type SmtLine, startName } from './terms.ts';

export function startBlocks(line: SmtLine): BlockTerms {
  const { clue, size } = line;
  const start = (block: number): string => startName(line, block);
  /** Returns the term for the cell that lies `distance` cells behind the last one of the block. */
  const behindEnd = (block: number, distance: number): string => {
    const { length } = clue[block];
    if (length === null) return plus(endName(line, block), distance);
    return plus(start(block), length - 1 + distance);
  };
  const commands = clue.flatMap(({ length }, block) => {
    const first = declare(start(block), 'Int');
    if (length !== null) return [first, `(assert (<= 1 ${start(block)} ${size - length + 1}))`];
    const end = endName(line, block);
    return [first, declare(end, 'Int'), `(assert (<= 1 ${start(block)} ${end} ${size}))`];
  });
  const inOrder = clue.slice(1).map((_, block) => {
    const distance = needsGap(clue, block) ? 2 : 1;
    return `(assert (>= ${start(block + 1)} ${behindEnd(block, distance)}))`;
  });
  return {
    commands: [...commands, ...inOrder],
    covers: (block, position) => `(<= ${start(block)} ${position} ${behindEnd(block, 0)})`,
  };
}

function plus(name: string, number: number): string {
  return number === 0 ? name : `(+ ${name} ${number})`;
}
