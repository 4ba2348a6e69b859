// Makes the cases of a step: each case is an assumption and a chain of lines that shows what
// follows from the assumption.

import { isKnown } from '../../puzzle/grid.ts';
import { oneBasedPlaceOf } from '../../puzzle/one-based-place.ts';
import type { FoundStep } from '../model/found-step.ts';
import { BLANK } from '../model/line-finding.ts';
import type { Case, CasesStep, Fact } from '../model/step.ts';
import { assume, type LineTrace, takeBackAssumption } from './line-trace.ts';
import { logOf } from './narrowing-log.ts';
import { prunedCase } from './prune-chain.ts';
import { chainToContradiction, chainToFact } from './shortest-chain.ts';

/**
 * Returns the case that shows why a value is impossible. Returns undefined when the lines lead to
 * no contradiction, or when they are given up because they added more than `most` links.
 */
export function caseToContradiction(
  trace: LineTrace,
  assumption: Fact,
  most: number,
): Case | undefined {
  const { cell, candidates } = assumption;
  if ((trace.board.cells[cell] & candidates) === 0) return caseOfGone(trace, assumption);
  const followed = assume(trace, cell, candidates, most);
  const found = followed === 'contradiction' ? contradictingCase(trace, assumption) : undefined;
  takeBackAssumption(trace);
  return found;
}

/**
 * Makes the case of a value that lines took from the cell without any assumption: the case names
 * the last of these lines as the one that contradicts the value.
 */
function caseOfGone(trace: LineTrace, assumption: Fact): Case {
  const { cell, candidates } = assumption;
  const links = chainToFact(logOf(trace), { cell, candidates: ~candidates });
  const { line, evidence } = links[links.length - 1];
  const clash = { line, evidence: [...new Set([...evidence, cell])] };
  return { assumption, links: links.slice(0, -1), clash };
}

/** Makes the case of an assumption that has just led to a contradiction on the trace. */
export function contradictingCase(trace: LineTrace, assumption: Fact): Case {
  return { assumption, ...chainToContradiction(logOf(trace), trace.unmetLine) };
}

/** Makes the case that leads from an assumption to a fact. */
export function caseToFact(trace: LineTrace, assumption: Fact, fact: Fact, most: number): Case {
  assume(trace, assumption.cell, assumption.candidates, most);
  const links = chainToFact(logOf(trace), fact);
  takeBackAssumption(trace);
  return { assumption, links };
}

/** Counts the lines that a person has to look at; a line counts each time that it occurs. */
export function linksOf(cases: readonly Case[]): number {
  return cases.reduce((sum, { links, clash }) => sum + links.length + (clash ? 1 : 0), 0);
}

/** Makes the step that rules out wrong values of one cell, each by a case. */
export function impossibleStep(
  trace: LineTrace,
  technique: CasesStep['technique'],
  wrong: readonly Case[],
): FoundStep<CasesStep> {
  const { cell } = wrong[0].assumption;
  const assumed = wrong.reduce((mask, { assumption }) => mask | assumption.candidates, 0);
  const conclusions = [{ cell, candidates: trace.marks[cell] & ~assumed }];
  return {
    technique,
    tier: 5,
    conclusions,
    describe: () => describe(trace, { technique, assumed, conclusions }, wrong),
  };
}

/**
 * Its sentences are
 * `contradiction.painted`, `.blank` and, for several values, `.several`; `edge-logic`, which rules
 * out a single value, has `.painted` and `.blank`. Their parameters: `row` and `column` of the
 * cell, from 1; the masks `assumed`, what the cell cannot be, and `concluded`, what is left;
 * `links`, the number of lines to look at; `line`, the line that no arrangement fits at the end of
 * the last case.
 */
function describe(
  trace: LineTrace,
  {
    technique,
    assumed,
    conclusions,
  }: Pick<CasesStep, 'technique' | 'conclusions'> & {
    readonly assumed: number;
  },
  wrong: readonly Case[],
): CasesStep {
  const cases = wrong.map((own) => prunedCase(trace, own, []));
  const [{ cell, candidates }] = conclusions;
  return {
    kind: 'cases',
    technique,
    tier: 5,
    cases,
    conclusions,
    message: {
      key: `${technique}.${variantOf(assumed)}`,
      params: {
        ...oneBasedPlaceOf(trace.puzzle, cell),
        assumed,
        concluded: candidates,
        links: linksOf(cases),
        line: cases.at(-1)?.clash?.line ?? 0,
      },
    },
  };
}

function variantOf(assumed: number): string {
  if (assumed === BLANK) return 'blank';
  return isKnown(assumed) ? 'painted' : 'several';
}
