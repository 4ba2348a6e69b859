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
 * no contradiction, when they are given up because they added more than `links` links, and when the
 * case has more than `lines` lines; but a case that needs no assumption may have more.
 */
export function caseToContradiction(
  trace: LineTrace,
  assumption: Fact,
  { links, lines = Number.POSITIVE_INFINITY }: { links: number; lines?: number },
): Case | undefined {
  const { cell, candidates } = assumption;
  if ((trace.board.cells[cell] & candidates) === 0) return caseOfGone(trace, assumption);
  const end = assume(trace, assumption, links);
  const found = end === 'contradiction' ? contradictingCase(trace, assumption, lines) : undefined;
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

/**
 * Makes the case of an assumption that has just led to a contradiction on the trace. Returns
 * undefined when it has more than `lines` lines.
 */
export function contradictingCase(
  trace: LineTrace,
  assumption: Fact,
  lines = Number.POSITIVE_INFINITY,
): Case | undefined {
  const chain = chainToContradiction(logOf(trace), trace.unmetLine, lines);
  return chain && { assumption, ...chain };
}

/** Makes the case that leads from an assumption to a fact. */
export function caseToFact(trace: LineTrace, assumption: Fact, fact: Fact, most: number): Case {
  assume(trace, assumption, most);
  const links = chainToFact(logOf(trace), fact);
  takeBackAssumption(trace);
  return { assumption, links };
}

/**
 * The fewest lines that contradict a value that the row and the column of its cell allow, when
 * lines alone have nothing to add. The last line can have each candidate of each of its cells, so
 * two of its cells must have changed. Either both were changed by lines across, and a line across
 * that does not contain the supposed cell needs a line before it; or one of them is the supposed
 * cell itself, and then the line across at the other cell needs two lines before it.
 */
export const FEWEST_LINES = 4;

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
