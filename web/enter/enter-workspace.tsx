// The Enter screen after a draft was loaded: the board, the panel beside it, and the dialog that
// opens other puzzles.

import { useMemo, useRef, useState } from 'react';
import type { ScreenHandoff } from '../app/screen-handoff.ts';
import { useText } from '../app/texts.ts';
import { useToast } from '../app/use-toast.ts';
import { DropVeil } from '../design/drop-veil.tsx';
import { lazyPart } from '../design/lazy-part.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import type { LibraryPuzzle } from '../puzzle-store/library-puzzles.ts';
import { focusLine } from './clue-board/clue-board.tsx';
import { checksOf } from './draft/checks.ts';
import { draftOfPuzzle, type TypedDraft } from './draft/typed-draft.ts';
import { type Drafting, useDraft } from './draft/use-draft.ts';
import styles from './enter.module.css';
import { EnterToolbar } from './enter-toolbar.tsx';
import { EntryBoard } from './entry-board.tsx';
import { EntryPanel } from './entry-panel.tsx';
import { useFindings } from './findings/use-findings.ts';
import { usePreview } from './findings/use-preview.ts';
import { OpenDialog } from './opening/open-dialog.tsx';
import { useOpening } from './opening/use-opening.ts';
import { PhotoCard } from './photo/photo-card.tsx';
import { usePhoto } from './photo/use-photo.ts';
import { useEntrySaving } from './saving/use-entry-saving.ts';
import { useKeptChoice } from './use-kept-choice.ts';

const PhotoView = lazyPart(async () => (await import('./photo/view/photo-view.tsx')).PhotoView);

interface EnterWorkspaceProps {
  readonly id: string | undefined;
  readonly start: TypedDraft;
  readonly base?: LibraryPuzzle;
  readonly isLeft: boolean;
  /**
   * Hands a draft over to the workspace of a new board, because the draft must not replace a puzzle
   * of the library.
   */
  readonly forNewBoard: ScreenHandoff<TypedDraft>;
}

export function EnterWorkspace({ id, start, forNewBoard, ...first }: EnterWorkspaceProps) {
  const text = useText();
  const [{ base, isLeft }, setOrigin] =
    useState<Pick<EnterWorkspaceProps, 'base' | 'isLeft'>>(first);
  const drafting = useDraft(id, start);
  const checks = useMemo(() => checksOf(drafting.draft), [drafting.draft]);
  const preview = usePreview(checks);
  const findings = useFindings(drafting.draft, checks);
  const { finding } = findings;
  const showToast = useToast();
  const photographing = usePhoto({ drafting, id, showToast });
  const saving = useEntrySaving(checks, base, photographing.draftToSave, (saved) =>
    setOrigin({ base: saved, isLeft: false }),
  );
  const opening = useOpening({
    ...{ drafting, id, showToast, forNewBoard },
    onPhoto: photographing.open,
  });
  const [showsSure, setShowsSure] = useKeptChoice('enter-shows-sure', false);
  const [page, setPage] = useState({ of: finding, shown: 0 });
  const shown = page.of === finding ? page.shown : 0;
  const main = useRef<HTMLDivElement>(null);
  const around = (
    <>
      <OpenDialog {...opening} />
      {opening.isOver && <DropVeil>{text('enter.open.dropping')}</DropVeil>}
    </>
  );
  if (photographing.state.isShown)
    return (
      <Page title={text('photo.title')} wide>
        <PhotoView {...{ photographing, showToast }} />
        {around}
      </Page>
    );
  const onPhoto = (): void => void photographing.dispatch({ type: 'shown', isShown: true });
  const isEdit = id !== undefined;
  return (
    <Page
      title={text(base ? 'enter.edit' : 'app.enter')}
      wide
      aside={<EnterToolbar {...{ drafting, opening, onPhoto, showToast, isEdit }} />}
    >
      <div ref={main} className={styles.workspace}>
        {isLeft && <UnsavedNotice {...{ base, drafting }} />}
        <EntryBoard
          {...{ drafting, checks, findings, shown, showToast, photographing }}
          sure={showsSure && preview?.consistent ? preview.grid : undefined}
          onOther={opening.readText}
        />
        <EntryPanel
          {...{ drafting, checks, findings, saving, base, shown, showsSure, showToast }}
          isContradictory={preview?.consistent === false}
          onShown={(next) => setPage({ of: finding, shown: next })}
          onShowsSure={setShowsSure}
          onLine={(line) => focusLine(main.current, line)}
          photoCard={
            <PhotoCard
              {...{ photographing, draft: drafting.draft }}
              onLine={(line) => focusLine(main.current, line)}
            />
          }
        />
      </div>
      {around}
    </Page>
  );
}

/** Says that this draft has changes that were not saved, and offers to go back to the puzzle. */
function UnsavedNotice({
  base,
  drafting: { canUndo, change },
}: {
  readonly base: LibraryPuzzle | undefined;
  readonly drafting: Drafting;
}) {
  const text = useText();
  if (base === undefined || canUndo) return null;
  const reset = (): void => change(() => draftOfPuzzle(base.puzzle));
  const actions = (
    <button type="button" className={styles.goTo} onClick={reset}>
      {text('enter.left.reset')}
    </button>
  );
  return (
    <div className={styles.left}>
      <Notice actions={actions}>{text('enter.left')}</Notice>
    </div>
  );
}
