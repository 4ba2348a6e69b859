// The Enter screen once a draft is loaded: the board with its clue fields, the facts about the
// puzzle, and the actions.

import { useMemo, useRef, useState } from 'react';
import type { ScreenHandoff } from '../app/screen-handoff.ts';
import { useText } from '../app/texts.ts';
import { useToast } from '../app/use-toast.ts';
import { DropVeil } from '../design/drop-veil.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { Switch } from '../design/switch.tsx';
import { WorkBar } from '../design/work-bar.tsx';
import type { LibraryPuzzle } from '../puzzle-store/library-puzzles.ts';
import { ChecksSummary } from './checks-summary.tsx';
import { ClueBoard, focusLine } from './clue-board/clue-board.tsx';
import { useBoardHandlers } from './clue-board/use-board-handlers.ts';
import { withCorrection } from './draft/apply-correction.ts';
import { checksOf } from './draft/checks.ts';
import { draftOfPuzzle, resized, type TypedDraft } from './draft/typed-draft.ts';
import { useDraft } from './draft/use-draft.ts';
import styles from './enter.module.css';
import { EnterToolbar } from './enter-toolbar.tsx';
import { conflictIn, differingIn, gridIn } from './findings/finding.ts';
import { FindingCard } from './findings/finding-card.tsx';
import { useFindings } from './findings/use-findings.ts';
import { usePreview } from './findings/use-preview.ts';
import { OpenDialog } from './opening/open-dialog.tsx';
import { useOpening } from './opening/use-opening.ts';
import { PuzzleActions } from './puzzle-actions.tsx';
import { PuzzleDetails } from './puzzle-details.tsx';
import { useEntrySaving } from './saving/use-entry-saving.ts';
import { SizeFields } from './size-fields.tsx';
import { useKeptChoice } from './use-kept-choice.ts';

interface EnterWorkspaceProps {
  readonly id: string | undefined;
  readonly start: TypedDraft;
  readonly base?: LibraryPuzzle;
  readonly isLeft: boolean;
  /** Takes a draft that is opened here for a new board, which is another workspace. */
  readonly forNewBoard: ScreenHandoff<TypedDraft>;
}

export function EnterWorkspace({ id, start, forNewBoard, ...first }: EnterWorkspaceProps) {
  const text = useText();
  const [{ base, isLeft }, setOrigin] =
    useState<Pick<EnterWorkspaceProps, 'base' | 'isLeft'>>(first);
  const drafting = useDraft(id, start);
  const { draft, change } = drafting;
  const checks = useMemo(() => checksOf(draft), [draft]);
  const preview = usePreview(checks);
  const findings = useFindings(draft, checks);
  const { finding, trial } = findings;
  const saving = useEntrySaving(checks, base, drafting, (saved) =>
    setOrigin({ base: saved, isLeft: false }),
  );
  const showToast = useToast();
  const opening = useOpening({ drafting, id, showToast, forNewBoard });
  const handlers = useBoardHandlers(drafting, opening.readText);
  const [showsSure, setShowsSure] = useKeptChoice('enter-shows-sure', false);
  const [page, setPage] = useState({ of: finding, shown: 0 });
  const shown = page.of === finding ? page.shown : 0;
  const main = useRef<HTMLDivElement>(null);
  const onBoard = trial?.draft ?? draft;
  const boardChecks = useMemo(() => (trial ? checksOf(trial.draft) : checks), [trial, checks]);
  const solution = trial ? trial.grid : gridIn(finding, shown);
  const sure = showsSure && preview?.consistent ? preview.grid : undefined;
  const grid = solution ?? sure;
  return (
    <Page
      title={text(base ? 'enter.edit' : 'app.enter')}
      wide
      aside={<EnterToolbar {...{ drafting, opening, showToast }} isEdit={id !== undefined} />}
    >
      <div ref={main} className={styles.workspace}>
        {isLeft && (
          <UnsavedNotice
            base={base}
            isUntouched={!drafting.canUndo}
            onReset={() => base && change(() => draftOfPuzzle(base.puzzle))}
          />
        )}
        <div className={styles.boardSide}>
          <SizeFields
            draft={draft}
            onSize={(width, height) => change((own) => resized(own, width, height), 'size')}
          />
          <ClueBoard
            {...handlers}
            draft={onBoard}
            checks={boardChecks}
            gridName={text(
              solution ? 'enter.grid.solution' : sure ? 'enter.grid.sure' : 'enter.grid',
              {
                rows: onBoard.height,
                columns: onBoard.width,
              },
            )}
            differing={trial ? [] : differingIn(finding)}
            conflict={trial ? [] : conflictIn(finding)}
            readOnly={trial !== undefined}
            grid={grid}
            corrected={trial?.correction.line}
          />
          <p className={styles.soft}>{text('enter.hint')}</p>
        </div>
        <div className={styles.panel}>
          <PuzzleActions {...{ checks, saving, findings }} isOwn={base?.origin === 'own'} />
          <WorkBar work={findings.work} />
          {findings.failure !== undefined && <Notice kind="wrong">{findings.failure}</Notice>}
          {finding && (
            <FindingCard
              {...{ draft, checks, finding, trial, shown }}
              onShown={(next) => setPage({ of: finding, shown: next })}
              onTry={findings.tryOut}
              onAccept={(correction) => {
                // Undo brings the clues back as they were typed.
                findings.endTrial();
                change((own) => withCorrection(own, correction));
                focusLine(main.current, correction.line);
              }}
              onDismiss={findings.dismiss}
            />
          )}
          <ChecksSummary
            draft={draft}
            checks={checks}
            isContradictory={preview?.consistent === false}
            onLine={(line) => focusLine(main.current, line)}
          />
          <section className={styles.card}>
            <Switch label={text('enter.sure')} checked={showsSure} onChange={setShowsSure} />
            <PuzzleDetails draft={draft} onChange={change} />
          </section>
        </div>
      </div>
      <OpenDialog {...opening} />
      {opening.isOver && <DropVeil>{text('enter.open.dropping')}</DropVeil>}
    </Page>
  );
}

/** Says that this draft has changes that were not saved, and offers to go back to the puzzle. */
function UnsavedNotice(props: {
  readonly base: LibraryPuzzle | undefined;
  readonly isUntouched: boolean;
  readonly onReset: () => void;
}) {
  const text = useText();
  if (props.base === undefined || !props.isUntouched) return null;
  return (
    <div className={styles.left}>
      <Notice
        actions={
          <button type="button" className={styles.goTo} onClick={props.onReset}>
            {text('enter.left.reset')}
          </button>
        }
      >
        {text('enter.left')}
      </Notice>
    </div>
  );
}
