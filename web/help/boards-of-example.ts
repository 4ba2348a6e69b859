// The boards of an example: one before the step, with the marks that the step rests on; one for
// each case that the step tries; and one after the step, with what follows.

import type { Case } from '../../src/explain/model/step.ts';
import { defined } from '../../src/puzzle/defined.ts';
import type { ShownTechnique } from '../../src/tasks/explaining/techniques.ts';
import { markOfMask, NOTE, UNMARKED } from '../board/state/mark.ts';
import type { Highlights } from '../board/view/highlights.ts';
import { highlightsOfStep } from '../board/view/step-highlights.ts';

export interface ExampleBoard {
  readonly when: 'before' | 'case' | 'after';
  readonly cells: Uint8Array;
  readonly highlights: Highlights;
}

type Example = Pick<ShownTechnique, 'marks' | 'step'>;

export function boardsOf({ marks, step }: Example): readonly ExampleBoard[] {
  const cells = Uint8Array.from(marks, markOfMask);
  const { conclusions = [], evidence = [], ...places } = highlightsOfStep(step);
  const known = evidence.filter((cell) => cells[cell] !== UNMARKED);
  const cases = step.kind === 'cases' ? step.cases : [];
  return [
    { when: 'before', cells, highlights: { ...places, evidence: known } },
    ...cases.map((one) => caseBoard(cells, one)),
    {
      when: 'after',
      cells: withFacts(cells, step.conclusions, 0),
      highlights: { conclusions },
    },
  ];
}

/**
 * Returns the board of a case. Notes show the candidate that is tried and what the lines of the
 * case conclude from it. If there is a line that no arrangement fits, this line is highlighted.
 */
function caseBoard(cells: Uint8Array, { assumption, links, clash }: Case): ExampleBoard {
  const facts = [assumption, ...links.flatMap(({ conclusions }) => conclusions)];
  return {
    when: 'case',
    cells: withFacts(cells, facts, NOTE),
    highlights: {
      conclusions: [assumption.cell],
      ...defined({ lines: clash === undefined ? undefined : [clash.line] }),
    },
  };
}

/** Marks the unmarked cells that the facts make known; all other cells stay as they are. */
function withFacts(
  cells: Uint8Array,
  facts: readonly { readonly cell: number; readonly candidates: number }[],
  kind: 0 | typeof NOTE,
): Uint8Array {
  const after = cells.slice();
  for (const { cell, candidates } of facts) {
    const mark = markOfMask(candidates);
    if (mark !== UNMARKED && after[cell] === UNMARKED) after[cell] = mark | kind;
  }
  return after;
}
