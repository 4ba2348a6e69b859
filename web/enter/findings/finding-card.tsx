// The card with a finding of the solver: the verdict with solutions to page through, the
// difficulty, or the contradiction with its corrections.

import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Correction } from '../../../src/explain/index.ts';
import { type Text, useText } from '../../app/texts.ts';
import { IconButton } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { type Checks, differing } from '../draft/checks.ts';
import type { TypedDraft } from '../draft/typed-draft.ts';
import styles from '../enter.module.css';
import { CorrectionsList } from './corrections-list.tsx';
import {
  type ContradictionFinding,
  type DraftFinding,
  differingIn,
  isOneFound,
  type TriedCorrection,
} from './finding.ts';
import { verdictWords } from './use-findings.ts';

interface FindingCardProps {
  readonly draft: TypedDraft;
  readonly checks: Checks;
  readonly finding: DraftFinding;
  readonly tried: TriedCorrection | undefined;
  /** The index of the solution on the grid among those of the finding, from 0. */
  readonly shown: number;
  readonly onShown: (shown: number) => void;
  readonly onTry: (correction: Correction) => void;
  readonly onAccept: (correction: Correction) => void;
  readonly onDismiss: () => void;
  /** The button that removes all given cells. */
  readonly removeGiven: ReactNode;
}

export function FindingCard(props: FindingCardProps) {
  const { draft, checks, finding, tried, onTry, onAccept, onDismiss, removeGiven } = props;
  const text = useText();
  const isGood = finding.kind !== 'contradiction' && verdictOf(finding) === 'unique';
  return (
    <section className={styles.finding} aria-label={text('enter.result')} data-testid="finding">
      <Notice
        kind={isGood ? 'good' : finding.kind === 'contradiction' ? 'wrong' : 'info'}
        actions={<IconButton icon={X} label={text('enter.result.close')} onClick={onDismiss} />}
      >
        <strong>{verdictWords(text, finding)}</strong>
        <p>{adviceOf(finding, checks, text)}</p>
      </Notice>
      {finding.kind === 'solved' && finding.answer.solutions.length > 1 && <Pager {...props} />}
      {finding.kind === 'contradiction' && (
        <CorrectionsList {...{ draft, finding, tried, onTry, onAccept }} />
      )}
      {isGivenInDoubt(finding) && removeGiven}
    </section>
  );
}

function verdictOf(finding: Exclude<DraftFinding, { kind: 'contradiction' }>) {
  return finding.kind === 'solved' ? finding.answer.verdict : finding.rating.verdict;
}

function isGivenInDoubt(finding: DraftFinding): boolean {
  if (finding.kind !== 'contradiction') return false;
  return finding.withGiven && finding.contradiction.verdict !== 'solvable';
}

function adviceOf(finding: DraftFinding, checks: Checks, text: Text): string {
  if (finding.kind === 'contradiction') return contradictionAdvice(finding, checks, text);
  if (finding.kind === 'rated') {
    const { label = 'none', atLeast } = finding.rating;
    if (atLeast !== undefined) return text('enter.advice.label.least', { label: atLeast });
    return text('enter.advice.label', { label });
  }
  if (isOneFound(finding)) return text('enter.advice.unique');
  return text(`enter.advice.${finding.answer.verdict}`, {
    count: differingIn(finding).length,
  });
}

function contradictionAdvice(finding: ContradictionFinding, checks: Checks, text: Text): string {
  const { contradiction, corrections, withGiven } = finding;
  const given = withGiven ? 'yes' : 'no';
  if (contradiction.verdict === 'solvable') return text('enter.advice.solvable');
  if (corrections !== undefined && corrections.corrections.length > 0)
    return text('enter.advice.choose', { given });
  if (checks.blank.length > 0 && differing(checks.sums).length > 0)
    return text('enter.advice.missing', { count: checks.blank.length });
  const compare = text('enter.advice.compare', { count: contradiction.lines.length, given });
  return corrections?.complete ? `${text('enter.advice.no-correction')} ${compare}` : compare;
}

function Pager({ finding, shown, onShown }: FindingCardProps) {
  const text = useText();
  if (finding.kind !== 'solved') return null;
  const { solutions, complete } = finding.answer;
  return (
    <div className={styles.pager}>
      <IconButton
        icon={ChevronLeft}
        label={text('enter.solution.previous')}
        disabled={shown === 0}
        onClick={() => onShown(shown - 1)}
      />
      <span>
        {text('enter.solution', {
          number: shown + 1,
          count: solutions.length,
          more: complete ? 'no' : 'yes',
        })}
      </span>
      <IconButton
        icon={ChevronRight}
        label={text('enter.solution.next')}
        disabled={shown + 1 >= solutions.length}
        onClick={() => onShown(shown + 1)}
      />
    </div>
  );
}
