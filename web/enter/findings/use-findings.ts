// Solves, rates and corrects a draft. The work is shown while it runs and can be cancelled;
// findings hold until the draft changes.

import { useState } from 'react';
import type { Correction } from '../../../src/explain/index.ts';
import { validate } from '../../../src/puzzle/validate.ts';
import { announce } from '../../app/announcer.tsx';
import { type Text, useText } from '../../app/texts.ts';
import { useWork, type Work, type WorkHost } from '../../app/use-work.ts';
import { long } from '../../solver/solvers.ts';
import { withCorrection } from '../draft/apply-correction.ts';
import type { Checks } from '../draft/checks.ts';
import { checksOf } from '../draft/checks.ts';
import type { TypedDraft } from '../draft/typed-draft.ts';
import type { DraftFinding, Found, Trial } from './finding.ts';

export interface Findings {
  readonly work: Work | undefined;
  readonly finding: DraftFinding | undefined;
  readonly trial: Trial | undefined;
  /** The failure of the work, in words. */
  readonly failure: string | undefined;
  readonly solve: () => void;
  readonly rate: () => void;
  readonly findMistake: () => void;
  /** Shows a correction on the board; the same call again hides it. */
  readonly tryOut: (correction: Correction) => void;
  readonly endTrial: () => void;
  readonly dismiss: () => void;
}

const SOLVE_LIMITS = { seconds: 120 };
/** At most this many solutions can be paged through. */
const MAX_SOLUTIONS = 20;

export function useFindings(draft: TypedDraft, checks: Checks): Findings {
  const text = useText();
  const { work, run } = useWork();
  const [found, setFound] = useState<Found>();
  const [tried, setTried] = useState<{ readonly of: TypedDraft; readonly trial: Trial }>();
  const [failed, setFailed] = useState<{ readonly of: TypedDraft; readonly message: string }>();
  const finding = found?.of === draft ? found.finding : undefined;
  const trial = tried?.of === draft ? tried.trial : undefined;

  const begin = (label: string, task: (host: WorkHost) => Promise<void>): void => {
    setTried(undefined);
    setFailed(undefined);
    run(label, task).catch((error: Error) =>
      setFailed({ of: draft, message: text('app.failed', { message: error.message }) }),
    );
  };
  const show = (next: DraftFinding): void => setFound({ of: draft, finding: next });
  const conclude = (next: DraftFinding): void => {
    show(next);
    announce(verdictWords(text, next));
  };
  const explainContradiction = async (host: WorkHost): Promise<void> => {
    host.report(undefined, text('enter.work.conflict'));
    const { signal } = host;
    const conflict = await long.ask('conflict', { draft: checks.draft }, { signal });
    if (!conflict.ok) throw new Error(conflict.problems[0]?.message);
    show({ kind: 'contradiction', conflict: conflict.value });
    host.report(undefined, text('enter.work.corrections'));
    const corrections = await long.ask(
      'corrections',
      { draft: checks.draft },
      {
        signal,
        onProgress: ({ candidates, settled }) =>
          host.report(candidates > 0 ? settled / candidates : undefined),
      },
    );
    if (!corrections.ok) throw new Error(corrections.problems[0]?.message);
    conclude({ kind: 'contradiction', conflict: conflict.value, corrections: corrections.value });
  };
  const solve = async (host: WorkHost): Promise<void> => {
    if (checks.puzzle === undefined) return explainContradiction(host);
    const { value: answer } = await long.ask(
      'solve',
      { puzzle: checks.puzzle, maxSolutions: MAX_SOLUTIONS, limits: SOLVE_LIMITS },
      {
        signal: host.signal,
        onProgress: ({ knownCells, cells, solutions }) =>
          host.report(knownCells / cells, text('enter.work.solve.found', { solutions })),
      },
    );
    if (answer.verdict === 'none') return explainContradiction(host);
    conclude({ kind: 'solved', answer });
  };
  const rate = async (host: WorkHost): Promise<void> => {
    if (checks.puzzle === undefined) return explainContradiction(host);
    const { value: rating } = await long.ask(
      'rate',
      { puzzle: checks.puzzle },
      {
        signal: host.signal,
        onProgress: ({ knownCells, cells }) => host.report(knownCells / cells),
      },
    );
    if (rating.verdict === 'none') return explainContradiction(host);
    conclude({ kind: 'rated', rating });
  };
  const tryOut = async (correction: Correction, host: WorkHost): Promise<void> => {
    const next = withCorrection(draft, correction);
    setTried({ of: draft, trial: { correction, draft: next } });
    const outcome = validate(checksOf(next).draft);
    if (!outcome.ok) return;
    const { signal } = host;
    const args = { puzzle: outcome.value, maxSolutions: 1, limits: SOLVE_LIMITS };
    const { value } = await long.ask('solve', args, { signal });
    const [grid] = value.solutions;
    if (grid) setTried({ of: draft, trial: { correction, draft: next, grid } });
  };

  return {
    work,
    finding,
    trial,
    failure: failed?.of === draft ? failed.message : undefined,
    solve: () => begin(text('enter.work.solve'), solve),
    rate: () => begin(text('enter.work.rate'), rate),
    findMistake: () => begin(text('enter.work.conflict'), explainContradiction),
    tryOut: (correction) => {
      if (trial?.correction === correction) setTried(undefined);
      else begin(text('enter.work.try'), (host) => tryOut(correction, host));
    },
    endTrial: () => setTried(undefined),
    dismiss: () => {
      setFound(undefined);
      setTried(undefined);
    },
  };
}

/** Returns the headline of a finding. */
export function verdictWords(text: Text, finding: DraftFinding): string {
  if (finding.kind === 'contradiction') {
    const { corrections } = finding;
    if (corrections === undefined) return text('enter.verdict.none');
    return text('enter.corrections.found', { count: corrections.corrections.length });
  }
  const verdict = finding.kind === 'solved' ? finding.answer.verdict : finding.rating.verdict;
  return text(`enter.verdict.${verdict}`);
}
