// 20. What follows from every value of a cell holds, whichever it is ("regardless"). Of all such
// facts found, one with the shortest chains together.

import { isKnown } from '../../puzzle/grid.ts';
import { caseToContradiction, caseToFact, linksOf, placeOf } from '../chains/case-chains.ts';
import type { LineTrace } from '../chains/line-trace.ts';
import type { AgreedFact, ProbeLimits } from '../chains/probe-cells.ts';
import { prunedCase } from '../chains/prune-chain.ts';
import { coloursIn } from '../model/candidate-colours.ts';
import type { Case, CasesStep, Fact } from '../model/step.ts';

/** Chains are worked out for so many facts. */
const MOST_CHAINS = 6;

export function twoWay(
  trace: LineTrace,
  agreed: readonly AgreedFact[],
  limits: ProbeLimits,
): CasesStep | undefined {
  const cost = ({ fact, length }: AgreedFact): number =>
    length + (isKnown(fact.candidates) ? 0 : 1e6);
  const nearest = agreed.toSorted((a, b) => cost(a) - cost(b)).slice(0, MOST_CHAINS);
  const found = nearest.map(({ cell, fact }) => ({
    fact,
    cases: casesOf(trace, cell, fact, limits),
  }));
  const [best] = found.toSorted((a, b) => linksOf(a.cases) - linksOf(b.cases));
  return best && stepOf(trace, best.fact, best.cases);
}

/**
 * A case for every value that the marks leave; values that lines took since end in a contradiction.
 */
function casesOf(trace: LineTrace, cell: number, fact: Fact, { links }: ProbeLimits): Case[] {
  return coloursIn(trace.marks[cell]).flatMap((colour) => {
    const assumption = { cell, candidates: 1 << colour };
    const isGone = (trace.board.cells[cell] & assumption.candidates) === 0;
    if (isGone) return caseToContradiction(trace, assumption, links) ?? [];
    return caseToFact(trace, assumption, fact, links);
  });
}

/**
 * Sentence `two-way`: `row`, `column` of the cell that can be either, `toRow`, `toColumn` of the
 * one that is told, all from 1; `concluded`, what that is, as a mask; `links`, the lines to look at
 * in all cases.
 */
function stepOf(trace: LineTrace, fact: Fact, found: readonly Case[]): CasesStep {
  const { puzzle } = trace;
  const cases = found.map((own) => prunedCase(trace, own, [fact]));
  const to = placeOf(puzzle, fact.cell);
  return {
    kind: 'cases',
    technique: 'two-way',
    tier: 5,
    cases,
    conclusions: [fact],
    message: {
      key: 'two-way',
      params: {
        ...placeOf(puzzle, cases[0].assumption.cell),
        toRow: to.row,
        toColumn: to.column,
        concluded: fact.candidates,
        links: linksOf(cases),
      },
    },
  };
}
