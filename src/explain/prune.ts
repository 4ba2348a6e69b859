// Leaves out of a chain what nothing needs. Where a cell is known to have one colour as soon as one other is ruled out,
// a chain has each link for the sake of a later one; with more colours, what one link rules out a later one may rule
// out again. The judge says what is needed. A judgement a link, so only for steps that are shown.

import { isMonochrome } from '../puzzle/palette.ts';
import type { Case, Fact, Link } from './step.ts';
import type { Trace } from './trace.ts';
import { verifyCase, verifyChain } from './verify-cases.ts';

/** `conclusions` are what the case is for; a case with a clash needs none. */
export function prunedCase(
  { puzzle, marks }: Trace,
  own: Case,
  conclusions: readonly Fact[],
): Case {
  if (isMonochrome(puzzle.palette)) return own;
  const links = neededLinks(own.links, (fewer) => {
    return verifyCase(puzzle, marks, { ...own, links: fewer }, conclusions) === undefined;
  });
  return { ...own, links };
}

export function prunedChain(
  { puzzle, marks }: Trace,
  links: readonly Link[],
  conclusions: readonly Fact[],
): readonly Link[] {
  return neededLinks(links, (fewer) => {
    return verifyChain(puzzle, marks, { links: fewer, conclusions }) === undefined;
  });
}

/** The earliest go first. */
function neededLinks(links: readonly Link[], suffice: (links: Link[]) => boolean): readonly Link[] {
  let kept = links;
  for (const link of links) {
    const fewer = kept.filter((other) => other !== link);
    if (suffice(fewer)) kept = fewer;
  }
  return kept;
}
