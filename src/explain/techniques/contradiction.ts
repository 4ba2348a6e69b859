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
import { distanceTo, type RefutedValue } from '../chains/probe-cells.ts';
import { areAllFollowed, type ProbeRounds, refutedBy } from '../chains/probe-rounds.ts';
import type { FoundStep } from '../model/found-step.ts';
import type { Case, CasesStep } from '../model/step.ts';

/**
 * The greatest number of wrong values, or of sets of wrong values in one cell, for which chains are
 * worked out.
 */
const MOST_CHAINS = 12;

/** The last generation of the first round; no contradiction comes before it. */
const FIRST_ROUND = 2;

/** Values of a cell, each of which is wrong by itself. */
interface Wrong {
  readonly cell: number;
  readonly values: readonly number[];
  readonly length: number;
  /** The least number of lines that a person has to look at. */
  readonly least: number;
}

/** The best cases so far, what they cost, and how many of the wrong values were looked at. */
interface Choice {
  cases: readonly Case[] | undefined;
  cost: number;
  tried: number;
}

/**
 * Looks first at the values that are refuted in the earliest generations. A contradiction in
 * generation g takes at least g lines, so a later generation is looked at only when it can have a
 * shorter chain than the best so far.
 */
export function contradiction(rounds: ProbeRounds): FoundStep<CasesStep> | undefined {
  const choice: Choice = { cases: undefined, cost: Number.POSITIVE_INFINITY, tried: 0 };
  let [first, last] = [0, rounds.canPause ? FIRST_ROUND : Number.POSITIVE_INFINITY];
  while (first < last && !isSettled(choice)) {
    const seen = first;
    choose(
      rounds,
      choice,
      refutedBy(rounds, last).filter(({ generation }) => generation > seen),
    );
    const next = areAllFollowed(rounds) ? Number.POSITIVE_INFINITY : last + 2;
    [first, last] = [last, Math.min(next, choice.cost - 1)];
  }
  return choice.cases && impossibleStep(rounds.trace, 'contradiction', choice.cases);
}

/** Returns whether nothing that is looked at later can be better. */
function isSettled({ cost, tried }: Choice): boolean {
  return cost <= FEWEST_LINES || tried >= MOST_CHAINS;
}

/** Works out the chains of wrong values, the most promising first, and keeps the shortest. */
function choose(
  { trace, limits }: ProbeRounds,
  choice: Choice,
  refuted: readonly RefutedValue[],
): void {
  const distance = ({ cell }: Wrong): number => distanceTo(limits.near, cell, trace.board.width);
  const wrong = wrongIn(trace, refuted)
    .sort((a, b) => a.length - b.length || distance(a) - distance(b))
    .slice(0, MOST_CHAINS - choice.tried);
  for (const each of wrong) {
    if (isSettled(choice)) return;
    choice.tried++;
    if (costOf(trace, each, each.least) >= choice.cost) continue;
    const lines = choice.cost - costOf(trace, each, 0) - 1;
    const cases = casesOf(trace, each, { links: limits.links, lines });
    if (cases === undefined) continue;
    [choice.cases, choice.cost] = [cases, costOf(trace, each, linksOf(cases))];
  }
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
 * Groups wrong values by cell; those of a cell follow each other. The wrong values of a cell form
 * one group when they leave the cell a single value; the values that lines took from the cell
 * belong to this group. Otherwise each value is a group by itself.
 */
function wrongIn(trace: LineTrace, refuted: readonly RefutedValue[]): Wrong[] {
  const wrong: Wrong[] = [];
  for (let first = 0, end = 0; first < refuted.length; first = end) {
    const { cell } = refuted[first].assumption;
    while (refuted[end]?.assumption.cell === cell) end++;
    wrong.push(...wrongOf(trace, cell, refuted.slice(first, end)));
  }
  return wrong;
}

function wrongOf(
  { marks, board }: LineTrace,
  cell: number,
  own: readonly RefutedValue[],
): readonly Wrong[] {
  const wrong = own.reduce((mask, { assumption }) => mask | assumption.candidates, 0);
  const left = board.cells[cell] & ~wrong;
  if (!isKnown(left)) {
    return own.map(({ assumption, length, generation }) => {
      return { cell, values: [assumption.candidates], length, least: generation };
    });
  }
  const values = coloursIn(marks[cell] & ~left).map((colour) => 1 << colour);
  const length = own.reduce((sum, each) => sum + each.length, 0);
  const least = own.reduce((sum, { generation }) => sum + generation, 0);
  return [{ cell, values, length, least }];
}

/** Rates cases by their links; leaving the cell unknown costs more than any chain. */
function costOf({ marks }: LineTrace, { cell, values }: Wrong, links: number): number {
  const wrong = values.reduce((mask, value) => mask | value, 0);
  return links + (isKnown(marks[cell] & ~wrong) ? 0 : 1e6);
}
