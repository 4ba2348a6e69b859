// Removes the links of a chain that nothing needs. In a puzzle of one colour, each link settles
// cells for a later link, so all links are needed. In a puzzle of several colours, a later link may
// rule out the same candidates as an earlier link. To test whether a link is needed, the chain
// without this link is followed from the marks, by the arrangements of the lines. Cost: up to
// links^2 line solves, so only chains of steps that are shown are pruned.

import { allCandidates, isMonochrome } from '../../puzzle/palette.ts';
import { cellsOfLine } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import { arrangementsOf, type LineArrangements } from '../model/line-arrangements.ts';
import type { Case, Fact, Link } from '../model/step.ts';
import type { LineTrace } from './line-trace.ts';

/**
 * `conclusions` are the facts that the case has to show; a case with a contradiction needs none.
 */
export function prunedCase(
  { puzzle, marks }: LineTrace,
  own: Case,
  conclusions: readonly Fact[],
): Case {
  if (isMonochrome(puzzle.palette)) return own;
  const { assumption, clash } = own;
  const links = neededLinks(own.links, (fewer) => {
    const known = marks.slice();
    known[assumption.cell] = assumption.candidates;
    if (!follow(puzzle, known, fewer)) return false;
    if (clash === undefined) return areKnown(known, conclusions);
    return waysWith(puzzle, known, clash.line, clash.evidence)?.count === 0;
  });
  return { ...own, links };
}

export function prunedChain(
  { puzzle, marks }: LineTrace,
  links: readonly Link[],
  conclusions: readonly Fact[],
): readonly Link[] {
  return neededLinks(links, (fewer) => {
    const known = marks.slice();
    return follow(puzzle, known, fewer) && areKnown(known, conclusions);
  });
}

/** Narrows `known` link by link. Returns false when a link no longer follows. */
function follow(puzzle: Puzzle, known: Int32Array, links: readonly Link[]): boolean {
  return links.every(({ line, evidence, conclusions }) => {
    const ways = waysWith(puzzle, known, line, evidence);
    if (ways === undefined || ways.count === 0) return false;
    const cells = cellsOfLine(puzzle, line);
    const holds = conclusions.every(
      ({ cell, candidates }) => (ways.possible[cells.indexOf(cell)] & ~candidates) === 0,
    );
    for (const { cell, candidates } of conclusions) known[cell] &= candidates;
    return holds;
  });
}

/**
 * Returns the arrangements of a line when only the cells in `evidence` are known; undefined for an
 * unknown line.
 */
function waysWith(
  puzzle: Puzzle,
  known: Int32Array,
  line: number,
  evidence: readonly number[],
): LineArrangements | undefined {
  const clue = clueOfLine(puzzle, line);
  if (clue === null) return undefined;
  const all = allCandidates(puzzle.palette);
  const cells = cellsOfLine(puzzle, line);
  const masks = cells.map((cell) => (evidence.includes(cell) ? known[cell] : all));
  return arrangementsOf(clue, Int32Array.from(masks));
}

function areKnown(known: Int32Array, conclusions: readonly Fact[]): boolean {
  return conclusions.every(
    ({ cell, candidates }) => known[cell] > 0 && (known[cell] & ~candidates) === 0,
  );
}

/** Returns the links that are needed. Tries to leave out each link in turn, the earliest first. */
function neededLinks(links: readonly Link[], suffice: (links: Link[]) => boolean): readonly Link[] {
  let kept = links;
  for (const link of links) {
    const fewer = kept.filter((other) => other !== link);
    if (suffice(fewer)) kept = fewer;
  }
  return kept;
}
