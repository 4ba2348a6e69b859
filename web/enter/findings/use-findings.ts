// Solves and rates a draft, and finds its corrections. The work is shown while it runs, and can be
// cancelled. A finding is shown only while the draft is the one that the finding is about.

import { useState } from 'react';
import type { Correction } from '../../../src/explain/index.ts';
import { announce } from '../../app/announcer.tsx';
import { type Text, useText } from '../../app/texts.ts';
import { useWork, type Work, type WorkHost } from '../../app/use-work.ts';
import { withCorrection } from '../draft/apply-correction.ts';
import type { Checks } from '../draft/checks.ts';
import type { TypedDraft } from '../draft/typed-draft.ts';
import {
  askContradiction,
  askGrid,
  askRating,
  askSolutions,
  type FindingContext,
} from './ask-findings.ts';
import { type DraftFinding, isOneFound, type TriedCorrection } from './finding.ts';

export interface Findings {
  readonly work: Work | undefined;
  readonly finding: DraftFinding | undefined;
  readonly tried: TriedCorrection | undefined;
  /** The failure of the work, in words. */
  readonly failure: string | undefined;
  readonly solve: () => void;
  readonly rate: () => void;
  readonly findMistake: () => void;
  /** Shows a correction on the board; the same call again hides it. */
  readonly tryOut: (correction: Correction) => void;
  readonly hideTried: () => void;
  readonly dismiss: () => void;
}

/** A value that is shown only with the draft that it is about. */
interface About<T> {
  readonly draft: TypedDraft;
  readonly value: T;
}

export function useFindings(draft: TypedDraft, checks: Checks): Findings {
  const text = useText();
  const { work, run } = useWork();
  const [finding, setFinding] = useAbout<DraftFinding>(draft);
  const [tried, setTried] = useAbout<TriedCorrection>(draft);
  const [failure, setFailure] = useAbout<string>(draft);

  const begin = (label: string, task: (host: WorkHost) => Promise<void>): void => {
    setTried(undefined);
    setFailure(undefined);
    run(label, task).catch(({ message }: Error) => setFailure(text('app.failed', { message })));
  };
  const ask = (label: string, task: (context: FindingContext) => Promise<void>): void => {
    const conclude = (found: DraftFinding): void => {
      setFinding(found);
      announce(verdictWords(text, found));
    };
    begin(label, (host) => task({ checks, text, host, show: setFinding, conclude }));
  };
  const tryOut = async (correction: Correction, { signal }: WorkHost): Promise<void> => {
    const next = { correction, draft: withCorrection(draft, correction) };
    setTried(next);
    const grid = await askGrid(next, signal);
    if (grid !== undefined) setTried({ ...next, grid });
  };

  return {
    ...{ work, finding, tried, failure },
    solve: () => ask(text('enter.work.solve'), askSolutions),
    rate: () => ask(text('enter.work.rate'), askRating),
    findMistake: () => ask(text('enter.work.contradiction'), askContradiction),
    tryOut: (correction) => {
      if (tried?.correction === correction) setTried(undefined);
      else begin(text('enter.work.try'), (host) => tryOut(correction, host));
    },
    hideTried: () => setTried(undefined),
    dismiss: () => {
      setFinding(undefined);
      setTried(undefined);
    },
  };
}

/** Keeps a value about a draft, and returns the value only with that draft. */
function useAbout<T>(draft: TypedDraft): [T | undefined, (value: T | undefined) => void] {
  const [about, setAbout] = useState<About<T>>();
  const set = (value: T | undefined): void =>
    setAbout(value === undefined ? undefined : { draft, value });
  return [about?.draft === draft ? about.value : undefined, set];
}

/** Returns the headline of a finding. */
export function verdictWords(text: Text, finding: DraftFinding): string {
  if (finding.kind === 'contradiction') {
    const { corrections } = finding;
    if (corrections === undefined) return text('enter.verdict.none');
    return text('enter.corrections.found', { count: corrections.corrections.length });
  }
  const verdict = finding.kind === 'solved' ? finding.answer.verdict : finding.rating.verdict;
  if (isOneFound(finding)) return text('enter.verdict.found');
  return text(`enter.verdict.${verdict}`);
}
