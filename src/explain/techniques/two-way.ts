// 20. A fact that follows from every value of a cell is certain, whichever value the cell has. Of
// the most promising facts of this kind, the step takes the one whose chains together are the
// shortest.

import { coloursIn } from '../../puzzle/candidate-colours.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { oneBasedPlaceOf } from '../../puzzle/one-based-place.ts';
import { caseToContradiction, caseToFact, linksOf } from '../chains/case-chains.ts';
import type { LineTrace } from '../chains/line-trace.ts';
import type { AgreedFact, ProbeLimits } from '../chains/probe-cells.ts';
import { prunedCase } from '../chains/prune-chain.ts';
import type { FoundStep } from '../model/found-step.ts';
import type { Case, CasesStep, Fact } from '../model/step.ts';

/** The greatest number of facts for which chains are worked out. */
const MOST_CHAINS = 6;

export function twoWay(
  trace: LineTrace,
  agreed: readonly AgreedFact[],
  limits: ProbeLimits,
): FoundStep<CasesStep> | undefined {
  const cost = ({ fact, length }: AgreedFact): number =>
    length + (isKnown(fact.candidates) ? 0 : 1e6);
  const nearest = agreed.toSorted((a, b) => cost(a) - cost(b)).slice(0, MOST_CHAINS);
  const found = nearest.map(({ cell, fact }) => ({
    fact,
    cases: casesOf(trace, cell, fact, limits),
  }));
  const [best] = found.toSorted((a, b) => linksOf(a.cases) - linksOf(b.cases));
  if (best === undefined) return undefined;
  const { fact, cases } = best;
  return {
    technique: 'two-way',
    tier: 5,
    conclusions: [fact],
    describe: () => stepOf(trace, fact, cases),
  };
}

/**
 * Makes a case for every value that the marks leave; the case of a value that lines have ruled out
 * ends in a contradiction.
 */
function casesOf(trace: LineTrace, cell: number, fact: Fact, { links }: ProbeLimits): Case[] {
  return coloursIn(trace.marks[cell]).flatMap((colour) => {
    const assumption = { cell, candidates: 1 << colour };
    const isGone = (trace.board.cells[cell] & assumption.candidates) === 0;
    if (isGone) return caseToContradiction(trace, assumption, { links }) ?? [];
    return caseToFact(trace, assumption, fact, links);
  });
}

/**
 * Makes the step. Parameters of its sentence `two-way`: `row` and `column` of the cell that can
 * have several values, `toRow` and `toColumn` of the concluded cell, all from 1; `concluded`, its
 * mask; `links`, the number of lines to look at in all cases.
 */
function stepOf(trace: LineTrace, fact: Fact, found: readonly Case[]): CasesStep {
  const { puzzle } = trace;
  const cases = found.map((own) => prunedCase(trace, own, [fact]));
  const to = oneBasedPlaceOf(puzzle, fact.cell);
  return {
    kind: 'cases',
    technique: 'two-way',
    tier: 5,
    cases,
    conclusions: [fact],
    message: {
      key: 'two-way',
      params: {
        ...oneBasedPlaceOf(puzzle, cases[0].assumption.cell),
        toRow: to.row,
        toColumn: to.column,
        concluded: fact.candidates,
        links: linksOf(cases),
      },
    },
  };
}
