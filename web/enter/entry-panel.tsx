// The panel beside the board of the Enter screen: the actions, what was found, the facts about the
// puzzle, and its details.

import type { ReactNode } from 'react';
import { useText } from '../app/texts.ts';
import type { ShowToast } from '../app/use-toast.ts';
import { Notice } from '../design/notice.tsx';
import { Switch } from '../design/switch.tsx';
import { WorkBar } from '../design/work-bar.tsx';
import type { LibraryPuzzle } from '../puzzle-store/library-puzzles.ts';
import { ChecksSummary } from './checks-summary.tsx';
import { withCorrection } from './draft/apply-correction.ts';
import type { Checks } from './draft/checks.ts';
import type { Drafting } from './draft/use-draft.ts';
import styles from './enter.module.css';
import { FindingCard } from './findings/finding-card.tsx';
import type { Findings } from './findings/use-findings.ts';
import { PuzzleActions } from './puzzle-actions.tsx';
import { PuzzleDetails } from './puzzle-details.tsx';
import { RemoveGiven } from './remove-given.tsx';
import type { EntrySaving } from './saving/use-entry-saving.ts';

interface EntryPanelProps {
  readonly drafting: Drafting;
  readonly checks: Checks;
  readonly findings: Findings;
  readonly saving: EntrySaving;
  /** The puzzle of the library that is edited. */
  readonly base: LibraryPuzzle | undefined;
  readonly isContradictory: boolean;
  /** The index of the solution that is shown, among those of the finding. */
  readonly shown: number;
  readonly onShown: (shown: number) => void;
  readonly showsSure: boolean;
  readonly onShowsSure: (shows: boolean) => void;
  /** Puts the focus on the field of a line. */
  readonly onLine: (line: number) => void;
  readonly showToast: ShowToast;
  /** The card of the photo of which the clues were read. */
  readonly photoCard: ReactNode;
}

export function EntryPanel(props: EntryPanelProps) {
  const { drafting, checks, findings, saving, base, shown, onLine, showToast } = props;
  const { finding, tried } = findings;
  const { draft, change } = drafting;
  const text = useText();
  return (
    <div className={styles.panel}>
      <PuzzleActions {...{ checks, saving, findings, base }} />
      {props.photoCard}
      <WorkBar work={findings.work} />
      {findings.failure !== undefined && <Notice kind="wrong">{findings.failure}</Notice>}
      {finding && (
        <FindingCard
          {...{ draft, checks, finding, tried, shown }}
          onShown={props.onShown}
          onTry={findings.tryOut}
          onAccept={(correction) => {
            // Undo brings the clues back as they were typed.
            findings.hideTried();
            change((own) => withCorrection(own, correction));
            onLine(correction.line);
          }}
          onDismiss={findings.dismiss}
          removeGiven={<RemoveGiven {...{ drafting, showToast }} />}
        />
      )}
      <ChecksSummary {...{ draft, checks, onLine }} isContradictory={props.isContradictory} />
      <section className={styles.card}>
        <Switch label={text('enter.sure')} checked={props.showsSure} onChange={props.onShowsSure} />
        <PuzzleDetails draft={draft} onChange={change} />
      </section>
    </div>
  );
}
