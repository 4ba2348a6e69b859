// The numbers of a clue, and the signs for what it leaves open, as the page shows them.

import type { Clue } from '../../../src/puzzle/clue.ts';
import { blockLabel, labelWithoutBlocks } from '../../../src/vector/clue-label.ts';
import type { BlockPlace } from '../state/strikes.ts';

/** Returns all that is shown for a clue, at least one text. */
export function clueLabels(clue: Clue): readonly string[] {
  return clue?.length ? clue.map(blockLabel) : [labelWithoutBlocks(clue)];
}

/** Returns the block of the clue whose number is at an element; undefined if there is none. */
export function blockOf(element: Element | null): BlockPlace | undefined {
  const block = element?.closest<HTMLElement>('[data-block]')?.dataset.block;
  const line = element?.closest<HTMLElement>('[data-line]')?.dataset.line;
  if (block === undefined || line === undefined) return undefined;
  return { line: Number(line), block: Number(block) };
}
