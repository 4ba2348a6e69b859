// 19. A value of a cell is wrong when it leads to a line that no arrangement fits any more. Of all
// values that are tried within the bound, the step takes the one with the shortest chain found. In
// a puzzle of several colours, ruling out all values of a cell but one, each by its own
// contradiction, comes before ruling out a single value that leaves the cell unknown.

import { coloursIn } from '../../puzzle/candidate-colours.ts';
import { isKnown } from '../../puzzle/grid.ts';
import {
  caseToContradiction,
  FEWEST_LINES,
  impossibleStep,
  linksOf,
} from '../chains/case-chains.ts';
import type { LineTrace } from '../chains/line-trace.ts';
import { distanceTo, type ProbeLimits, type RefutedValue } from '../chains/probe-cells.ts';
import type { FoundStep } from '../model/found-step.ts';
import type { Case, CasesStep } from '../model/step.ts';

/**
 * The greatest number of wrong values, or of sets of wrong values in one cell, for which chains are
 * worked out.
 */
const MOST_CHAINS = 12;

/** Values of a cell, each of which is wrong by itself. */
interface Wrong {
  readonly cell: number;
  readonly values: readonly number[];
  readonly length: number;
  /** The least number of lines that a person has to look at. */
  readonly least: number;
}

export function contradiction(
  trace: LineTrace,
  refuted: readonly RefutedValue[],
  { near, links }: ProbeLimits,
): FoundStep<CasesStep> | undefined {
  const distance = ({ cell }: Wrong): number => distanceTo(near, cell, trace.board.width);
  const wrong = wrongIn(trace, refuted)
    .sort((a, b) => a.length - b.length || distance(a) - distance(b))
    .slice(0, MOST_CHAINS);
  let best: readonly Case[] | undefined;
  let cost = Number.POSITIVE_INFINITY;
  for (const each of wrong) {
    // Nothing later can be shorter.
    if (cost <= FEWEST_LINES) break;
    if (costOf(trace, each, each.least) >= cost) continue;
    const lines = cost - costOf(trace, each, 0) - 1;
    const cases = casesOf(trace, each, { links, lines });
    if (cases !== undefined) [best, cost] = [cases, costOf(trace, each, linksOf(cases))];
  }
  return best && impossibleStep(trace, 'contradiction', best);
}

/** Returns a case for each value; undefined when they have more than `lines` lines together. */
function casesOf(
  trace: LineTrace,
  { cell, values }: Wrong,
  { links, lines }: { readonly links: number; readonly lines: number },
): Case[] | undefined {
  const cases: Case[] = [];
  for (const candidates of values) {
    const rest = lines - linksOf(cases);
    const found = caseToContradiction(trace, { cell, candidates }, { links, lines: rest });
    if (found === undefined) return undefined;
    cases.push(found);
  }
  return linksOf(cases) <= lines ? cases : undefined;
}

/**
 * Groups wrong values by cell. The wrong values of a cell form one group when they leave the cell a
 * single value; the values that lines took from the cell belong to this group. Otherwise each value
 * is a group by itself.
 */
function wrongIn({ marks, board }: LineTrace, refuted: readonly RefutedValue[]): Wrong[] {
  const cells = new Set(refuted.map(({ assumption }) => assumption.cell));
  return [...cells].flatMap((cell) => {
    const own = refuted.filter(({ assumption }) => assumption.cell === cell);
    const wrong = own.reduce((mask, { assumption }) => mask | assumption.candidates, 0);
    const left = board.cells[cell] & ~wrong;
    const single = own.map(({ assumption, length, generation }) => {
      return { cell, values: [assumption.candidates], length, least: generation };
    });
    if (!isKnown(left)) return single;
    const values = coloursIn(marks[cell] & ~left).map((colour) => 1 << colour);
    const length = own.reduce((sum, each) => sum + each.length, 0);
    const least = own.reduce((sum, { generation }) => sum + generation, 0);
    return [{ cell, values, length, least }];
  });
}

/** Rates cases by their links; leaving the cell unknown costs more than any chain. */
function costOf({ marks }: LineTrace, { cell, values }: Wrong, links: number): number {
  const wrong = values.reduce((mask, value) => mask | value, 0);
  return links + (isKnown(marks[cell] & ~wrong) ? 0 : 1e6);
}
